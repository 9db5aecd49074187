package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The walls and corners at the boundary of each of the {@link Cells}, the areas between gaps. To measure the distance of a place
 * from the nearest wall, the walls of its cell are enough: no wall of another cell is nearer. For a place on a gap, the nearest
 * wall is at an end of the gap.
 */
final class CellWalls {

	private final NavMesh mesh;
	/** Indexed by cell: the index of its first wall. The last entry is the number of all walls. */
	private final int[] first;
	/**
	 * Four numbers for each wall: x and y of one end, then x and y of the opposite end. The numbers of wall {@code w}
	 * begin at index {@code 4 * w}. A corner is stored as a wall whose two ends are equal.
	 */
	private final double[] segments;
	/** Indexed by cell: the index for the next wall that the constructor adds to the cell. */
	private final int[] used;

	CellWalls(NavMesh mesh, Cells cells) {
		this.mesh = mesh;
		this.first = new int[cells.count() + 1];
		each(cells, (cell, from, to) -> first[cell + 1]++);
		for (int cell = 0; cell < cells.count(); cell++) {
			first[cell + 1] += first[cell];
		}
		this.segments = new double[4 * first[cells.count()]];
		this.used = Arrays.copyOf(first, cells.count());
		each(cells, (cell, from, to) -> {
			int at = 4 * used[cell]++;
			segments[at] = mesh.x(from);
			segments[at + 1] = mesh.y(from);
			segments[at + 2] = mesh.x(to);
			segments[at + 3] = mesh.y(to);
		});
	}

	private interface Consumer {
		void accept(int cell, int from, int to);
	}

	private void each(Cells cells, Consumer consumer) {
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				int last = NavMesh.NONE;
				for (int i = 0; i < cells.pieceCount(edge); i++) {
					int cell = cells.cellOfNode(cells.piece(edge, i));
					if (cell != last) {
						consumer.accept(cell, mesh.origin(edge), mesh.target(edge));
						last = cell;
					}
				}
			}
		}
		Gaps gaps = cells.gaps();
		for (int gap = 0; gap < gaps.count(); gap++) {
			accept(cells.left(gap), gaps.from(gap), consumer);
			accept(cells.right(gap), gaps.from(gap), consumer);
			accept(cells.left(gap), gaps.to(gap), consumer);
			accept(cells.right(gap), gaps.to(gap), consumer);
		}
	}

	private static void accept(int cell, int vertex, Consumer consumer) {
		if (cell != NavMesh.NONE && vertex != NavMesh.NONE) {
			consumer.accept(cell, vertex, vertex);
		}
	}

	int from(int cell) {
		return first[cell];
	}

	int to(int cell) {
		return first[cell + 1];
	}

	/** Returns the x coordinate of the point of a wall that is nearest to a place. */
	double nearestX(int wall, double x, double y) {
		int at = 4 * wall;
		double t = share(wall, x, y);
		return t == 1 ? segments[at + 2] : segments[at] + t * (segments[at + 2] - segments[at]);
	}

	double nearestY(int wall, double x, double y) {
		int at = 4 * wall;
		double t = share(wall, x, y);
		return t == 1 ? segments[at + 3] : segments[at + 1] + t * (segments[at + 3] - segments[at + 1]);
	}

	private double share(int wall, double x, double y) {
		int at = 4 * wall;
		double dx = segments[at + 2] - segments[at];
		double dy = segments[at + 3] - segments[at + 1];
		double along = (x - segments[at]) * dx + (y - segments[at + 1]) * dy;
		double square = dx * dx + dy * dy;
		return along <= 0 ? 0 : along >= square ? 1 : along / square;
	}

	/** Returns the squared distance of a place from a wall. */
	double squared(int wall, double x, double y) {
		int at = 4 * wall;
		return Distances.squared(segments[at], segments[at + 1], segments[at + 2], segments[at + 3], x, y);
	}

	/** Returns the distance of a place in a cell from the nearest wall. */
	double clearance(int cell, double x, double y) {
		double least = Double.POSITIVE_INFINITY;
		for (int wall = first[cell]; wall < first[cell + 1]; wall++) {
			least = Math.min(least, squared(wall, x, y));
		}
		return Math.sqrt(least);
	}
}
