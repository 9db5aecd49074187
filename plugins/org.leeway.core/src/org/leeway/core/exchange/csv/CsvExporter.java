package org.leeway.core.exchange.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerExporter;
import org.leeway.core.layer.OverlayLayer;

/** Writes plain numbers, integers unless the layer has fractions, comma-separated, a line a row, without a header line; lines end in CR LF. */
public final class CsvExporter implements LayerExporter {

	@Override
	public void write(LayerExport export, OutputStream out) throws IOException {
		OverlayLayer layer = export.layer();
		StringBuilder line = new StringBuilder();
		for (int y = 0; y < layer.height(); y++) {
			line.setLength(0);
			if (layer.isFractional()) {
				appendExact(layer, y, line);
			} else {
				appendWhole(layer, y, line);
			}
			line.setLength(line.length() - 1);
			out.write(line.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
		}
	}

	private static void appendWhole(OverlayLayer layer, int y, StringBuilder line) {
		int[] values = new int[layer.width()];
		layer.values(0, y, values.length, values);
		for (int value : values) {
			line.append(value).append(',');
		}
	}

	private static void appendExact(OverlayLayer layer, int y, StringBuilder line) {
		double[] values = new double[layer.width()];
		layer.exactValues(0, y, values.length, values);
		for (double value : values) {
			line.append(value).append(',');
		}
	}
}
