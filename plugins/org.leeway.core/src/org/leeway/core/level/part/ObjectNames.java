package org.leeway.core.level.part;

import java.util.List;

import org.leeway.model.Level;

/**
 * The names of a level's circles, polygons and spawns. The names are stored here, because the classes {@code Circle}, {@code
 * Polygon} and {@code SpawnPoint} have no field for a name. Each list is in the order of the level. Empty texts stand for
 * objects without a name. Immutable.
 */
public record ObjectNames(List<String> circles, List<String> polygons, List<String> spawns) {

	/** The names of a level in which no object has a name. */
	public static final ObjectNames NONE = new ObjectNames(List.of(), List.of(), List.of());

	public ObjectNames {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
		spawns = List.copyOf(spawns);
	}

	public static ObjectNames of(Level level) {
		return new ObjectNames(
				level.getCircles().stream().map(circle -> strip(circle.getName())).toList(),
				level.getPolygons().stream().map(polygon -> strip(polygon.getName())).toList(),
				level.getSpawns().stream().map(spawn -> strip(spawn.getName())).toList());
	}

	/** Returns the name of a spawn, by its index in the level. Empty if it has no name. */
	public String spawn(int index) {
		return index < spawns.size() ? spawns.get(index) : "";
	}

	/** Returns the same names, for a level whose spawns have no names. */
	public ObjectNames withoutSpawns() {
		return new ObjectNames(circles, polygons, List.of());
	}

	private static String strip(String name) {
		return name == null ? "" : name.strip();
	}
}
