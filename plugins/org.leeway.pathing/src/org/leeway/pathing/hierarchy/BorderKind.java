package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The kinds of borders between two clusters. The kind says where the second cluster lies, as seen from the first. The first
 * cluster is the upper cluster, or the left cluster if both are in the same row.
 */
enum BorderKind {

	RIGHT(1, 0), BELOW(0, 1), BELOW_RIGHT(1, 1), BELOW_LEFT(-1, 1);

	private final int dx;
	private final int dy;

	BorderKind(int dx, int dy) {
		this.dx = dx;
		this.dy = dy;
	}

	/**
	 * Returns the kinds of borders that units can cross. Corners are included if diagonal steps are always allowed.
	 */
	static List<BorderKind> of(Diagonals diagonals) {
		return diagonals.joinCorners() ? List.of(values()) : List.of(RIGHT, BELOW);
	}

	/** Returns how many clusters the second cluster lies to the right of the first cluster: -1, 0 or 1. */
	int dx() {
		return dx;
	}

	/** Returns how many clusters the second cluster lies below the first cluster: 0 or 1. */
	int dy() {
		return dy;
	}

	/**
	 * Returns which borders of this kind an edit of a cluster can affect. For each border, the result has the offset from the
	 * edited cluster to the {@linkplain ClusterBorder#first first cluster} of the border, in clusters.
	 * <p>
	 * An edit can affect two borders: the edited cluster is the first cluster of one border, and the second cluster of the
	 * other border. At corners, the edit can affect two more borders. Each of these borders joins two neighbours of the edited
	 * cluster, at a corner of the edited cluster. The edit can open or close the way around this corner.
	 */
	List<Cell> firsts() {
		return dx == 0 || dy == 0 ? List.of(new Cell(0, 0), new Cell(-dx, -dy))
				: List.of(new Cell(0, 0), new Cell(-dx, 0), new Cell(0, -dy), new Cell(-dx, -dy));
	}
}
