package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

/** Disjoint sets of numbers. */
final class PieceForest {

	private int[] parents;
	private int size;

	PieceForest(int count) {
		parents = new int[Math.max(1, count)];
		for (int i = 0; i < count; i++) {
			add();
		}
	}

	/** A new number, in a set of its own. */
	int add() {
		parents = size < parents.length ? parents : Arrays.copyOf(parents, 2 * size);
		parents[size] = size;
		return size++;
	}

	int size() {
		return size;
	}

	void join(int a, int b) {
		int rootA = root(a);
		int rootB = root(b);
		parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
	}

	private int root(int item) {
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
		for (int i = 0; i < size; i++) {
			// the root of a set is its least item
			numbers[i] = parents[i] == i ? count++ : numbers[root(i)];
		}
		return count;
	}
}
