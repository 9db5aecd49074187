package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * A bucket queue of cells by integer distances, in a ring of buckets. A bucket is no wider than the shortest step. So
 * no path to a cell of a bucket becomes shorter by leading over another cell of the same bucket. The cells of a bucket
 * need no order (E. V. Denardo and B. L. Fox, Shortest-route methods: 1. Reaching, pruning, and buckets, 1979). Not
 * thread-safe.
 */
final class FieldQueue {

	/**
	 * Number of bits by which a distance is shifted to the right to get the number of its bucket. So a bucket is 2^shift
	 * wide.
	 */
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
	 * Returns whether two distances of the same cell belong to one bucket. If the queue has the cell with the greater
	 * distance, the cell then need not be added again with the smaller distance.
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
	 * Returns whether the entry that {@link #next} returned last is up to date. The queue may have several entries of
	 * one cell, because a shorter path to the cell adds an entry in an earlier bucket. The entry in the later bucket is
	 * then out of date. The queue has returned the cell from the earlier bucket already.
	 *
	 * @param distance the present distance of the cell
	 */
	boolean isCurrent(int distance) {
		return distance >> shift == level;
	}
}
