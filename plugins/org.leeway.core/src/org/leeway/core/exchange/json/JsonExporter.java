package org.leeway.core.exchange.json;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerExporter;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.Note;
import org.leeway.pathing.world.Agent;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * Writes one JSON object: what the layer is, the annotations of the level, then the values as an array of rows, a
 * line a row. What does not apply to a layer is null.
 */
public final class JsonExporter implements LayerExporter {

	private static final String FORMAT = "leeway-layer";
	private static final int VERSION = 1;

	@Override
	public void write(LayerExport export, OutputStream out) throws IOException {
		OverlayLayer layer = export.layer();
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		JsonWriter json = new JsonWriter(text);
		json.beginObject();
		json.name("format").value(FORMAT).name("version").value(VERSION);
		json.name("layer").value(layer.kind().id()).name("metric").value(layer.kind().metric());
		json.name("anchor").value(export.anchor().orElse(null));
		json.name("capability").value(export.capability().orElse(null));
		json.name("agent").value(export.agent().map(Agent::name).orElse(null));
		json.name("size").value(export.agent().map(Agent::size).orElse(null));
		json.name("width").value(layer.width()).name("height").value(layer.height());
		json.name("annotations").beginArray();
		for (Note note : export.notes()) {
			writeNote(note, json);
		}
		json.endArray();
		json.name("values").beginArray();
		writeRows(layer, json);
		json.endArray().endObject();
		json.flush();
		text.write('\n');
		text.flush();
	}

	private static void writeNote(Note note, JsonWriter json) throws IOException {
		json.beginObject();
		json.name("name").value(note.name()).name("text").value(note.text());
		json.name("x").value(note.cells().x()).name("y").value(note.cells().y());
		json.name("width").value(note.cells().width()).name("height").value(note.cells().height());
		json.name("colour").value(Colour.format(note.rgb()));
		json.endObject();
	}

	private static void writeRows(OverlayLayer layer, JsonWriter json) throws IOException {
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
