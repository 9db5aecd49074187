package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** A builder of an {@link Outline}. */
final class OutlineBuilder {

	private static final long[] NO_PLACES = {};

	private final Tile tile;
	private final List<LongStream.Builder> walls = new ArrayList<>();
	private long[] xy = new long[32];
	private int[] edges = new int[80];
	private int points;
	private int edgeCount;

	OutlineBuilder(Tile tile) {
		this.tile = tile;
		for (int side = 0; side < 4; side++) {
			walls.add(null);
		}
	}

	/** Adds a point, given in lattice steps, and returns its index. */
	int point(long x, long y) {
		xy = 2 * points == xy.length ? Arrays.copyOf(xy, 2 * xy.length) : xy;
		xy[2 * points] = x;
		xy[2 * points + 1] = y;
		return points++;
	}

	/** Adds an edge between two points. */
	void edge(int from, int to, short right, short left, boolean wall) {
		int at = 5 * edgeCount++;
		edges = at == edges.length ? Arrays.copyOf(edges, 2 * edges.length) : edges;
		edges[at] = from;
		edges[at + 1] = to;
		edges[at + 2] = right;
		edges[at + 3] = left;
		edges[at + 4] = wall ? 1 : 0;
	}

	/**
	 * Makes a part of a side of the tile a wall, although the areas on both sides of it are free.
	 *
	 * @param side the side of the tile
	 * @param from where the part begins, in lattice steps from the left or top end of the side
	 * @param to where the part ends, in lattice steps from this end
	 */
	void wall(Side side, long from, long to) {
		if (walls.get(side.ordinal()) == null) {
			walls.set(side.ordinal(), LongStream.builder());
		}
		walls.get(side.ordinal()).add(from).add(to);
	}

	/**
	 * Returns the outline of the edges added so far.
	 *
	 * @param kind the kind of the whole tile if there are no edges: a terrain, or {@link Outline#BLOCKED}. Otherwise ignored
	 */
	Outline build(short kind) {
		long[][] breaks = new long[4][];
		long[][] pairs = new long[4][];
		for (Side side : Side.values()) {
			LongStream.Builder own = walls.get(side.ordinal());
			pairs[side.ordinal()] = own == null ? NO_PLACES : own.build().toArray();
			breaks[side.ordinal()] = breaks(side, pairs[side.ordinal()]);
		}
		return new Outline(Arrays.copyOf(xy, 2 * points), Arrays.copyOf(edges, 5 * edgeCount), breaks, pairs,
				edgeCount == 0 ? kind : 0);
	}

	private long[] breaks(Side side, long[] ends) {
		long[] places = Arrays.copyOf(ends, ends.length + points);
		int count = ends.length;
		for (int i = 0; i < points; i++) {
			if (tile.isOnSide(side, xy[2 * i], xy[2 * i + 1])) {
				places[count++] = side.position(xy[2 * i], xy[2 * i + 1]);
			}
		}
		long end = side.position(tile.across(), tile.down());
		Arrays.sort(places, 0, count);
		int kept = 0;
		for (int i = 0; i < count; i++) {
			if (places[i] != 0 && places[i] != end && (kept == 0 || places[kept - 1] != places[i])) {
				places[kept++] = places[i];
			}
		}
		return kept == 0 ? NO_PLACES : Arrays.copyOf(places, kept);
	}
}
