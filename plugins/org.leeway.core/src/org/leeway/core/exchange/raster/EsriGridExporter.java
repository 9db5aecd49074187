package org.leeway.core.exchange.raster;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * A writer of an ASCII grid of ESRI: a header, then a line of numbers for each row, with blanks between. A cell is one
 * unit wide. The lower left corner of the grid is the origin, so y goes up. Source: the format's description in the
 * help of ArcGIS.
 */
public final class EsriGridExporter extends NumberExporter {

	@Override
	protected List<Diagnostic> losses(RasterContent content) {
		return List.of();
	}

	@Override
	protected void write(RasterContent content, OutputStream out, Progress progress) throws IOException {
		OverlayLayer layer = content.layer();
		StringBuilder text = new StringBuilder("ncols " + layer.width() + "\nnrows " + layer.height()
				+ "\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n");
		if (layer.isFractional()) {
			writeExact(layer, text, out, progress);
		} else {
			read(layer, progress, row -> {
				for (int value : row) {
					text.append(value).append(' ');
				}
				end(text, out);
			});
		}
	}

	private static void writeExact(OverlayLayer layer, StringBuilder text, OutputStream out, Progress progress)
			throws IOException {
		double[] row = new double[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			layer.exactValues(0, y, row.length, row);
			for (double value : row) {
				text.append(value).append(' ');
			}
			end(text, out);
			progress.worked(1);
			progress.check();
		}
	}

	/** Writes the text as a line, and clears the builder. The text must end with a blank, which the line break replaces. */
	private static void end(StringBuilder text, OutputStream out) throws IOException {
		text.setCharAt(text.length() - 1, '\n');
		out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
		text.setLength(0);
	}
}
