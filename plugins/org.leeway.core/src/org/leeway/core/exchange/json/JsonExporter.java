package org.leeway.core.exchange.json;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A writer of a layer as one JSON object. The description comes first, then the notes of the level as annotations, then the
 * values as an array with a line for each row. Members that do not apply to a layer are null.
 */
public final class JsonExporter implements RasterExporter {

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) {
		return Export.of(out -> write(content, out, progress));
	}

	private static void write(RasterContent content, OutputStream out, Progress progress) throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		JsonWriter json = new JsonWriter(text);
		json.beginObject();
		RasterMetadata.write(content, json);
		json.name("values").beginArray();
		writeRows(content.layer(), json, progress);
		json.endArray().endObject();
		json.flush();
		text.write('\n');
		text.flush();
	}

	private static void writeRows(OverlayLayer layer, JsonWriter json, Progress progress) throws IOException {
		for (int y = 0; y < layer.height(); y++) {
			json.setFormattingStyle(FormattingStyle.COMPACT.withNewline("\n"));
			json.beginArray();
			json.setFormattingStyle(FormattingStyle.COMPACT);
			if (layer.isFractional()) {
				writeExact(layer, y, json);
			} else {
				writeWhole(layer, y, json);
			}
			json.endArray();
			progress.worked(1);
			progress.check();
		}
	}

	private static void writeWhole(OverlayLayer layer, int y, JsonWriter json) throws IOException {
		int[] values = new int[layer.width()];
		layer.values(0, y, values.length, values);
		for (int value : values) {
			json.value(value);
		}
	}

	private static void writeExact(OverlayLayer layer, int y, JsonWriter json) throws IOException {
		double[] values = new double[layer.width()];
		layer.exactValues(0, y, values.length, values);
		for (double value : values) {
			json.value(value);
		}
	}
}
