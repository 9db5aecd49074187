package org.leeway.pathing.navmesh.clearance;

/** Disjoint sets of numbers. */
final class PieceForest {

	private final int[] parents;

	PieceForest(int count) {
		parents = new int[count];
		for (int i = 0; i < count; i++) {
			parents[i] = i;
		}
	}

	void join(int a, int b) {
		int rootA = root(a);
		int rootB = root(b);
		if (rootA < rootB) {
			parents[rootB] = rootA;
		} else {
			parents[rootA] = rootB;
		}
	}

	int root(int item) {
		int root = item;
		while (parents[root] != root) {
			parents[root] = parents[parents[root]];
			root = parents[root];
		}
		return root;
	}

	/** Gives each set a number from 0; returns how many sets there are. */
	int number(int[] numbers) {
		int count = 0;
		for (int i = 0; i < numbers.length; i++) {
			// the root of a set is its least item
			numbers[i] = parents[i] == i ? count++ : numbers[root(i)];
		}
		return count;
	}
}
