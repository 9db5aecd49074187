package org.leeway.pathing.util;

import java.util.Arrays;

/**
 * A binary heap of ids, from which the id with the least key is taken first. The key of an id can be decreased. Ids are
 * whole numbers from 0. Ids must be {@linkplain #announce(int) announced} before their first use, in ascending order.
 * <p>
 * Among ids with equal keys, the id whose key was set last mostly comes first. This order is the same in each run. No
 * operation allocates memory, once the arrays have grown. Not thread-safe.
 */
public final class IndexedHeap {

	private static final int ABSENT = -1;

	/** The place of each id in the heap, or {@link #ABSENT}. Indexed by id. */
	private int[] places = new int[1024];
	/** The id at each place of the heap, indexed by place. */
	private int[] ids = new int[1024];
	/** The key of the id at each place of the heap, indexed by place. */
	private double[] keys = new double[1024];
	private int size;

	/** Removes all ids. The caller must {@linkplain #announce(int) announce} each id again before its next use. */
	public void clear() {
		size = 0;
	}

	/** Makes the ids [first, end) known, without putting them into the heap. */
	public void announce(int first, int end) {
		if (end > places.length) {
			places = Arrays.copyOf(places, Math.max(end, 2 * places.length));
		}
		Arrays.fill(places, first, end, ABSENT);
	}

	/** Makes one more id known, without putting the id into the heap. */
	public void announce(int id) {
		if (id == places.length) {
			places = Arrays.copyOf(places, 2 * id);
		}
		places[id] = ABSENT;
	}

	/** Returns whether no id is in the heap. */
	public boolean isEmpty() {
		return size == 0;
	}

	/** Returns whether an id is in the heap. The id must have been {@linkplain #announce(int) announced}. */
	public boolean contains(int id) {
		return places[id] != ABSENT;
	}

	/** Returns the least key. Undefined if the heap is empty. */
	public double firstKey() {
		return keys[0];
	}

	/**
	 * Puts an id into the heap, or decreases its key there.
	 *
	 * @param id an id that has been {@linkplain #announce(int) announced}
	 * @param key not NaN, and not greater than the id's key in the heap
	 */
	public void put(int id, double key) {
		int place = places[id];
		if (place == ABSENT) {
			place = size++;
			if (place == ids.length) {
				ids = Arrays.copyOf(ids, 2 * place);
				keys = Arrays.copyOf(keys, 2 * place);
			}
		}
		rise(place, id, key, ids, keys, places);
	}

	/** Removes and returns the id of the least key. The heap must not be empty. */
	public int takeFirst() {
		int first = ids[0];
		places[first] = ABSENT;
		size--;
		if (size > 0) {
			sink(ids[size], keys[size], size, ids, keys, places);
		}
		return first;
	}

	/**
	 * Puts an id at a free place of the heap, and moves it towards the front until its parent has a lower key. The arrays are
	 * parameters instead of fields, so that they stay in registers during the loop.
	 *
	 * @param from the free place
	 */
	private static void rise(int from, int id, double key, int[] ids, double[] keys, int[] places) {
		int place = from;
		while (place > 0) {
			int above = (place - 1) >>> 1;
			// of two ids with equal keys, the id that was put in later moves to the front. In a search, the node of the later
			// id is usually nearer to the goal
			if (keys[above] < key) {
				break;
			}
			ids[place] = ids[above];
			keys[place] = keys[above];
			places[ids[place]] = place;
			place = above;
		}
		ids[place] = id;
		keys[place] = key;
		places[id] = place;
	}

	/**
	 * Restores the order of the heap after the first id was removed. This leaves a free place at the front. The free place
	 * moves down to a leaf: at each level, the child with the lower key moves up. The last id of the heap gets the free place,
	 * and then rises. Most ids stay near the leaf, so this needs fewer comparisons than letting the id sink from the front.
	 *
	 * @param id the id that was the last of the heap
	 * @param key its key
	 */
	private static void sink(int id, double key, int size, int[] ids, double[] keys, int[] places) {
		int place = 0;
		for (int below = 1; below < size; below = 2 * place + 1) {
			if (below + 1 < size) {
				below += keys[below + 1] < keys[below] ? 1 : 0;
			}
			ids[place] = ids[below];
			keys[place] = keys[below];
			places[ids[place]] = place;
			place = below;
		}
		rise(place, id, key, ids, keys, places);
	}
}
