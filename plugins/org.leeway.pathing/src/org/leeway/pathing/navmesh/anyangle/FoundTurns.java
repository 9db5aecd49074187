package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * A stack of the turns that an {@link IntervalSearch} has found but not yet expanded. Each turn is stored with the
 * half-edge at which its expansion begins. For a turn to the right, the bitwise complement of the half-edge is stored.
 * Not thread-safe.
 */
final class FoundTurns {

	/** The numbers of the turns. */
	private int[] turns = new int[16];
	/**
	 * Indexed like {@link #turns}: the half-edge of a turn to the left, or the bitwise complement of the half-edge of a turn
	 * to the right.
	 */
	private int[] edges = new int[16];
	private int count;

	void clear() {
		count = 0;
	}

	boolean isEmpty() {
		return count == 0;
	}

	void add(int turn, int edge) {
		if (count == turns.length) {
			turns = Arrays.copyOf(turns, 2 * count);
			edges = Arrays.copyOf(edges, 2 * count);
		}
		turns[count] = turn;
		edges[count++] = edge;
	}

	/**
	 * Removes the turn that was added last. Until another turn is added, {@link #turn} and {@link #edge} return this turn and its
	 * half-edge.
	 */
	void removeLast() {
		count--;
	}

	/** Returns the number of the turn that was removed last. */
	int turn() {
		return turns[count];
	}

	/**
	 * Returns the half-edge of the turn that was removed last. For a turn to the right, returns the bitwise complement of the
	 * half-edge.
	 */
	int edge() {
		return edges[count];
	}
}
