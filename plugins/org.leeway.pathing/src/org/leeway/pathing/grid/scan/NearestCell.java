package org.leeway.pathing.grid.scan;

import java.util.Optional;
import java.util.function.Predicate;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A search for the cell of an area that passes a test and is nearest to a given cell. The search goes outward through square rings
 * around the given cell.
 */
public final class NearestCell {

	private final Cell to;
	private final CellRect area;
	private final Predicate<Cell> test;
	private Cell nearest;
	private double distance = Double.POSITIVE_INFINITY;

	private NearestCell(Cell to, CellRect area, Predicate<Cell> test) {
		this.to = to;
		this.area = area;
		this.test = test;
	}

	/**
	 * Returns the nearest cell. Ties go to the cell that the search meets first, ring by ring. Empty if no cell of the area passes.
	 *
	 * @param to the cell from which distances are measured, inside or outside of the area
	 * @param test is called only for cells that are nearer than all cells that have passed before
	 */
	public static Optional<Cell> of(Cell to, CellRect area, Predicate<Cell> test) {
		NearestCell search = new NearestCell(to, area, test);
		search.find();
		return Optional.ofNullable(search.nearest);
	}

	/**
	 * Examines the rings from the nearest to the farthest. Uses long integers, because the coordinates of a ring may exceed the
	 * range of an int.
	 */
	private void find() {
		long first = Math.max(outside(to.x(), area.x(), area.right()), outside(to.y(), area.y(), area.bottom()));
		long last = Math.max(Math.max((long) to.x() - area.x(), area.right() - 1L - to.x()),
				Math.max((long) to.y() - area.y(), area.bottom() - 1L - to.y()));
		for (long ring = first; ring <= last && ring < distance; ring++) {
			lookAtRing(ring);
		}
	}

	/** Returns the distance of a number from the range [from, to) of integers. 0 if the range contains the number. */
	private static long outside(long value, long from, long to) {
		return Math.max(0, Math.max(from - value, value - to + 1));
	}

	private void lookAtRing(long ring) {
		long left = to.x() - ring;
		long right = to.x() + ring;
		for (long y = Math.max(area.y(), to.y() - ring); y <= Math.min(area.bottom() - 1, to.y() + ring); y++) {
			if (Math.abs(y - to.y()) == ring) {
				for (long x = Math.max(area.x(), left); x <= Math.min(area.right() - 1, right); x++) {
					lookAt(x, y);
				}
			} else {
				lookAt(left, y);
				lookAt(right, y);
			}
		}
	}

	private void lookAt(long x, long y) {
		double away = Math.hypot(x - to.x(), y - to.y());
		if (away < distance && x >= area.x() && x < area.right()) {
			Cell cell = new Cell((int) x, (int) y);
			if (test.test(cell)) {
				nearest = cell;
				distance = away;
			}
		}
	}
}
