package org.leeway.core.exchange.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.json.JsonSidecar;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of plain numbers, separated by commas, with a line for each row and no header. Numbers are integers unless
 * the layer has fractions. Lines end in CR LF.
 */
public final class CsvExporter implements RasterExporter {

	@Override
	public List<TypedOption<?>> options() {
		return List.of(JsonSidecar.OPTION);
	}

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) {
		return JsonSidecar.export(content, out -> write(content.layer(), out, progress), options);
	}

	private static void write(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
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
			progress.worked(1);
			progress.check();
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
