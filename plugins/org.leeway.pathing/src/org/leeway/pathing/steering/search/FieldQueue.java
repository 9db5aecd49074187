package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * A bucket queue of cells, ordered by integer distance. Each bucket has the cells in one range of distances. Cells
 * within a bucket need no order, because the range is no wider than the shortest step. Not thread-safe.
 * <p>
 * E. V. Denardo and B. L. Fox, Shortest-route methods: 1. Reaching, pruning, and buckets, 1979.
 */
final class FieldQueue {

	/**
	 * Binary logarithm of the width of a bucket. Shifting a distance to the right by this number gives the number of
	 * its bucket.
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
	 * @param shortest a lower bound of the lengths of steps. Buckets are not wider than this length
	 * @param span an upper bound of the difference between any two distances that are in the queue at the same time. So the
	 * queue needs buckets for this span only
	 * @param least a lower bound of the distances in the queue
	 */
	FieldQueue(int shortest, int span, int least) {
		shift = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(shortest);
		int count = Integer.highestOneBit((span >> shift) + 1) << 1;
		mask = count - 1;
		cells = new int[count][64];
		sizes = new int[count];
		level = least >> shift;
	}

	/**
	 * Returns whether the distances up to a given distance are final. This is so if the search has reached the bucket of this
	 * distance, because later steps only lead to larger distances.
	 */
	boolean isFinal(int distance) {
		return distance >> shift <= level;
	}

	/**
	 * Returns whether two distances belong to the same bucket. If a cell gets a shorter distance in the same bucket, the old
	 * entry of the cell stays valid. The cell needs no second entry.
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
	 * Removes an entry of the first bucket that is not empty, and returns its cell. The queue must not be empty. A cell with
	 * several entries is returned several times.
	 */
	int next() {
		while (sizes[level & mask] == 0) {
			level++;
		}
		waiting--;
		return cells[level & mask][--sizes[level & mask]];
	}

	/**
	 * Returns whether the entry that {@link #next} returned last is up to date. If its cell has since got
	 * a shorter distance in an earlier bucket, the cell has a new entry there. Then this entry is outdated.
	 *
	 * @param distance the present distance of the cell that {@link #next} returned
	 */
	boolean isCurrent(int distance) {
		return distance >> shift == level;
	}
}
