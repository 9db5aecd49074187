package org.leeway.pathing.clearance;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * The distance of every cell to the nearest cell that units cannot cross, for one capability, that is, one set of
 * terrains. The distance counts steps to the eight neighbours. Nothing outside the map can be crossed. Immutable.
 * <p>
 * Some games use these distances as clearance. But distance {@code d} needs a free square of side {@code 2 d - 1},
 * while a unit of size {@code d} needs only side {@code d}. So units would miss passages through which they fit. See
 * {@link ClearanceMap} for true clearance.
 * <p>
 * J.-C. Latombe, <i>Robot Motion Planning</i>, 1991.
 */
public final class Brushfire {

	/**
	 * The width, in cells, of the margin around a window in the first attempt to compute the distances. On most maps, no
	 * distance exceeds this width, so the first attempt succeeds.
	 */
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
	 * Returns the distances of the cells of a window, row by row. Reads only the window and a margin at its left and upper
	 * sides. If the margin is too narrow for a distance, doubles the margin and tries again. Empty if a margin of 256 cells is
	 * still too narrow: computing the whole map is then as fast.
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
	 * Computes the brushfire distances of the cells of a window. Reads only the window, and a margin at its left and upper sides.
	 * Returns false if the margin is too narrow for some cell. The array {@code distances} is then incomplete.
	 *
	 * @param distances receives the distances, row by row
	 * @param margin the width of the margin, in cells
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
