package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The kind of a border, by the direction from its first cluster to its second cluster. The first cluster is the upper one, or the
 * left one if both are in the same row.
 */
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

	/** Returns the column of the second cluster minus the column of the first cluster, counted in clusters: -1, 0 or 1. */
	int dx() {
		return dx;
	}

	/** Returns the row of the second cluster minus the row of the first cluster, counted in clusters: 0 or 1. */
	int dy() {
		return dy;
	}

	/**
	 * Returns the borders of this kind that depend on a given cluster. Each border is returned as an offset, in clusters: from the
	 * given cluster to the {@linkplain ClusterBorder first cluster} of the border. A border at a corner depends on all four
	 * clusters around the corner.
	 */
	List<Cell> firsts() {
		return dx == 0 || dy == 0 ? List.of(new Cell(0, 0), new Cell(-dx, -dy))
				: List.of(new Cell(0, 0), new Cell(-dx, 0), new Cell(0, -dy), new Cell(-dx, -dy));
	}
}
