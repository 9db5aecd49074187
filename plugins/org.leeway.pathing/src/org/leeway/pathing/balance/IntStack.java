package org.leeway.pathing.balance;

import java.util.Arrays;

/** A growing stack of ints. Not thread-safe. */
final class IntStack {

	private int[] values = new int[16];
	private int count;

	void push(int value) {
		values = count == values.length ? Arrays.copyOf(values, 2 * count) : values;
		values[count++] = value;
	}

	int pop() {
		return values[--count];
	}

	boolean isEmpty() {
		return count == 0;
	}

	void clear() {
		count = 0;
	}
}
