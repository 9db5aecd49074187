package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * The edges between areas of different kinds in one tile. The kind of an area is its terrain, or {@link #BLOCKED}. If
 * terrains do not matter, all areas that are not blocked have the kind 0. Each edge stores the kinds of the areas on
 * its two sides.
 * <p>
 * Edges meet at their ends only, and no edge lies on a side of the tile. But edges may end on a side, and the outline
 * stores these places. Coordinates are in {@link Lattice} steps from the tile's top-left corner. Immutable.
 */
final class Outline {

	/** The kind of an area that no unit may enter. */
	static final short BLOCKED = -1;

	/** Points {@code x0, y0, x1, y1, ...}. */
	private final long[] xy;
	/**
	 * Five numbers for each edge: the indices of its first and last point, the kinds to its right and to its left, and a mark.
	 * Between two free areas, the mark is 1 if the edge is a wall, otherwise 0. An edge beside a blocked area is always a wall,
	 * so {@link #isWall(int)} ignores the mark there.
	 */
	private final int[] edges;
	/**
	 * Indexed by side of the tile: the places on the side where edges or walls end, called breaks. A break is a
	 * distance from the left or top end of the side, in lattice steps. Ascending. The corners of the tile are no
	 * breaks.
	 */
	private final long[][] breaks;
	/**
	 * Indexed by side of the tile: the parts of this side that are walls although the areas on both sides of them are free.
	 * Each wall has two entries, in lattice steps from the left or top end of the side: where it begins and where it ends.
	 * Ascending.
	 */
	private final long[][] walls;
	/** The kind of the whole tile if there are no edges, otherwise 0. */
	private final short kind;

	/**
	 * Creates an outline that uses the given arrays without copying them.
	 *
	 * @param edges five numbers per edge, as in {@link #edges}
	 * @param breaks indexed by side: the breaks on the side, as in {@link #breaks}
	 * @param walls indexed by side: the walls on the side, as in {@link #walls}
	 * @param kind the kind of the whole tile, if there are no edges
	 */
	Outline(long[] xy, int[] edges, long[][] breaks, long[][] walls, short kind) {
		this.xy = xy;
		this.edges = edges;
		this.breaks = breaks;
		this.walls = walls;
		this.kind = kind;
	}

	int pointCount() {
		return xy.length / 2;
	}

	long x(int point) {
		return xy[2 * point];
	}

	long y(int point) {
		return xy[2 * point + 1];
	}

	int edgeCount() {
		return edges.length / 5;
	}

	int from(int edge) {
		return edges[5 * edge];
	}

	int to(int edge) {
		return edges[5 * edge + 1];
	}

	/** Returns the kind of area to the right of an edge: a terrain, or {@link #BLOCKED}. */
	short right(int edge) {
		return (short) edges[5 * edge + 2];
	}

	/** Returns the kind of area to the left of an edge: a terrain, or {@link #BLOCKED}. */
	short left(int edge) {
		return (short) edges[5 * edge + 3];
	}

	/** Returns whether no unit crosses an edge. */
	boolean isWall(int edge) {
		return edges[5 * edge + 4] != 0 || right(edge) == BLOCKED || left(edge) == BLOCKED;
	}

	/**
	 * Returns the places on a side of the tile where edges or walls end, ascending. A place is a distance from the left
	 * or top end of the side, in lattice steps. Leaves out the corners of the tile. Callers must not change the array.
	 */
	long[] breaks(Side side) {
		return breaks[side.ordinal()];
	}

	/**
	 * Returns whether a section of a side of the tile is a wall with free areas on both sides. The section must not
	 * contain any of the {@link #breaks}, except at its ends.
	 *
	 * @param from where the section begins, in lattice steps from the left or top end of the side
	 * @param to where the section ends, in the same unit
	 */
	boolean isWall(Side side, long from, long to) {
		long[] pairs = walls[side.ordinal()];
		for (int i = 0; i < pairs.length; i += 2) {
			if (pairs[i] <= from && to <= pairs[i + 1]) {
				return true;
			}
		}
		return false;
	}

	/** Adds the walls along a side to another outline. */
	void copyWalls(Side side, OutlineBuilder to) {
		long[] pairs = walls[side.ordinal()];
		for (int i = 0; i < pairs.length; i += 2) {
			to.wall(side, pairs[i], pairs[i + 1]);
		}
	}

	/** Returns whether the whole tile is of one kind. */
	boolean isUniform() {
		return edges.length == 0;
	}

	/** Returns the kind of area of the whole tile. Valid only if {@link #isUniform} is true. */
	short kind() {
		return kind;
	}

	boolean isEqual(Outline other) {
		return kind == other.kind && Arrays.equals(edges, other.edges) && Arrays.equals(xy, other.xy)
				&& Arrays.deepEquals(breaks, other.breaks) && Arrays.deepEquals(walls, other.walls);
	}
}
