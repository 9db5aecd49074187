package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The content of {@code map.yaml}.
 *
 * @param file the name of the file, for messages
 * @param mod the line with the name of the mod
 * @param tileSet the line with the name of the tileset
 * @param width of the whole map, in cells
 * @param height of the whole map, in cells
 * @param bounds the playable rectangle: the cells that units may enter
 * @param things the actors on the map, such as buildings, trees and starts, in the order of the file
 * @param rules the map's own rules. Empty if it has none
 */
record MapInfo(String file, int format, MiniYamlNode mod, String title, MiniYamlNode tileSet, int width, int height,
		CellRect bounds, List<Thing> things, Optional<MiniYamlNode> rules) {

	/** The name of the file with all data of a map except its cells. */
	static final String FILE = "map.yaml";
	/** The key in the first line of each {@code map.yaml}. Files are recognised by this key. */
	private static final String FIRST = "MapFormat";
	/** Limit for the cells of a map. The largest map of the mods has 65,536 cells. */
	private static final long MOST_CELLS = 1 << 24;

	/**
	 * A thing on the map.
	 *
	 * @param type the name of its actor, in small letters
	 * @param x the column of the upper left cell
	 * @param y the row of the upper left cell
	 */
	record Thing(String type, int x, int y) {
	}

	/** Returns whether a file with this beginning is a {@code map.yaml}. */
	static boolean isMap(FileStart start) {
		return start.text().lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).findFirst()
				.filter(line -> line.startsWith(FIRST + ":")).isPresent();
	}

	/**
	 * Reads a file {@code map.yaml}.
	 *
	 * @throws LevelFormatException if the file is no map
	 * @throws IOException if the file cannot be read
	 */
	static MapInfo read(InputStream in, String file) throws IOException {
		List<MiniYamlNode> nodes = MiniYamlReader.read(in, file);
		int format = required(nodes, FIRST, file).numbers(1)[0];
		MiniYamlNode size = required(nodes, "MapSize", file);
		int[] sides = size.numbers(2);
		if (!TerrainGrid.mayHaveSize(sides[0], sides[1]) || (long) sides[0] * sides[1] > MOST_CELLS) {
			throw size.error("a map of " + sides[0] + " x " + sides[1] + " cells, expected at least 1 and at most " + MOST_CELLS);
		}
		Optional<MiniYamlNode> inner = MiniYamlNode.find(nodes, "Bounds");
		CellRect bounds = inner.isPresent() ? bounds(inner.get(), sides) : new CellRect(0, 0, sides[0], sides[1]);
		return new MapInfo(file, format, required(nodes, "RequiresMod", file),
				MiniYamlNode.find(nodes, "Title").map(MiniYamlNode::value).orElse(""), required(nodes, "Tileset", file), sides[0],
				sides[1], bounds, things(nodes), MiniYamlNode.find(nodes, "Rules"));
	}

	private static MiniYamlNode required(List<MiniYamlNode> nodes, String key, String file) throws LevelFormatException {
		return MiniYamlNode.find(nodes, key).orElseThrow(
				() -> new LevelFormatException(file, 0, "the line " + key + " is missing, expected a map of OpenRA"));
	}

	private static CellRect bounds(MiniYamlNode node, int[] sides) throws LevelFormatException {
		int[] inner = node.numbers(4);
		int left = Math.clamp(inner[0], 0, sides[0]);
		int top = Math.clamp(inner[1], 0, sides[1]);
		int right = (int) Math.min((long) inner[0] + inner[2], sides[0]);
		int bottom = (int) Math.min((long) inner[1] + inner[3], sides[1]);
		if (right <= left || bottom <= top) {
			throw node.error("the bounds " + MessageText.shortened(node.value()) + " hold no cell, expected the part of the map where units may go");
		}
		return new CellRect(left, top, right - left, bottom - top);
	}

	private static List<Thing> things(List<MiniYamlNode> nodes) throws LevelFormatException {
		List<Thing> things = new ArrayList<>();
		Optional<MiniYamlNode> actors = MiniYamlNode.find(nodes, "Actors");
		for (MiniYamlNode each : actors.map(MiniYamlNode::children).orElse(List.of())) {
			Optional<MiniYamlNode> place = each.child("Location");
			if (place.isPresent()) {
				int[] xy = place.get().numbers(2);
				things.add(new Thing(ModRules.lower(each.value()), xy[0], xy[1]));
			}
		}
		return things;
	}

	/** Returns whether a cell is on the map. */
	boolean has(int x, int y) {
		return x >= 0 && y >= 0 && x < width && y < height;
	}

	/** Returns whether a cell lies in the playable rectangle, which units may enter. */
	boolean isPlayable(int x, int y) {
		return x >= bounds.x() && y >= bounds.y() && x < bounds.x() + bounds.width() && y < bounds.y() + bounds.height();
	}

	/** Creates an exception about the mod to which the map belongs. */
	LevelFormatException modError(String problem) {
		return mod.error("the mod " + MessageText.quote(mod.value()) + ": " + problem);
	}
}
