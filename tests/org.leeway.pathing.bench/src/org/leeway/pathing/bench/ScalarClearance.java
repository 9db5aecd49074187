package org.leeway.pathing.bench;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;

/**
 * The plain dynamic program for clearance, cell by cell. The clearance of a traversable cell is one more than the least
 * clearance of three neighbours: to the right, below, and diagonally below right.
 */
final class ScalarClearance {

	private ScalarClearance() {
	}

	static short[] annotate(byte[] terrain, int width, int height, Capability capability) {
		boolean[] crossed = new boolean[TerrainGrid.TERRAINS];
		for (int id : capability.terrains()) {
			crossed[id] = true;
		}
		short[] values = new short[width * height];
		for (int y = height - 1; y >= 0; y--) {
			int right = 0;
			int belowRight = 0;
			for (int x = width - 1, i = y * width + x; x >= 0; x--, i--) {
				int below = y == height - 1 ? 0 : values[i + width];
				right = crossed[terrain[i] & 0xFF] ? Math.min(Math.min(right, below), belowRight) + 1 : 0;
				values[i] = (short) right;
				belowRight = below;
			}
		}
		return values;
	}
}
