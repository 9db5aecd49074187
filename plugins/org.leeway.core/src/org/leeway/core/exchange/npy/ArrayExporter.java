package org.leeway.core.exchange.npy;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.json.JsonSidecar;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A writer of the values of a layer as an array. On request, a JSON sidecar describes the array. */
abstract class ArrayExporter implements RasterExporter {

	@Override
	public final List<TypedOption<?>> options() {
		return List.of(JsonSidecar.OPTION);
	}

	@Override
	public final boolean isBinary() {
		return true;
	}

	@Override
	public final Export export(RasterContent content, OptionValues options, Progress progress) {
		return JsonSidecar.export(content, out -> write(content.layer(), out, progress), options);
	}

	abstract void write(OverlayLayer layer, OutputStream out, Progress progress) throws IOException;
}
