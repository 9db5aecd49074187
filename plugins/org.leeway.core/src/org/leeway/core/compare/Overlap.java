package org.leeway.core.compare;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The cells that two maps have both.
 *
 * @param laterWidth of the second map
 * @param laterHeight of the second map
 */
record Overlap(int width, int height, int laterWidth, int laterHeight) {

	static Overlap of(TerrainGrid before, TerrainGrid after) {
		return new Overlap(Math.min(before.width(), after.width()), Math.min(before.height(), after.height()),
				after.width(), after.height());
	}

	/** A plane without what is outside of the overlap. */
	BitPlane of(BitPlane plane) {
		return resized(plane, width, height);
	}

	/** A plane of the overlap on the second map. */
	BitPlane onLater(BitPlane plane) {
		return resized(plane, laterWidth, laterHeight);
	}

	private static BitPlane resized(BitPlane plane, int width, int height) {
		if (plane.width() == width && plane.height() == height) {
			return plane;
		}
		BitPlane.Editor result = BitPlane.empty(width, height).edit();
		for (int y = 0; y < Math.min(height, plane.height()); y++) {
			int end = Math.min(width, plane.width());
			for (int x = plane.nextSet(0, y); x < end;) {
				int right = Math.min(end, plane.nextClear(x, y));
				result.setRun(x, y, right - x);
				x = plane.nextSet(right, y);
			}
		}
		return result.build();
	}
}
