package org.leeway.pathing.util;

import java.util.Arrays;

/** A union-find forest over the numbers from 0 on. The least number of a set is its representative. Not thread-safe. */
public final class DisjointSets {

	/** The parent of each number, indexed by number. A root is its own parent. */
	private int[] parents;
	private int size;

	/** Creates a forest of singletons. */
	public DisjointSets(int size) {
		this.parents = new int[size];
		this.size = size;
		for (int i = 0; i < size; i++) {
			parents[i] = i;
		}
	}

	/** Adds a new singleton and returns its number. */
	public int add() {
		if (size == parents.length) {
			parents = Arrays.copyOf(parents, Math.max(16, size * 2));
		}
		parents[size] = size;
		return size++;
	}

	/** Returns the count of numbers. */
	public int size() {
		return size;
	}

	/** Joins the sets of two numbers. Returns whether they were separate. */
	public boolean unite(int a, int b) {
		int rootA = root(a);
		int rootB = root(b);
		parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
		return rootA != rootB;
	}

	/** Returns whether the sets of two numbers are separate. */
	public boolean areApart(int a, int b) {
		return a != b && root(a) != root(b);
	}

	/** Returns the representative of a number's set: the least number in this set. */
	public int root(int number) {
		int root = number;
		while (parents[root] != root) {
			parents[root] = parents[parents[root]];
			root = parents[root];
		}
		return root;
	}

	/** Returns the representative of each number's set, indexed by number. */
	public int[] roots() {
		int[] roots = new int[size];
		for (int i = 0; i < size; i++) {
			// a parent is less than its children, so its root is already known
			roots[i] = parents[i] == i ? i : roots[parents[i]];
		}
		return roots;
	}

	/**
	 * Assigns an index to each set, counted from 0. Returns how many sets there are.
	 *
	 * @param numbers receives the index of each number's set, indexed by number
	 */
	public int number(int[] numbers) {
		int count = 0;
		for (int i = 0; i < size; i++) {
			numbers[i] = parents[i] == i ? count++ : numbers[parents[i]];
		}
		return count;
	}
}
