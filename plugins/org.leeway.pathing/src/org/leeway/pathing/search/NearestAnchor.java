package org.leeway.pathing.search;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * A search for the cell of a set that is nearest to a given cell. Goes outward row by row, until no further row can
 * hold a nearer cell.
 */
final class NearestAnchor {

	private final BitPlane plane;
	private final Cell to;
	private Cell nearest;
	private double distance = Double.POSITIVE_INFINITY;

	private NearestAnchor(BitPlane plane, Cell to) {
		this.plane = plane;
		this.to = to;
	}

	/**
	 * Returns the cell of a set that is nearest to a given cell. Empty if the set is empty.
	 *
	 * @param to may lie outside the plane
	 */
	static Optional<Cell> of(BitPlane plane, Cell to) {
		NearestAnchor search = new NearestAnchor(plane, to);
		int middle = Math.clamp(to.y(), 0, plane.height() - 1);
		for (int i = 0; i < plane.height() && search.canBeNearer(middle, i); i++) {
			search.lookAtRow(middle - i);
			search.lookAtRow(middle + i);
		}
		return Optional.ofNullable(search.nearest);
	}

	private boolean canBeNearer(int middle, int rows) {
		return Math.abs((double) middle - to.y()) + rows < distance || nearest == null;
	}

	private void lookAtRow(int y) {
		if (y >= 0 && y < plane.height()) {
			int middle = Math.clamp(to.x(), 0, plane.width() - 1);
			lookAt(plane.previousSet(middle, y), y);
			lookAt(plane.nextSet(middle, y), y);
		}
	}

	private void lookAt(int x, int y) {
		double away = Math.hypot((double) x - to.x(), (double) y - to.y());
		if (x >= 0 && x < plane.width() && away < distance) {
			nearest = new Cell(x, y);
			distance = away;
		}
	}
}
