package org.leeway.core.exchange.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerExporter;
import org.leeway.core.layer.OverlayLayer;

/** Writes plain integers, comma-separated, a line a row, without a header line; lines end in CR LF. */
public final class CsvExporter implements LayerExporter {

	@Override
	public void write(LayerExport export, OutputStream out) throws IOException {
		OverlayLayer layer = export.layer();
		int[] values = new int[layer.width()];
		StringBuilder line = new StringBuilder();
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, values.length, values);
			line.setLength(0);
			for (int value : values) {
				line.append(value).append(',');
			}
			line.setLength(line.length() - 1);
			out.write(line.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
		}
	}
}
