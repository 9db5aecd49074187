package org.leeway.core.compare;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;

/** The width and height, in cells, of the area that two maps share. The top-left cells of the maps coincide. */
record Overlap(int width, int height) {

	static Overlap of(TerrainGrid before, TerrainGrid after) {
		return new Overlap(Math.min(before.width(), after.width()), Math.min(before.height(), after.height()));
	}

	/** Returns which of the given cells both maps have. */
	BitPlane of(BitPlane plane) {
		if (plane.width() == width && plane.height() == height) {
			return plane;
		}
		BitPlaneEditor result = BitPlane.empty(width, height).edit();
		for (int y = 0; y < Math.min(height, plane.height()); y++) {
			for (int x = plane.nextSet(0, y); x < Math.min(width, plane.width());) {
				int right = Math.min(width, plane.nextClear(x, y));
				result.setRun(x, y, right - x);
				x = plane.nextSet(right, y);
			}
		}
		return result.build();
	}
}
