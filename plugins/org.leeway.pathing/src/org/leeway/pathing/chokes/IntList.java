package org.leeway.pathing.chokes;

import java.util.Arrays;

/** A growing list of ints. Not thread-safe. */
final class IntList {

	private int[] values = new int[16];
	private int size;

	void add(int value) {
		if (size == values.length) {
			values = Arrays.copyOf(values, size * 2);
		}
		values[size++] = value;
	}

	int get(int index) {
		return values[index];
	}

	void set(int index, int value) {
		values[index] = value;
	}

	int size() {
		return size;
	}

	void clear() {
		size = 0;
	}

	int[] toArray() {
		return Arrays.copyOf(values, size);
	}

	/** Reverses the order of the values from an index on. */
	void reverse(int from) {
		for (int i = from, j = size - 1; i < j; i++, j--) {
			int value = values[i];
			values[i] = values[j];
			values[j] = value;
		}
	}
}
