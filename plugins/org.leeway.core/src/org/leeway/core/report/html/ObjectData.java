package org.leeway.core.report.html;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.colour.Colour;
import org.leeway.core.colour.PlayerColours;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;

/** A writer of the objects of a level: circles, polygons, spawns and notes. */
final class ObjectData {

	private final LevelHeader level;

	ObjectData(LevelHeader level) {
		this.level = level;
	}

	void write(PageJson json) throws IOException {
		List<Circle> circles = level.scene().circles();
		json.list("circles", numbers(circles), (i, each) -> circle(circles.get(i), name(level.names().circles(), i), each));
		List<Polygon> polygons = level.scene().polygons();
		json.list("polygons", numbers(polygons),
				(i, each) -> polygon(polygons.get(i), name(level.names().polygons(), i), each));
		List<SpawnPoint> spawns = level.spawnPoints();
		json.list("spawns", numbers(spawns), (i, each) -> spawn(spawns.get(i), name(level.names().spawns(), i), each));
		json.list("notes", level.notes(), ObjectData::note);
	}

	private static List<Integer> numbers(List<?> elements) {
		return IntStream.range(0, elements.size()).boxed().toList();
	}

	/** Returns the name at an index of a list. Empty if the list is too short. */
	private static String name(List<String> names, int index) {
		return index < names.size() ? names.get(index) : "";
	}

	private static void circle(Circle circle, String name, PageJson json) throws IOException {
		json.put("name", name);
		json.put("x", circle.x());
		json.put("y", circle.y());
		json.put("radius", circle.radius());
	}

	private static void polygon(Polygon polygon, String name, PageJson json) throws IOException {
		json.put("name", name);
		json.name("points").array(() -> {
			for (int i = 0; i < polygon.size(); i++) {
				json.number(polygon.x(i));
				json.number(polygon.y(i));
			}
		});
	}

	private static void spawn(SpawnPoint spawn, String name, PageJson json) throws IOException {
		json.put("name", name);
		json.put("cell", spawn.cell());
		json.name("agents").array(() -> {
			for (String agent : spawn.agents()) {
				json.text(agent);
			}
		});
		if (spawn.heading().isPresent()) {
			json.put("heading", spawn.heading().getAsDouble());
		}
		json.put("party", spawn.party().words(", "));
		if (spawn.party().player().isPresent()) {
			json.put("player", spawn.party().player().getAsInt());
			json.put("colour", Colour.format(PlayerColours.of(spawn.party().player().getAsInt())));
		}
	}

	private static void note(Note note, PageJson json) throws IOException {
		json.put("title", note.objective().title(note.name()));
		json.put("text", note.text());
		json.put("cells", note.cells());
		json.put("colour", Colour.format(note.rgb()));
	}
}
