package org.leeway.testing;

import java.util.Random;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** Square maps of any side for reports of times and memory. The maps are the same in every run. */
public final class LargeMaps {

	/** The largest side of a rectangle. */
	private static final int LARGEST = 40;
	/** Number of cells for each rectangle. */
	private static final int SPACING = 280;

	private LargeMaps() {
	}

	/** Returns a map of overlapping rectangles with the terrains 0 to 3. */
	public static TerrainGrid rectangles(int side) {
		Random random = new Random(2);
		TerrainGridEditor editor = TerrainGrid.filled(side, side, 0).edit();
		for (int i = side * (side / SPACING); i > 0; i--) {
			int left = random.nextInt(side);
			int top = random.nextInt(side);
			int width = Math.min(side - left, 1 + random.nextInt(LARGEST));
			int height = Math.min(side - top, 1 + random.nextInt(LARGEST));
			int terrain = random.nextInt(4);
			for (int y = top; y < top + height; y++) {
				editor.fillRow(left, y, width, terrain);
			}
		}
		return editor.build();
	}

	/** Returns a square map that repeats another map like tiles. */
	public static TerrainGrid tiled(TerrainGrid map, int side) {
		TerrainGridEditor editor = TerrainGrid.filled(side, side, 0).edit();
		byte[] row = new byte[map.width()];
		for (int y = 0; y < side; y++) {
			map.copyRow(0, y % map.height(), row.length, row, 0);
			for (int x = 0; x < side; x += row.length) {
				editor.setRow(x, y, row, 0, Math.min(row.length, side - x));
			}
		}
		return editor.build();
	}
}
