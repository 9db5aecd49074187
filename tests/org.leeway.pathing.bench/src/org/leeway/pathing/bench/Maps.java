package org.leeway.pathing.bench;

import java.util.Random;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.LargeMaps;
import org.leeway.testing.RealMaps;

/** The square maps of the benchmarks. They have the terrains 0 to 3, and are the same in every run. */
final class Maps {

	private Maps() {
	}

	/**
	 * Returns a map by name.
	 *
	 * @param name a kind of map, or the name of a map of a game
	 * @param side the number of columns and of rows
	 * @throws IllegalStateException if the map is a map of a game, and no such maps are installed
	 */
	static TerrainGrid named(String name, int side) {
		return switch (name) {
		case "noise" -> noise(10, side);
		case "terrains" -> LargeMaps.rectangles(side);
		case "maze" -> maze(side);
		case "open" -> TerrainGrid.filled(side, side, 0);
		default -> tiled(name, side);
		};
	}

	/** Returns a map of terrain 0, with terrain 1, 2 or 3 on a percentage of the cells. */
	private static TerrainGrid noise(int percent, int side) {
		Random random = new Random(1);
		TerrainGridEditor editor = TerrainGrid.filled(side, side, 0).edit();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				if (random.nextInt(100) < percent) {
					editor.set(x, y, 1 + random.nextInt(3));
				}
			}
		}
		return editor.build();
	}

	/**
	 * Returns a maze without loops: corridors one cell wide between walls. Each cell with an even row and column opens to its
	 * right or its lower neighbour.
	 */
	private static TerrainGrid maze(int side) {
		Random random = new Random(3);
		TerrainGridEditor editor = TerrainGrid.filled(side, side, 3).edit();
		int last = side - 2;
		for (int y = 0; y <= last; y += 2) {
			for (int x = 0; x <= last; x += 2) {
				editor.set(x, y, 0);
				if (x < last && (y == last || random.nextBoolean())) {
					editor.set(x + 1, y, 0);
				} else if (y < last) {
					editor.set(x, y + 1, 0);
				}
			}
		}
		return editor.build();
	}

	/** Returns a map that repeats a game's map in rows and columns. */
	private static TerrainGrid tiled(String name, int side) {
		if (!RealMaps.present()) {
			throw new IllegalStateException("skipped " + name + ": " + RealMaps.ABSENT);
		}
		return LargeMaps.tiled(RealMaps.map(name), side);
	}
}
