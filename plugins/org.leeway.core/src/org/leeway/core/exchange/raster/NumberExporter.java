package org.leeway.core.exchange.raster;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.json.JsonSidecar;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of raw numbers, in a format that cannot say what the numbers mean. On request, a JSON sidecar describes the
 * numbers.
 */
public abstract class NumberExporter implements RasterExporter {

	/** A receiver of the rows of a layer. The rows come from top to bottom. */
	@FunctionalInterface
	protected interface Rows {

		void row(int[] values) throws IOException;
	}

	@Override
	public final List<TypedOption<?>> options() {
		return List.of(JsonSidecar.OPTION);
	}

	@Override
	public final Export export(RasterContent content, OptionValues options, Progress progress) {
		Export export = JsonSidecar.export(content, out -> write(content, out, progress), options);
		return new Export(export.parts(), losses(content));
	}

	/** Returns messages about information that the numbers lose. */
	protected List<Diagnostic> losses(RasterContent content) {
		return roundedUp(content);
	}

	/** Returns the warning that fractions are rounded up. Empty if the layer has no fractions. */
	static List<Diagnostic> roundedUp(RasterContent content) {
		return content.layer().isFractional()
				? List.of(Diagnostic.lost("Fractions are not written: numbers are rounded up.")) : List.of();
	}

	/** Writes the numbers of the layer to a stream. */
	protected abstract void write(RasterContent content, OutputStream out, Progress progress) throws IOException;

	/** Passes the values of a layer to {@code rows}, row by row. Fractions are rounded up. */
	protected static void read(OverlayLayer layer, Progress progress, Rows rows) throws IOException {
		int[] values = new int[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, values.length, values);
			rows.row(values);
			progress.worked(1);
			progress.check();
		}
	}

	/** Returns the largest number of a layer. */
	protected static int greatest(OverlayLayer layer) {
		int greatest = 0;
		int[] values = new int[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, values.length, values);
			greatest = Math.max(greatest, Arrays.stream(values).max().orElse(0));
		}
		return greatest;
	}
}
