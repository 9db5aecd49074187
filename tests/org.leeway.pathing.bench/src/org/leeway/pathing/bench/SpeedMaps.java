package org.leeway.pathing.bench;

import java.util.Random;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

/** Maps with terrains of different speeds for {@link SpeedsReport}. The maps are the same in every run. */
final class SpeedMaps {

	/** The terrain of painted roads on maps of games. */
	static final int ROAD = 10;
	/** The number of terrains of the weighted maps of MovingAI, which have the letters A to P. */
	static final int LETTERS = 16;
	/** Number of cells for which {@link #painted} adds one road and two swamps to a map, besides the first four of each kind. */
	private static final int CELLS_PER_ROAD = 40_000;
	private static final int PARTS_OF_ROAD = 4;

	private SpeedMaps() {
	}

	/**
	 * Returns a map of overlapping rectangles.
	 *
	 * @param largest the largest side of a rectangle, in cells
	 * @param terrains the number of terrains, which are 0 to {@code terrains - 1}
	 */
	static TerrainGrid rectangles(int side, int largest, int count, int terrains) {
		Random random = new Random(3);
		TerrainGridEditor editor = TerrainGrid.filled(side, side, 0).edit();
		for (int i = 0; i < count; i++) {
			int left = random.nextInt(side);
			int top = random.nextInt(side);
			int width = Math.min(side - left, 1 + random.nextInt(largest));
			int bottom = Math.min(side, top + 1 + random.nextInt(largest));
			int terrain = random.nextInt(terrains);
			for (int y = top; y < bottom; y++) {
				editor.fillRow(left, y, width, terrain);
			}
		}
		return editor.build();
	}

	/** Returns a map of a game, with added swamps and roads on the ground. Swamps are round, roads are 2 to 4 cells wide. */
	static TerrainGrid painted(String name) {
		TerrainGrid grid = RealMaps.map(name);
		TerrainGridEditor editor = grid.edit();
		Random random = new Random(7);
		for (int roads = 4 + grid.width() * grid.height() / CELLS_PER_ROAD; roads > 0; roads--) {
			paintSwamp(editor, grid, random);
			paintSwamp(editor, grid, random);
			paintRoad(editor, grid, random);
		}
		return editor.build();
	}

	private static void paintSwamp(TerrainGridEditor editor, TerrainGrid grid, Random random) {
		int x = random.nextInt(grid.width());
		int y = random.nextInt(grid.height());
		int radius = 4 + random.nextInt(16);
		for (int dy = -radius; dy <= radius; dy++) {
			for (int dx = -radius; dx <= radius; dx++) {
				if (dx * dx + dy * dy <= radius * radius) {
					paint(editor, grid, x + dx, y + dy, Pictures.SWAMP);
				}
			}
		}
	}

	private static void paintRoad(TerrainGridEditor editor, TerrainGrid grid, Random random) {
		double x = random.nextInt(grid.width());
		double y = random.nextInt(grid.height());
		int width = 2 + random.nextInt(3);
		for (int part = 0; part < PARTS_OF_ROAD; part++) {
			double angle = random.nextDouble() * 2 * Math.PI;
			for (int rest = 20 + random.nextInt(120); rest > 0; rest--) {
				x += Math.cos(angle);
				y += Math.sin(angle);
				for (int i = 0; i < width * width; i++) {
					paint(editor, grid, (int) x + i % width, (int) y + i / width, ROAD);
				}
			}
		}
	}

	private static void paint(TerrainGridEditor editor, TerrainGrid grid, int x, int y, int terrain) {
		if (grid.contains(x, y) && grid.terrain(x, y) == Pictures.GROUND) {
			editor.set(x, y, terrain);
		}
	}

	/** Returns a map of the folder {@code weighted} below the folder of real maps. The letters A to P are terrains 0 to 15. */
	static TerrainGrid weighted(String name) {
		String[] rows = RealMaps.read("weighted", name + ".map").split("\\R");
		int first = 4;
		int width = rows[first].length();
		TerrainGridEditor editor = TerrainGrid.filled(width, rows.length - first, 0).edit();
		for (int y = first; y < rows.length; y++) {
			for (int x = 0; x < width; x++) {
				editor.set(x, y - first, rows[y].charAt(x) - 'A');
			}
		}
		return editor.build();
	}
}
