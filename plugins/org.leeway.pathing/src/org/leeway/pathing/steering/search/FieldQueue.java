package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * Cells by distances in whole numbers, in buckets that are used again and again. A bucket is no wider than the shortest
 * step, so none of its cells can be reached sooner over another one of it, and they need no order (E. V. Denardo and B. L. Fox,
 * Shortest-route methods: 1. Reaching, pruning, and buckets, 1979). Not thread-safe.
 */
final class FieldQueue {

	/** Of a distance to the number of its bucket. */
	private final int shift;
	private final int[][] cells;
	private final int[] sizes;
	private final int mask;
	private int waiting;
	private int level;

	/**
	 * @param shortest no step is shorter
	 * @param span not less than the difference of any two distances in the queue
	 * @param least no distance is below
	 */
	FieldQueue(int shortest, int span, int least) {
		shift = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(shortest);
		int count = Integer.highestOneBit((span >> shift) + 1) << 1;
		mask = count - 1;
		cells = new int[count][64];
		sizes = new int[count];
		level = least >> shift;
	}

	/** Whether the distance is that of a cell that cannot be reached sooner. */
	boolean isFinal(int distance) {
		return distance >> shift <= level;
	}

	/** Whether the queue has a cell that it was given with the greater distance for the smaller one too. */
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

	/** Takes a cell of the first bucket; those that it has more than once may come again. */
	int next() {
		while (sizes[level & mask] == 0) {
			level++;
		}
		waiting--;
		return cells[level & mask][--sizes[level & mask]];
	}

	/** Whether a cell that was taken has this distance still. */
	boolean isCurrent(int distance) {
		return distance >> shift == level;
	}
}
