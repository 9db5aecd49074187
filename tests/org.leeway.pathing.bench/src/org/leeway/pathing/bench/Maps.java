package org.leeway.pathing.bench;

import java.util.Random;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.RealMaps;

/** The maps of the benchmarks: square, of terrains 0 to 3, and the same in every run. */
final class Maps {

	static final int SIDE = 4096;

	private Maps() {
	}

	/** @throws IllegalStateException if the map is one of a game and there are none */
	static TerrainGrid named(String name) {
		return switch (name) {
		case "noise" -> noise(10);
		case "terrains" -> terrains();
		case "maze" -> maze();
		default -> tiled(name);
		};
	}

	/** Terrain 0 with 1 to 3 on some of a hundred cells. */
	private static TerrainGrid noise(int percent) {
		Random random = new Random(1);
		TerrainGrid.Editor editor = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				if (random.nextInt(100) < percent) {
					editor.set(x, y, 1 + random.nextInt(3));
				}
			}
		}
		return editor.build();
	}

	/** Rectangles of four terrains over each other. */
	private static TerrainGrid terrains() {
		Random random = new Random(2);
		TerrainGrid.Editor editor = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int i = 0; i < 60_000; i++) {
			int left = random.nextInt(SIDE);
			int top = random.nextInt(SIDE);
			int width = Math.min(SIDE - left, 1 + random.nextInt(40));
			int height = Math.min(SIDE - top, 1 + random.nextInt(40));
			int terrain = random.nextInt(4);
			for (int y = top; y < top + height; y++) {
				editor.fillRow(left, y, width, terrain);
			}
		}
		return editor.build();
	}

	/** Ways one cell wide between walls, without a loop: each room opens to its right or its lower neighbour. */
	private static TerrainGrid maze() {
		Random random = new Random(3);
		TerrainGrid.Editor editor = TerrainGrid.filled(SIDE, SIDE, 3).edit();
		int last = SIDE - 2;
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

	/** A map of a game, side by side with itself. */
	private static TerrainGrid tiled(String name) {
		if (!RealMaps.present()) {
			throw new IllegalStateException("skipped " + name + ": " + RealMaps.ABSENT);
		}
		TerrainGrid map = RealMaps.map(name);
		TerrainGrid.Editor editor = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		byte[] row = new byte[map.width()];
		for (int y = 0; y < SIDE; y++) {
			map.copyRow(0, y % map.height(), row.length, row, 0);
			for (int x = 0; x < SIDE; x += row.length) {
				editor.setRow(x, y, row, 0, Math.min(row.length, SIDE - x));
			}
		}
		return editor.build();
	}
}
