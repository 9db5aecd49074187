package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * The open list of an {@link IntervalSearch}: a binary heap of intervals. The interval with the least key comes first. A key is
 * a lower bound of the length of a path through the interval. Not thread-safe.
 */
final class OpenIntervals {

	/** Offset of the portal of an interval. Each interval has its portal at {@code data[interval + PORTAL]}. */
	static final int PORTAL = 0;
	/**
	 * Offset of the left limit of an interval, used like {@link #PORTAL}. The left limit is the ray that bounds the interval on
	 * the left. The value at the offset is a vertex on this ray, or {@link IntervalRoot#STRAIGHT}.
	 */
	static final int LEFT = 1;
	/**
	 * Offset of the right limit of an interval, used like {@link #PORTAL}. The right limit is the ray that bounds the interval
	 * on the right. The value at the offset is a vertex on this ray, or {@link IntervalRoot#STRAIGHT}.
	 */
	static final int RIGHT = 2;
	/**
	 * Offset of a turn, used like {@link #PORTAL}: the last turn of the path to the interval, as a number in
	 * {@link TurnNodes}. The whole interval is visible from the place of this turn.
	 */
	static final int TURN = 3;
	private static final int SIZE = 4;

	private double[] keys = new double[256];
	private int[] heap = new int[256];
	private int size;
	/** The numbers that belonged to removed intervals. New intervals get these numbers. */
	private int[] free = new int[256];
	private int freeCount;
	private int end;
	/** The values of all intervals. The number of an interval is the index of its first value. */
	int[] data = new int[1024];

	void clear() {
		size = 0;
		freeCount = 0;
		end = 0;
	}

	boolean isEmpty() {
		return size == 0;
	}

	double firstKey() {
		return keys[0];
	}

	void add(double key, int portal, int left, int right, int turn) {
		int interval = freeCount > 0 ? free[--freeCount] : next();
		data[interval + PORTAL] = portal;
		data[interval + LEFT] = left;
		data[interval + RIGHT] = right;
		data[interval + TURN] = turn;
		if (size == keys.length) {
			keys = Arrays.copyOf(keys, 2 * size);
			heap = Arrays.copyOf(heap, 2 * size);
		}
		rise(size++, key, interval, keys, heap);
	}

	private int next() {
		int interval = end;
		end += SIZE;
		if (end > data.length) {
			data = Arrays.copyOf(data, 2 * end);
		}
		return interval;
	}

	private static void rise(int from, double key, int interval, double[] keys, int[] heap) {
		int place = from;
		while (place > 0) {
			int above = (place - 1) >> 1;
			if (keys[above] < key) {
				break;
			}
			keys[place] = keys[above];
			heap[place] = heap[above];
			place = above;
		}
		keys[place] = key;
		heap[place] = interval;
	}

	/**
	 * Removes the interval with the least key and returns its number. The values of the interval are valid until another
	 * interval is added.
	 */
	int takeFirst() {
		int first = heap[0];
		size--;
		if (size > 0) {
			sink(keys[size], heap[size], size, keys, heap);
		}
		if (freeCount == free.length) {
			free = Arrays.copyOf(free, 2 * freeCount);
		}
		free[freeCount++] = first;
		return first;
	}

	private static void sink(double key, int interval, int size, double[] keys, int[] heap) {
		int place = 0;
		for (int below = 1; below < size; below = 2 * place + 1) {
			if (below + 1 < size && keys[below + 1] < keys[below]) {
				below++;
			}
			if (keys[below] >= key) {
				break;
			}
			keys[place] = keys[below];
			heap[place] = heap[below];
			place = below;
		}
		keys[place] = key;
		heap[place] = interval;
	}
}
