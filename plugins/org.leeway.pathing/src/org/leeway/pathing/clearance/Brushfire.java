package org.leeway.pathing.clearance;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * The distance of every cell to the nearest cell that is not traversable, for one capability, as an immutable value. Distances
 * are in steps to the eight neighbours, and 0 on a cell that is not traversable. The outside of the map counts as not
 * traversable. <p> Robotics calls this measure Brushfire, and games have used it as clearance. Brushfire distances are not
 * clearance. A distance of {@code d} needs a free square of side {@code 2 d - 1} around the cell, but a unit of size {@code d}
 * needs only side {@code d}. Used as clearance, the distances would exclude this unit from passages of the widths {@code d} to
 * {@code 2 d - 2}. Leeway compares Brushfire distances with true clearance ({@link ClearanceMap}). <p> The squares around a
 * cell lie inside each other, so the distance of a cell is half the side of the largest square, rounded up.
 * {@link ClearanceMap#centred} has these sides.
 * <p> J.-C. Latombe, <i>Robot Motion Planning</i>, 1991.
 */
public final class Brushfire {

	/** Width of the margin that the search tries first, in cells. Distances on most maps do not exceed this width. */
	private static final int MARGIN = 64;
	/** The largest margin that is tried, in cells. */
	private static final int MOST_MARGIN = 256;

	private final ClearanceMap centred;

	private Brushfire(ClearanceMap centred) {
		this.centred = centred;
	}

	/** Derives the distances from true clearance. */
	public static Brushfire of(ClearanceMap clearance) {
		return new Brushfire(clearance.centred());
	}

	/**
	 * Returns the distances of the cells of a window, row by row. Computes no other cell. Returns empty if the largest square
	 * around a cell may begin more than 256 cells left of the window or above it. In this case, computing the distances of the
	 * whole map costs no more. The time grows with the window and with the distances in it.
	 *
	 * @param traversable as from {@link ClearancePlanes#traversable}
	 * @throws IndexOutOfBoundsException if the window is not inside the map
	 */
	public static Optional<int[]> of(BitPlane traversable, CellRect window) {
		int[] distances = new int[(int) window.cells()];
		for (int margin = MARGIN; margin <= MOST_MARGIN; margin *= 2) {
			if (fill(distances, traversable, window, margin)) {
				return Optional.of(distances);
			}
		}
		return Optional.empty();
	}

	/**
	 * Computes the distances of a window. Uses the clearance of anchors in the window and in a margin to its left and above it.
	 * Returns false if, for some cell, the largest square around the cell may begin beyond the margin. The side of this square
	 * is then unknown, and {@code distances} is incomplete.
	 *
	 * @param margin in cells
	 */
	private static boolean fill(int[] distances, BitPlane traversable, CellRect window, int margin) {
		int left = Math.max(0, window.x() - margin);
		int top = Math.max(0, window.y() - margin);
		int stride = window.right() - left;
		int[] sides = ClearanceAnnotator.annotate(traversable, new CellRect(left, top, stride, window.bottom() - top));
		for (int y = window.y(); y < window.bottom(); y++) {
			int side = 0;
			for (int x = window.x(); x < window.right(); x++) {
				side = ClearanceMap.sideAround(x, y, side, left, top,
						(column, row) -> sides[(row - top) * stride + column - left]);
				boolean mayBeGreater = x - side / 2 < left && left > 0 || y - side / 2 < top && top > 0;
				if (mayBeGreater) {
					return false;
				}
				distances[(y - window.y()) * window.width() + x - window.x()] = (side + 1) / 2;
			}
		}
		return true;
	}

	/**
	 * Returns the brushfire distance of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int get(int x, int y) {
		return (centred.get(x, y) + 1) / 2;
	}
}
