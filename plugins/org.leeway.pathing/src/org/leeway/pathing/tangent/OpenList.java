package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The open list of the tangent search: a binary heap of nodes, the least key first. If the key of a node decreases, the
 * node is added again with the new key. The search later skips the old entry. This is faster than {@link
 * org.leeway.pathing.util.IndexedHeap}, because keys seldom decrease. Not thread-safe.
 */
final class OpenList {

	private double[] keys = new double[64];
	private int[] codes = new int[64];
	private int count;

	void clear() {
		count = 0;
	}

	boolean isEmpty() {
		return count == 0;
	}

	double firstKey() {
		return keys[0];
	}

	void add(double key, int code) {
		if (count == keys.length) {
			keys = Arrays.copyOf(keys, 2 * count);
			codes = Arrays.copyOf(codes, 2 * count);
		}
		int place = count++;
		while (place > 0) {
			int above = (place - 1) >> 1;
			if (keys[above] < key) {
				break;
			}
			keys[place] = keys[above];
			codes[place] = codes[above];
			place = above;
		}
		keys[place] = key;
		codes[place] = code;
	}

	int takeFirst() {
		int first = codes[0];
		double key = keys[--count];
		int code = codes[count];
		int place = 0;
		for (int below = 1; below < count; below = 2 * place + 1) {
			if (below + 1 < count && keys[below + 1] < keys[below]) {
				below++;
			}
			if (keys[below] >= key) {
				break;
			}
			keys[place] = keys[below];
			codes[place] = codes[below];
			place = below;
		}
		keys[place] = key;
		codes[place] = code;
		return first;
	}
}
