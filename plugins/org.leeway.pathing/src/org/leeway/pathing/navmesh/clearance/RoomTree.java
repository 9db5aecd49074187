package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A copy of the {@link BottleneckForest} in which the cells have new numbers, such that each parent has a greater number than
 * its children.
 */
final class RoomTree {

	/** Indexed by cell: its new number. */
	private final int[] numbers;
	private final int[] parents;
	private final double[] exits;

	RoomTree(Cells cells, BottleneckForest forest) {
		int count = cells.count();
		this.numbers = new int[count];
		this.parents = new int[count];
		this.exits = new double[count];
		int[] depths = new int[count];
		int deepest = 0;
		for (int cell = 0; cell < count; cell++) {
			for (int up = forest.parent(cell); up != NavMesh.NONE; up = forest.parent(up)) {
				depths[cell]++;
			}
			deepest = Math.max(deepest, depths[cell]);
		}
		int next = 0;
		for (int depth = deepest; depth >= 0; depth--) {
			for (int cell = 0; cell < count; cell++) {
				if (depths[cell] == depth) {
					numbers[cell] = next++;
				}
			}
		}
		for (int cell = 0; cell < count; cell++) {
			int parent = forest.parent(cell);
			parents[numbers[cell]] = parent == NavMesh.NONE ? NavMesh.NONE : numbers[parent];
			exits[numbers[cell]] = parent == NavMesh.NONE ? 0 : cells.gaps().radius(forest.gapToParent(cell));
		}
	}

	/** Returns the new number of a cell. */
	int number(int cell) {
		return numbers[cell];
	}

	/**
	 * Returns the parent of each cell as its new number, or {@link NavMesh#NONE} for a root. Indexed by the new number of the
	 * cell.
	 */
	int[] parents() {
		return parents;
	}

	/**
	 * Returns the radius of the largest disc that gets from each cell to its parent, or 0 for a root. Indexed by the new number
	 * of the cell.
	 */
	double[] exits() {
		return exits;
	}
}
