package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/** The direction from the first cluster of a border to the second cluster. */
enum BorderKind {

	RIGHT(1, 0), BELOW(0, 1), BELOW_RIGHT(1, 1), BELOW_LEFT(-1, 1);

	private final int dx;
	private final int dy;

	BorderKind(int dx, int dy) {
		this.dx = dx;
		this.dy = dy;
	}

	/** Returns the kinds of borders that units can cross under a rule of diagonal steps. */
	static List<BorderKind> of(Diagonals diagonals) {
		return diagonals.joinCorners() ? List.of(values()) : List.of(RIGHT, BELOW);
	}

	/**
	 * Returns the number of columns of clusters from the first cluster to the second cluster: 1 to the right, 0, or -1 to the
	 * left.
	 */
	int dx() {
		return dx;
	}

	/** Returns the number of rows of clusters from the first cluster down to the second cluster: 0 or 1. */
	int dy() {
		return dy;
	}

	/**
	 * Returns the positions of the borders of this kind that depend on a cluster. A position is the offset from this
	 * cluster to the {@linkplain ClusterBorder first cluster} of the border. A border along a side depends on both its
	 * clusters. A border at a corner depends on all clusters that meet there.
	 */
	List<Cell> firsts() {
		return dx == 0 || dy == 0 ? List.of(new Cell(0, 0), new Cell(-dx, -dy))
				: List.of(new Cell(0, 0), new Cell(-dx, 0), new Cell(0, -dy), new Cell(-dx, -dy));
	}
}
