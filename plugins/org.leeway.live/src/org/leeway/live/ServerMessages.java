package org.leeway.live;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.leeway.core.analysis.Finding;
import org.leeway.core.colour.Colour;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Agent;

import com.google.gson.stream.JsonWriter;

/** The JSON messages that the server sends. docs/live.md explains them. */
final class ServerMessages {

	/** A writer of the members of a message. */
	private interface Members {

		void write(JsonWriter json) throws IOException;
	}

	private ServerMessages() {
	}

	/** Returns a message that describes a level, without the terrain of its cells. */
	static String level(String file, LevelHeader level) {
		return message("level", json -> {
			json.name("name").value(level.name()).name("file").value(file);
			json.name("width").value(level.width()).name("height").value(level.height());
			json.name("cellScale").value(level.cellScale()).name("diagonals").value(level.diagonals().id());
			list(json, "terrains", level.terrains(), ServerMessages::terrain);
			list(json, "agents", level.agents(), ServerMessages::agent);
			list(json, "circles", level.scene().circles(), ServerMessages::circle);
			list(json, "polygons", level.scene().polygons(), ServerMessages::polygon);
			json.name("spawns").beginArray();
			for (int i = 0; i < level.spawnPoints().size(); i++) {
				List<String> names = level.names().spawns();
				spawn(json, i < names.size() ? names.get(i) : "", level.spawnPoints().get(i));
			}
			json.endArray();
			list(json, "notes", level.notes(), ServerMessages::note);
		});
	}

	/** Returns a message with the findings of a level. If there are more than {@code most}, sends only the first of them. */
	static String findings(List<Finding> findings, int most) {
		return message("findings", json -> list(json, "findings", findings.subList(0, Math.min(most, findings.size())),
				ServerMessages::finding));
	}

	/**
	 * Returns the message that ends a part of a change.
	 *
	 * @param part the number of the part
	 * @param isLast whether the change is complete
	 */
	static String part(int part, boolean isLast) {
		return message("part", json -> json.name("part").value(part).name("last").value(isLast));
	}

	/** Returns the message with the reason why the connection is about to be closed. */
	static String error(String reason) {
		return message("error", json -> json.name("message").value(reason));
	}

	private static String message(String type, Members members) {
		StringWriter text = new StringWriter();
		try (JsonWriter json = new JsonWriter(text)) {
			json.beginObject().name("type").value(type);
			members.write(json);
			json.endObject();
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return text.toString();
	}

	/** A writer of an element of a list. */
	private interface Element<T> {

		void write(JsonWriter json, T element) throws IOException;
	}

	private static <T> void list(JsonWriter json, String name, List<T> elements, Element<T> element) throws IOException {
		json.name(name).beginArray();
		for (T each : elements) {
			element.write(json, each);
		}
		json.endArray();
	}

	private static void terrain(JsonWriter json, Terrain terrain) throws IOException {
		json.beginObject().name("id").value(terrain.id()).name("name").value(terrain.name());
		json.name("colour").value(Colour.format(terrain.rgb())).name("speed").value(terrain.speed()).endObject();
	}

	private static void agent(JsonWriter json, Agent agent) throws IOException {
		json.beginObject().name("name").value(agent.name()).name("size").value(agent.size());
		json.name("radius").value(agent.radius());
		optional(json.name("obstacleRadius"), agent.unit().obstacleRadius());
		json.name("speed").value(agent.speed()).name("terrains").beginArray();
		for (int terrain : agent.capability().terrains()) {
			json.value(terrain);
		}
		json.endArray().endObject();
	}

	private static void circle(JsonWriter json, Circle circle) throws IOException {
		json.beginObject().name("x").value(circle.x()).name("y").value(circle.y()).name("radius").value(circle.radius()).endObject();
	}

	private static void polygon(JsonWriter json, Polygon polygon) throws IOException {
		json.beginObject().name("points").beginArray();
		for (int i = 0; i < polygon.size(); i++) {
			json.value(polygon.x(i)).value(polygon.y(i));
		}
		json.endArray().endObject();
	}

	private static void spawn(JsonWriter json, String name, SpawnPoint spawn) throws IOException {
		json.beginObject().name("name").value(name).name("x").value(spawn.cell().x()).name("y").value(spawn.cell().y());
		optional(json.name("heading"), spawn.heading());
		OptionalInt player = spawn.party().player();
		json.name("player").value(player.isPresent() ? (Number) player.getAsInt() : null);
		json.name("team").value(spawn.party().team().isEmpty() ? null : spawn.party().team()).name("agents");
		if (spawn.agents().isEmpty()) {
			json.nullValue();
		} else {
			json.beginArray();
			for (String agent : spawn.agents()) {
				json.value(agent);
			}
			json.endArray();
		}
		json.endObject();
	}

	private static void note(JsonWriter json, Note note) throws IOException {
		json.beginObject().name("name").value(note.name()).name("text").value(note.text());
		json.name("x").value(note.cells().x()).name("y").value(note.cells().y());
		json.name("width").value(note.cells().width()).name("height").value(note.cells().height());
		json.name("kind").value(note.objective().kind().getLiteral()).name("amount").value(note.objective().amount()).endObject();
	}

	private static void finding(JsonWriter json, Finding finding) throws IOException {
		json.beginObject().name("rule").value(finding.rule()).name("severity").value(finding.severity().label());
		json.name("agent").value(finding.agent().isEmpty() ? null : finding.agent()).name("message").value(finding.message());
		json.name("x").value(finding.sample().x()).name("y").value(finding.sample().y()).endObject();
	}

	private static void optional(JsonWriter json, OptionalDouble value) throws IOException {
		json.value(value.isPresent() ? (Number) value.getAsDouble() : null);
	}
}
