package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;

/** Messages of an import: which parts of the map the level lacks, and what the import assumes. */
final class MapNotes {

	/** The name of the terrain of bridges. */
	private static final String BRIDGE = "Bridge";
	/** The oldest version of the map format that the game still reads. */
	private static final int OLDEST = 11;
	private static final int MOST_NAMED = 3;

	private final List<Diagnostic> all = new ArrayList<>();
	private final Map<String, Integer> unknown = new HashMap<>();
	private int units;
	private int crushed;
	private int startsOutside;

	/** Counts a thing whose kind the rules do not define. */
	void unknownThing(String type) {
		unknown.merge(type, 1, Integer::sum);
	}

	/** Counts a unit that stands on the map. */
	void unit() {
		units++;
	}

	/** Counts one more thing on the map that is no obstacle in the level, because all land units can drive over it. */
	void crushed() {
		crushed++;
	}

	/** Counts a player's start that lies outside of the map. */
	void startOutside() {
		startsOutside++;
	}

	/** Adds a message if no player starts on the map. */
	void starts(int count) {
		if (count == 0) {
			all.add(Diagnostic.assumed("The map has no starts of players, as many missions, so no unit has a start."));
		}
	}

	/** Adds the message that players have no units at their starts, according to the rules of the map. */
	void noStartingUnits() {
		all.add(Diagnostic.marked("By the rules of the map, players have no units at their starts, so no unit has a start."));
	}

	/**
	 * Adds a message with the locomotors of an agent. A locomotor is a way of OpenRA's units to move, and an agent stands for all
	 * locomotors that cross the same terrains. Adds no message for one or two locomotors.
	 */
	void group(String agent, List<String> locomotors) {
		if (locomotors.size() > 2) {
			all.add(Diagnostic.marked("The agent " + MessageText.quote(agent) + " stands for units that cross the same terrains: "
					+ locomotors.stream().map(MessageText::shortened).collect(Collectors.joining(", ")) + "."));
		}
	}

	/** Adds a message about missing files of rules, if there are any. */
	void missingRules(Set<String> files) {
		if (!files.isEmpty()) {
			all.add(Diagnostic.doubtful(Counts.of(files.size(), "file") + " of rules cannot be found: " + named(files)
					+ ". So units and buildings may differ from the game's."));
		}
	}

	/** Adds messages about an old map format, about scripts, and about rules that inherit from unknown kinds of things. */
	void rules(MapInfo map, ModRules rules) {
		if (map.format() < OLDEST) {
			all.add(Diagnostic.doubtful("The map has the format " + map.format() + ", which games of today refuse. It is read as format "
					+ OLDEST + "."));
		}
		if (rules.hasScripts()) {
			all.add(Diagnostic.lost("The map has scripts. What they build, destroy or move is not read."));
		}
		if (!rules.unknownParents().isEmpty()) {
			all.add(Diagnostic.doubtful("The rules inherit from " + Counts.of(rules.unknownParents().size(), "kind")
					+ " of things that the mod does not have: " + named(rules.unknownParents()) + "."));
		}
	}

	private static String named(Set<String> names) {
		return new TreeSet<>(names).stream().limit(MOST_NAMED).map(MessageText::quote).collect(Collectors.joining(", "))
				+ (names.size() > MOST_NAMED ? " and others" : "");
	}

	/** Adds messages about unknown tiles, bridges, resources, and terrains on which units have different speeds. */
	void terrain(MapTerrain cells, TileSet tiles, LevelTerrains terrains) {
		if (cells.unknownTiles() > 0) {
			all.add(Diagnostic.doubtful(Counts.cells(cells.unknownTiles()) + " with tiles that the tileset does not have have the terrain "
					+ MessageText.shortened(tiles.types().get(tiles.standard()).name()) + ", as in the game."));
		}
		int bridges = tiles.place(BRIDGE).map(cells::count).orElse(0);
		if (bridges > 0) {
			all.add(Diagnostic.marked(Counts.cells(bridges) + " of bridges are as on the map: units cross them, nothing passes below them,"
					+ " and nobody destroys or repairs them."));
		}
		if (cells.resourceCells() > 0) {
			all.add(Diagnostic.marked(Counts.cells(cells.resourceCells()) + " have the terrain of the resource that lies there at the"
					+ " start."));
		}
		if (!terrains.uneven().isEmpty()) {
			all.add(Diagnostic.marked("Units have different speeds on " + Counts.of(terrains.uneven().size(), "terrain, which has",
					"terrains, which have") + " speed 1 in the level: " + named(terrains.uneven()) + "."));
		}
	}

	/** Returns all messages. */
	List<Diagnostic> all() {
		List<Diagnostic> told = new ArrayList<>(all);
		if (!unknown.isEmpty()) {
			int count = unknown.values().stream().mapToInt(Integer::intValue).sum();
			told.add(Diagnostic.lost(Counts.of(count, "thing") + " of " + Counts.of(unknown.size(), "kind") + " that the mod does not have"
					+ " block nothing: " + named(unknown.keySet()) + "."));
		}
		if (units > 0) {
			told.add(Diagnostic.marked(Counts.of(units, "unit on the map blocks", "units on the map block")
					+ " nothing, because units move."));
		}
		if (crushed > 0) {
			told.add(Diagnostic.marked(Counts.of(crushed, "thing that all units on land drive over or collect blocks",
					"things that all units on land drive over or collect block") + " nothing."));
		}
		if (startsOutside > 0) {
			told.add(Diagnostic.lost(Counts.of(startsOutside, "start outside of the map is", "starts outside of the map are")
					+ " left out."));
		}
		return told;
	}
}
