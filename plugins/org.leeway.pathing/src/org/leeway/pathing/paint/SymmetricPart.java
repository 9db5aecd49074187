package org.leeway.pathing.paint;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * A finder of a smallest part of a symmetric map from which the whole map follows. The part is half of the map, a quarter or an
 * eighth.
 */
public final class SymmetricPart {

	private SymmetricPart() {
	}

	/**
	 * Returns a part of a symmetric map from which the other cells follow by the symmetry. A cell and its images form a group.
	 * Of each group, the part has one cell: the cell that is nearest to a given cell. Ties go to the first cell, row by row.
	 * Needs time linear in the cells of the map.
	 *
	 * @param at the given cell, which may lie outside of the map
	 * @throws IllegalArgumentException if the symmetry maps cells of the map to cells outside
	 */
	public static BitPlane around(Cell at, Symmetry symmetry, int width, int height) {
		if (!symmetry.keeps(width, height)) {
			throw new IllegalArgumentException("a map of " + width + " x " + height + " has no such symmetry");
		}
		List<CellTransform> images = symmetry.images(width, height);
		BitPlaneEditor part = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (isNearest(x, y, at, images)) {
					part.set(x, y);
				}
			}
		}
		return part.build();
	}

	private static boolean isNearest(int x, int y, Cell at, List<CellTransform> images) {
		long own = distance(x, y, at);
		for (CellTransform image : images) {
			int toX = image.xx() * x + image.xy() * y + image.dx();
			int toY = image.yx() * x + image.yy() * y + image.dy();
			long other = distance(toX, toY, at);
			if (other < own || other == own && (toY < y || toY == y && toX < x)) {
				return false;
			}
		}
		return true;
	}

	/** Returns the square of the distance between two cells. */
	private static long distance(int x, int y, Cell at) {
		long dx = x - at.x();
		long dy = y - at.y();
		return dx * dx + dy * dy;
	}
}
