package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * A join of consecutive edges of an outline to longer edges. Two edges are joined if they lie on one straight line, separate
 * the same areas, and no other edge ends at their common point. Edges are not joined at points on the sides of the tile.
 */
final class StraightRuns {

	private static final int NONE = -1;
	/** The entry of {@link #two} for a point at which three or more edges end. */
	private static final int MANY = -2;

	private final Tile tile;
	private final Outline outline;
	private final LatticePoints points;
	/** Indexed by edge: its first point. {@link #NONE} if the edge was removed. */
	private final int[] from;
	/** Indexed by edge: its last point. */
	private final int[] to;
	/** Indexed by point: an edge that ends there, or {@link #NONE}. */
	private final int[] one;
	/**
	 * Indexed by point: the second of the two edges that end at the point. {@link #NONE} if fewer than two edges end there,
	 * {@link #MANY} if more than two do.
	 */
	private final int[] two;

	private StraightRuns(Tile tile, Outline outline) {
		this.tile = tile;
		this.outline = outline;
		LatticePoints all = new LatticePoints();
		for (int i = 0; i < outline.pointCount(); i++) {
			all.add(outline.x(i), outline.y(i));
		}
		points = all.reduced();
		from = new int[outline.edgeCount()];
		to = new int[outline.edgeCount()];
		one = new int[outline.pointCount()];
		two = new int[outline.pointCount()];
		Arrays.fill(one, NONE);
		Arrays.fill(two, NONE);
		for (int edge = 0; edge < from.length; edge++) {
			from[edge] = outline.from(edge);
			to[edge] = outline.to(edge);
			addAt(from[edge], edge);
			addAt(to[edge], edge);
		}
	}

	static Outline joined(Tile tile, Outline outline) {
		return outline.isUniform() ? outline : new StraightRuns(tile, outline).join();
	}

	private void addAt(int point, int edge) {
		if (one[point] == NONE) {
			one[point] = edge;
		} else {
			two[point] = two[point] == NONE ? edge : MANY;
		}
	}

	private Outline join() {
		boolean changed = false;
		for (int point = 0; point < one.length; point++) {
			if (two[point] >= 0 && isInside(point) && isStraight(point)) {
				join(point);
				changed = true;
			}
		}
		return changed ? build() : outline;
	}

	private boolean isInside(int point) {
		for (Side side : Side.values()) {
			if (tile.isOnSide(side, outline.x(point), outline.y(point))) {
				return false;
			}
		}
		return true;
	}

	private int other(int edge, int point) {
		return from[edge] == point ? to[edge] : from[edge];
	}

	private boolean isStraight(int point) {
		int a = one[point];
		int b = two[point];
		boolean along = (to[a] == point) == (from[b] == point);
		return outline.right(a) == (along ? outline.right(b) : outline.left(b))
				&& outline.left(a) == (along ? outline.left(b) : outline.right(b)) && outline.isWall(a) == outline.isWall(b)
				&& points.side(other(a, point), point, other(b, point)) == 0;
	}

	/**
	 * Joins the two edges that end at a point. Extends the first edge to the far end of the second edge, and removes the
	 * second edge.
	 */
	private void join(int point) {
		int kept = one[point];
		int gone = two[point];
		int end = other(gone, point);
		if (from[kept] == point) {
			from[kept] = end;
		} else {
			to[kept] = end;
		}
		one[end] = one[end] == gone ? kept : one[end];
		two[end] = two[end] == gone ? kept : two[end];
		from[gone] = NONE;
		one[point] = NONE;
	}

	private Outline build() {
		OutlineBuilder builder = new OutlineBuilder(tile);
		int[] numbers = new int[one.length];
		for (int point = 0; point < numbers.length; point++) {
			numbers[point] = one[point] == NONE ? NONE : builder.point(outline.x(point), outline.y(point));
		}
		for (int edge = 0; edge < from.length; edge++) {
			if (from[edge] != NONE) {
				builder.edge(numbers[from[edge]], numbers[to[edge]], outline.right(edge), outline.left(edge),
						outline.isWall(edge));
			}
		}
		for (Side side : Side.values()) {
			outline.copyWalls(side, builder);
		}
		return builder.build((short) 0);
	}
}
