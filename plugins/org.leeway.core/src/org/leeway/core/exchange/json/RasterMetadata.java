package org.leeway.core.exchange.json;

import java.io.IOException;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.world.Agent;

import com.google.gson.stream.JsonWriter;

/**
 * A writer of members of a JSON object: the description of a layer, and the notes of the level as annotations. Members that
 * do not apply are null.
 */
final class RasterMetadata {

	private static final String FORMAT = "leeway-layer";
	private static final int VERSION = 1;

	private RasterMetadata() {
	}

	/** Writes the members into the JSON object that was begun last. */
	static void write(RasterContent content, JsonWriter json) throws IOException {
		OverlayLayer layer = content.layer();
		json.name("format").value(FORMAT).name("version").value(VERSION);
		json.name("layer").value(layer.kind().id()).name("metric").value(layer.kind().metric());
		json.name("anchor").value(content.anchor().orElse(null));
		json.name("capability").value(content.capability().orElse(null));
		json.name("agent").value(content.agent().map(Agent::name).orElse(null));
		json.name("size").value(content.agent().map(Agent::size).orElse(null));
		json.name("width").value(layer.width()).name("height").value(layer.height());
		json.name("annotations").beginArray();
		for (Note note : content.notes()) {
			writeNote(note, json);
		}
		json.endArray();
	}

	private static void writeNote(Note note, JsonWriter json) throws IOException {
		json.beginObject();
		json.name("name").value(note.name()).name("text").value(note.text());
		json.name("x").value(note.cells().x()).name("y").value(note.cells().y());
		json.name("width").value(note.cells().width()).name("height").value(note.cells().height());
		json.name("colour").value(Colour.format(note.rgb()));
		json.name("kind").value(note.objective().kind().getLiteral()).name("amount").value(note.objective().amount());
		json.endObject();
	}
}
