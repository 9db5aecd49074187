package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * A bucket queue of cells by integer distances, in a ring of buckets. A bucket is at most as wide as the shortest step. So
 * the path to a cell never becomes shorter over another cell of the same bucket, and cells in a bucket need no order. Not
 * thread-safe.
 * <p>
 * E. V. Denardo and B. L. Fox, Shortest-route methods: 1. Reaching, pruning, and buckets, 1979.
 */
final class FieldQueue {

	/** Binary logarithm of the width of a bucket. A distance shifted to the right by this number gives its bucket. */
	private final int shift;
	private final int[][] cells;
	private final int[] sizes;
	private final int mask;
	private int waiting;
	private int level;

	/**
	 * Creates an empty queue.
	 *
	 * @param shortest a lower bound of the lengths of steps
	 * @param span an upper bound of the difference between any two distances that are in the queue at the same time
	 * @param least a lower bound of the distances
	 */
	FieldQueue(int shortest, int span, int least) {
		shift = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(shortest);
		int count = Integer.highestOneBit((span >> shift) + 1) << 1;
		mask = count - 1;
		cells = new int[count][64];
		sizes = new int[count];
		level = least >> shift;
	}

	/** Returns whether a distance is final: no shorter path to the cell with this distance can be found any more. */
	boolean isFinal(int distance) {
		return distance >> shift <= level;
	}

	/**
	 * Returns whether two distances of a cell belong to the same bucket. If so, a cell that is queued with the greater
	 * distance need not be queued again with the smaller distance.
	 */
	boolean isSame(int distance, int greater) {
		return distance >> shift == greater >> shift;
	}

	boolean hasNext() {
		return waiting > 0;
	}

	void add(int cell, int distance) {
		int bucket = distance >> shift & mask;
		int size = sizes[bucket]++;
		if (size == cells[bucket].length) {
			cells[bucket] = Arrays.copyOf(cells[bucket], 2 * size);
		}
		cells[bucket][size] = cell;
		waiting++;
	}

	/**
	 * Removes and returns a cell of the first bucket. The queue must not be empty. A cell that is in the bucket more than
	 * once may be returned again.
	 */
	int next() {
		while (sizes[level & mask] == 0) {
			level++;
		}
		waiting--;
		return cells[level & mask][--sizes[level & mask]];
	}

	/**
	 * Returns whether the entry that {@link #next} returned last is up to date. When a shorter path to a cell is found, the
	 * cell gets a second entry in an earlier bucket. The first entry is then out of date, and comes later than the second
	 * entry.
	 *
	 * @param distance the present distance of the cell
	 */
	boolean isCurrent(int distance) {
		return distance >> shift == level;
	}
}
