package org.leeway.core.exchange.npy;

import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.json.JsonSidecar;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * Writes the compressed archive of NumPy: a zip file that holds the array of {@link NpyExporter} under the name of the
 * layer. The same layer gives the same bytes.
 */
public final class NpzExporter implements RasterExporter {

	/** The earliest time that a zip file can hold. */
	private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

	@Override
	public List<TypedOption<?>> options() {
		return List.of(JsonSidecar.OPTION);
	}

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) {
		return JsonSidecar.export(content, out -> write(content.layer(), out, progress), options);
	}

	private static void write(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
		ZipOutputStream zip = new ZipOutputStream(out);
		ZipEntry entry = new ZipEntry(layer.kind().id() + ".npy");
		entry.setTimeLocal(TIME);
		zip.putNextEntry(entry);
		NpyExporter.write(layer, zip, progress);
		zip.finish();
		zip.flush();
	}
}
