package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * The open list of an interval search: a binary heap of items, the least key first. An item is an interval or a turn.
 * Not thread-safe.
 */
final class OpenIntervals {

	private double[] keys = new double[256];
	private int[] heap = new int[256];
	private int size;
	/** Items that were taken and may be used again. */
	private int[] free = new int[256];
	private int freeCount;
	private int itemCount;
	/** By item: half-edge, left limit, right limit, turn. */
	int[] items = new int[1024];

	void clear() {
		size = 0;
		freeCount = 0;
		itemCount = 0;
	}

	boolean isEmpty() {
		return size == 0;
	}

	double firstKey() {
		return keys[0];
	}

	void add(double key, int edge, int left, int right, int turn) {
		int item = freeCount > 0 ? free[--freeCount] : newItem();
		items[item] = edge;
		items[item + 1] = left;
		items[item + 2] = right;
		items[item + 3] = turn;
		if (size == keys.length) {
			keys = Arrays.copyOf(keys, 2 * size);
			heap = Arrays.copyOf(heap, 2 * size);
		}
		rise(size++, key, item, keys, heap);
	}

	private int newItem() {
		int item = 4 * itemCount++;
		if (item == items.length) {
			items = Arrays.copyOf(items, 2 * item);
		}
		return item;
	}

	private static void rise(int from, double key, int item, double[] keys, int[] heap) {
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
		heap[place] = item;
	}

	/** Removes the first item. It is valid until another is added. */
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

	private static void sink(double key, int item, int size, double[] keys, int[] heap) {
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
		heap[place] = item;
	}
}
