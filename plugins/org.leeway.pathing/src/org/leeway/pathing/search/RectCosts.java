package org.leeway.pathing.search;

import java.util.Arrays;

import org.leeway.pathing.util.IndexedHeap;

/**
 * The memory of a search from rectangle to rectangle. Stores a cost for each anchor on the border of a rectangle, for
 * all tiles where the search has been. Rectangles are numbered tile by tile, in the order in which the search discovers
 * the tiles. Not thread-safe.
 */
final class RectCosts {

	private static final int FEW = 1024;
	/** The value of {@link #sources} for a rectangle if none of its costs was lowered since its last expansion. */
	private static final int NONE = -1;
	/** The value of {@link #sources} of a rectangle whose costs several rectangles have lowered since its last expansion. */
	private static final int SEVERAL = -2;

	/**
	 * Two entries for each tile: entries {@code 2 t} and {@code 2 t + 1} belong to tile {@code t}. The first entry is the number
	 * of the tile's first rectangle, or -1 if the search has not been in the tile. The second entry is the index of the first
	 * cost of the tile.
	 */
	private final int[] starts;
	/** The tiles where the search has been, in the order of discovery. */
	private int[] known = new int[FEW];
	private int knownCount;
	/** Indexed by number: the tile of a rectangle. */
	private int[] tiles = new int[FEW];
	/**
	 * Indexed by number of a rectangle: a bit set of the rectangle's sides. Contains a side if costs on this side were lowered
	 * after the last expansion of the rectangle.
	 */
	private byte[] dirty = new byte[FEW];
	/**
	 * Indexed by number of a rectangle A: the number of the rectangle from which lower costs have come to A since A was last
	 * expanded. {@link #NONE} if no cost of A was lowered. {@link #SEVERAL} if lower costs have come from more than one
	 * rectangle.
	 */
	private int[] sources = new int[FEW];
	/**
	 * Indexed by number of a rectangle: its key on the open list. {@link RectSteps#INFINITE} if it is not on the list.
	 */
	private long[] keys = new long[FEW];
	/** Indexed by number of a rectangle: how often it was expanded. */
	private int[] expansions = new int[FEW];
	private int count;
	private long[] costs = new long[FEW];
	private int used;
	private final IndexedHeap open = new IndexedHeap();

	/** @param tiles the number of tiles of the map */
	RectCosts(int tiles) {
		this.starts = new int[2 * tiles];
		for (int i = 0; i < tiles; i++) {
			starts[2 * i] = -1;
		}
	}

	/** Forgets all costs, for a new search. */
	void clear() {
		for (int i = 0; i < knownCount; i++) {
			starts[2 * known[i]] = -1;
		}
		knownCount = 0;
		count = 0;
		used = 0;
		open.clear();
	}

	/** Returns whether the search has been in a tile. */
	boolean knows(int index) {
		return starts[2 * index] >= 0;
	}

	/** Makes a tile known, with infinite costs. */
	void add(RectTile tile, int index) {
		int end = count + tile.count();
		if (end > tiles.length) {
			grow(Math.max(end, 2 * tiles.length));
		}
		Arrays.fill(tiles, count, end, index);
		Arrays.fill(dirty, count, end, (byte) 0);
		Arrays.fill(sources, count, end, NONE);
		Arrays.fill(keys, count, end, RectSteps.INFINITE);
		Arrays.fill(expansions, count, end, 0);
		open.announce(count, end);
		if (knownCount == known.length) {
			known = Arrays.copyOf(known, 2 * knownCount);
		}
		known[knownCount++] = index;
		if (used + tile.costs() > costs.length) {
			costs = Arrays.copyOf(costs, Math.max(used + tile.costs(), 2 * costs.length));
		}
		Arrays.fill(costs, used, used + tile.costs(), RectSteps.INFINITE);
		starts[2 * index] = count;
		starts[2 * index + 1] = used;
		used += tile.costs();
		count = end;
	}

	private void grow(int length) {
		tiles = Arrays.copyOf(tiles, length);
		dirty = Arrays.copyOf(dirty, length);
		sources = Arrays.copyOf(sources, length);
		keys = Arrays.copyOf(keys, length);
		expansions = Arrays.copyOf(expansions, length);
	}

	/** Returns the number of a tile's first rectangle, or -1 if the search has not been in the tile. */
	int number(int index) {
		return starts[2 * index];
	}

	/**
	 * Returns the index in {@link #costs} where the costs of a tile begin.
	 *
	 * @param index the index of the tile. The search must have been in this tile
	 */
	int first(int index) {
		return starts[2 * index + 1];
	}

	/** Returns the costs of all known tiles. {@link #add} may replace the array by a longer array. */
	long[] costs() {
		return costs;
	}

	int tile(int number) {
		return tiles[number];
	}

	/** Returns a rectangle, a number in its tile. */
	int rectangle(int number) {
		return number - starts[2 * tiles[number]];
	}

	/** Returns the number of rectangles of the known tiles. */
	int count() {
		return count;
	}

	/** Returns whether a path to a rectangle is known. */
	boolean isReached(int number) {
		return expansions[number] > 0 || dirty[number] != 0;
	}

	boolean isExpanded(int number) {
		return expansions[number] > 0;
	}

	/** Returns whether a rectangle was expanded exactly once. */
	boolean isExpandedOnce(int number) {
		return expansions[number] == 1;
	}

	/**
	 * Records that costs of anchors on a side of a rectangle were lowered.
	 *
	 * @param number the number of the rectangle
	 * @param source the rectangle from which the lower costs come, or the rectangle itself
	 * @param key the key of the rectangle on the open list: the least sum of cost and estimate of an anchor with a lowered cost
	 */
	void lower(int number, int side, int source, long key) {
		dirty[number] |= (byte) (1 << side);
		int known = sources[number];
		sources[number] = known == NONE || known == source ? source : SEVERAL;
		if (key < keys[number]) {
			keys[number] = key;
			open.put(number, key);
		}
	}

	/** Returns whether the open list has a rectangle whose key is less than a limit. */
	boolean hasOpen(long limit) {
		return !open.isEmpty() && open.firstKey() < limit;
	}

	/** Takes the rectangle with the least key off the open list. Returns its number. */
	int takeFirst() {
		int first = open.takeFirst();
		keys[first] = RectSteps.INFINITE;
		expansions[first]++;
		return first;
	}

	/**
	 * Returns the rectangle that alone has lowered costs of a given rectangle since the last expansion of the given
	 * rectangle. This may be the given rectangle itself, at the start of the search. Negative if no rectangle or several
	 * rectangles have lowered costs. Afterwards, no rectangle counts as the source of lowered costs.
	 */
	int takeSource(int number) {
		int source = sources[number];
		sources[number] = NONE;
		return source;
	}

	/** Returns the sides whose costs were lowered, as a bit set. Forgets these sides. */
	int takeDirty(int number) {
		int sides = dirty[number];
		dirty[number] = 0;
		return sides;
	}
}
