package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

/**
 * Lists of items, one list for each half-edge of a mesh. Each item has a value, by which the items of one list are
 * sorted.
 */
final class EdgeLists {

	private int count;
	private int[] edges = new int[64];
	private int[] items = new int[64];
	private double[] values = new double[64];
	private int[] first;

	void add(int edge, int item, double value) {
		if (count == edges.length) {
			edges = Arrays.copyOf(edges, 2 * count);
			items = Arrays.copyOf(items, 2 * count);
			values = Arrays.copyOf(values, 2 * count);
		}
		edges[count] = edge;
		items[count] = item;
		values[count++] = value;
	}

	/**
	 * Sorts the items of each half-edge by value, ascending. No items can be added afterwards.
	 *
	 * @param edgeCount the number of half-edges of the mesh
	 */
	void sort(int edgeCount) {
		first = new int[edgeCount + 1];
		for (int i = 0; i < count; i++) {
			first[edges[i] + 1]++;
		}
		for (int edge = 0; edge < edgeCount; edge++) {
			first[edge + 1] += first[edge];
		}
		int[] used = Arrays.copyOf(first, edgeCount);
		int[] sortedItems = new int[count];
		double[] sortedValues = new double[count];
		for (int i = 0; i < count; i++) {
			int at = used[edges[i]]++;
			while (at > first[edges[i]] && sortedValues[at - 1] > values[i]) {
				sortedItems[at] = sortedItems[at - 1];
				sortedValues[at] = sortedValues[at - 1];
				at--;
			}
			sortedItems[at] = items[i];
			sortedValues[at] = values[i];
		}
		items = sortedItems;
		values = sortedValues;
		edges = null;
	}

	int size(int edge) {
		return first[edge + 1] - first[edge];
	}

	int item(int edge, int i) {
		return items[first[edge] + i];
	}

	double value(int edge, int i) {
		return values[first[edge] + i];
	}
}
