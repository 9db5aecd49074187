package org.leeway.pathing.steering.search;

import java.util.Arrays;

/** Cells by distances in whole numbers, the least first. A bucket a distance, used again and again. Not thread-safe. */
final class FieldQueue {

	private static final int NONE = -1;

	/** By bucket the number of its first entry. */
	private final int[] heads;
	private int[] cells = new int[1024];
	private int[] following = new int[1024];
	private int used;
	/** The first of the entries that are free again. */
	private int free = NONE;
	private int size;
	private int level;

	/**
	 * @param span greater than the difference of any two distances in the queue
	 * @param level no distance is below
	 */
	FieldQueue(int span, int level) {
		this.level = level;
		heads = new int[span + 1];
		Arrays.fill(heads, NONE);
	}

	/** All distances below are final. */
	int level() {
		return level;
	}

	boolean hasNext() {
		return size > 0;
	}

	/** @param distance not below the level */
	void add(int cell, int distance) {
		int entry = free;
		if (entry == NONE) {
			if (used == cells.length) {
				cells = Arrays.copyOf(cells, 2 * used);
				following = Arrays.copyOf(following, 2 * used);
			}
			entry = used++;
		} else {
			free = following[entry];
		}
		int bucket = distance % heads.length;
		cells[entry] = cell;
		following[entry] = heads[bucket];
		heads[bucket] = entry;
		size++;
	}

	/** Takes a cell of the least distance, which {@link #level} then tells. */
	int next() {
		int bucket = level % heads.length;
		while (heads[bucket] == NONE) {
			level++;
			bucket = bucket + 1 == heads.length ? 0 : bucket + 1;
		}
		int entry = heads[bucket];
		heads[bucket] = following[entry];
		following[entry] = free;
		free = entry;
		size--;
		return cells[entry];
	}
}
