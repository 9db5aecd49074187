package org.leeway.testing;

import java.util.LinkedHashMap;
import java.util.Map;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A generator of maps of ground and solid cells, by name. Their shapes are hard for algorithms. */
public final class ShapeMaps {

	private ShapeMaps() {
	}

	/** A predicate of the solid cells. */
	private interface Solid {
		boolean at(int x, int y);
	}

	public static Map<String, TerrainGrid> all() {
		Map<String, TerrainGrid> maps = new LinkedHashMap<>();
		for (int width : new int[] { 1, 2, 63, 64, 65, 127, 128, 129 }) {
			addPlain(maps, width, 9);
		}
		maps.put("row", draw(200, 1, (x, y) -> x % 17 == 5));
		maps.put("column", draw(1, 200, (x, y) -> y % 17 == 5));
		maps.put("comb", draw(67, 12, (x, y) -> x % 4 == 3 && y > 1));
		maps.put("upturned comb", draw(67, 12, (x, y) -> x % 4 == 3 && y < 10));
		maps.put("diagonal of free cells", draw(66, 66, (x, y) -> x != y));
		maps.put("diagonal wall", draw(66, 66, (x, y) -> x == y));
		maps.put("other diagonal wall", draw(66, 66, (x, y) -> x + y == 65));
		maps.put("touching squares", draw(70, 30, (x, y) -> (x / 3 + y / 3) % 2 == 0));
		maps.put("spiral one wide", spiral(33, 2));
		maps.put("spiral three wide", spiral(65, 4));
		maps.put("nested rooms", draw(41, 41, (x, y) -> Math.max(Math.abs(x - 20), Math.abs(y - 20)) % 4 == 3));
		return maps;
	}

	private static void addPlain(Map<String, TerrainGrid> maps, int width, int height) {
		maps.put("free " + width, draw(width, height, (x, y) -> false));
		maps.put("solid " + width, draw(width, height, (x, y) -> true));
		maps.put("checkerboard " + width, draw(width, height, (x, y) -> (x + y) % 2 == 0));
		maps.put("last column solid " + width, draw(width, height, (x, y) -> x == width - 1));
		maps.put("last column free " + width, draw(width, height, (x, y) -> x < width - 1));
		maps.put("dots " + width, draw(width, height, (x, y) -> x % 4 == 0 && y % 4 == 0));
	}

	private static TerrainGrid draw(int width, int height, Solid solid) {
		TerrainGridEditor editor = TerrainGrid.filled(width, height, Pictures.GROUND).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (solid.at(x, y)) {
					editor.set(x, y, Pictures.SOLID);
				}
			}
		}
		return editor.build();
	}

	/** Returns a square map with a wall that winds inward. The corridor along the wall is {@code pitch - 1} cells wide. */
	public static TerrainGrid spiral(int side, int pitch) {
		TerrainGridEditor editor = TerrainGrid.filled(side, side, Pictures.GROUND).edit();
		int x = 0;
		int y = pitch - 1;
		int dx = 1;
		int dy = 0;
		editor.set(x, y, Pictures.SOLID);
		for (int turn = 0; turn < 2 * side / pitch - 2; turn++) {
			for (int length = side - (turn + 3) / 2 * pitch + turn % 2; length > 0; length--) {
				x += dx;
				y += dy;
				editor.set(x, y, Pictures.SOLID);
			}
			int turned = dx;
			dx = -dy;
			dy = turned;
		}
		return editor.build();
	}
}
