package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;

/**
 * The open list of Detour: a binary heap of nodes. The node with the least total comes first. The total is the cost plus the
 * estimate. Breaks ties as Detour does. Not thread-safe.
 */
final class TotalHeap {

	private static final int ABSENT = -1;

	private int[] heap = new int[256];
	private int size;
	/** Indexed by node: its total, the sum of cost and estimate. */
	private float[] totals = new float[256];
	private int[] places = new int[256];
	private boolean[] known = new boolean[256];

	void clear() {
		size = 0;
	}

	/** Registers a new node, without adding it to the heap. New nodes must be registered in the order of their numbers, from 0. */
	void announce(int node) {
		if (node == totals.length) {
			totals = Arrays.copyOf(totals, 2 * node);
			places = Arrays.copyOf(places, 2 * node);
			known = Arrays.copyOf(known, 2 * node);
			heap = Arrays.copyOf(heap, 2 * node);
		}
		places[node] = ABSENT;
		known[node] = false;
	}

	boolean isEmpty() {
		return size == 0;
	}

	/** Returns whether a node was ever pushed. */
	boolean isKnown(int node) {
		return known[node];
	}

	/** Returns the total with which a node was pushed last. */
	float total(int node) {
		return totals[node];
	}

	/** Adds a node, or lowers its total. A node that was removed may be added again. */
	void push(int node, float total) {
		totals[node] = total;
		known[node] = true;
		rise(places[node] == ABSENT ? size++ : places[node], node);
	}

	/** Removes and returns a node of least total. */
	int pop() {
		int first = heap[0];
		places[first] = ABSENT;
		size--;
		// Removing the root leaves a hole. The child with the lesser total moves into the hole, or the left child if the totals
		// are equal. Its own place is now the hole, and so on down to a leaf. At last, the last node of the heap moves into the
		// hole, and rises from there. Detour does the same, so nodes of equal totals come in the same order
		int hole = 0;
		for (int child = 1; child < size; child = 2 * hole + 1) {
			if (child + 1 < size && totals[heap[child]] > totals[heap[child + 1]]) {
				child++;
			}
			set(hole, heap[child]);
			hole = child;
		}
		if (size > 0) {
			rise(hole, heap[size]);
		}
		return first;
	}

	private void rise(int from, int node) {
		int place = from;
		while (place > 0 && totals[heap[(place - 1) / 2]] > totals[node]) {
			set(place, heap[(place - 1) / 2]);
			place = (place - 1) / 2;
		}
		set(place, node);
	}

	private void set(int place, int node) {
		heap[place] = node;
		places[node] = place;
	}
}
