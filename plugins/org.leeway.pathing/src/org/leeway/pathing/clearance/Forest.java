package org.leeway.pathing.clearance;

import java.util.Arrays;

/** A union-find forest over numbers from 0 on. The least number of a set represents it. Not thread-safe. */
final class Forest {

	private int[] parents;
	private int size;

	/** A forest of singletons. */
	Forest(int size) {
		this.parents = new int[size];
		this.size = size;
		for (int i = 0; i < size; i++) {
			parents[i] = i;
		}
	}

	/** Adds a new singleton and returns its number. */
	int add() {
		if (size == parents.length) {
			parents = Arrays.copyOf(parents, Math.max(16, size * 2));
		}
		parents[size] = size;
		return size++;
	}

	int size() {
		return size;
	}

	/** Joins the sets of two numbers; returns whether they were separate. */
	boolean unite(int a, int b) {
		int rootA = root(a);
		int rootB = root(b);
		parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
		return rootA != rootB;
	}

	boolean areApart(int a, int b) {
		return root(a) != root(b);
	}

	/** The number that represents the set of this one. */
	int root(int number) {
		int root = number;
		while (parents[root] != root) {
			parents[root] = parents[parents[root]];
			root = parents[root];
		}
		return root;
	}

	/** By number the one that represents its set. */
	int[] roots() {
		int[] roots = new int[size];
		for (int i = 0; i < size; i++) {
			// a parent is less than its children, so its root is known by then
			roots[i] = parents[i] == i ? i : roots[parents[i]];
		}
		return roots;
	}
}
