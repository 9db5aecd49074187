package org.leeway.pathing.navmesh.godot;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A copy of Godot's open list: a binary heap of polygons. The polygon with the least sum of cost and estimate comes first.
 * Ties go to the least estimate. Further ties have the same order as in Godot. Not thread-safe.
 */
final class OpenPolygons {

	private int[] heap = new int[64];
	private int size;
	/** Indexed by polygon: its index in {@link #heap}, or {@link NavMesh#NONE}. */
	private final int[] places;
	private final float[] totals;
	private final float[] estimates;

	OpenPolygons(int polygons) {
		this.places = new int[polygons];
		this.totals = new float[polygons];
		this.estimates = new float[polygons];
		Arrays.fill(places, NavMesh.NONE);
	}

	void clear() {
		for (int i = 0; i < size; i++) {
			places[heap[i]] = NavMesh.NONE;
		}
		size = 0;
	}

	boolean isEmpty() {
		return size == 0;
	}

	/** Adds a polygon. If the heap has the polygon already, replaces its total and estimate. */
	void push(int polygon, float total, float estimate) {
		totals[polygon] = total;
		estimates[polygon] = estimate;
		int place = places[polygon];
		if (place == NavMesh.NONE) {
			heap = size == heap.length ? Arrays.copyOf(heap, 2 * size) : heap;
			set(size, polygon);
			rise(size++);
		} else if (rise(place) == place) {
			sink(place);
		}
	}

	/** Removes and returns a polygon of least total. */
	int pop() {
		int first = heap[0];
		size--;
		if (size > 0) {
			set(0, heap[size]);
			sink(0);
		}
		places[first] = NavMesh.NONE;
		return first;
	}

	private int rise(int from) {
		int polygon = heap[from];
		int place = from;
		while (place > 0 && isGreater(heap[(place - 1) / 2], polygon)) {
			set(place, heap[(place - 1) / 2]);
			place = (place - 1) / 2;
		}
		set(place, polygon);
		return place;
	}

	private void sink(int from) {
		int polygon = heap[from];
		int place = from;
		for (int child = 2 * place + 1; child < size; child = 2 * place + 1) {
			if (child + 1 < size && isGreater(heap[child], heap[child + 1])) {
				child++;
			}
			if (isGreater(heap[child], polygon)) {
				break;
			}
			set(place, heap[child]);
			place = child;
		}
		set(place, polygon);
	}

	private boolean isGreater(int one, int other) {
		return totals[one] == totals[other] ? estimates[one] > estimates[other] : totals[one] > totals[other];
	}

	private void set(int place, int polygon) {
		heap[place] = polygon;
		places[polygon] = place;
	}
}
