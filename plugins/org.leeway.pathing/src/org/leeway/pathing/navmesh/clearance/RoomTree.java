package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A copy of the {@link BottleneckForest} in which the cells have new numbers. Each parent has a greater number than its children.
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

	/** Returns an array indexed by the new number of a cell: the new number of its parent, or {@link NavMesh#NONE} for a root. */
	int[] parents() {
		return parents;
	}

	/**
	 * Returns an array indexed by the new number of a cell: the radius of the largest disc that gets from the cell to
	 * its parent. The radius is 0 for a root.
	 */
	double[] exits() {
		return exits;
	}
}
