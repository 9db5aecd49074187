package org.leeway.pathing.tangent;

import java.util.Arrays;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.world.Scene;

/**
 * The obstacles of a scene, inflated by the unit's radius, so that the unit can be treated as a point. A circle becomes a
 * larger disc. A polygon becomes a disc at each corner and a wall at each edge. A wall has all points nearer to the edge
 * than the radius.
 * <p>
 * An <em>item</em> is the number {@code i} of a disc, or {@code ~i} for a wall with the number {@code i}. Some numbers are
 * unused. Immutable: no method writes to the arrays after construction.
 */
final class InflatedObstacles {

	private static final double LEAST_TOLERANCE = 1e-12;
	/** The number that means no item. */
	static final int NONE = Integer.MAX_VALUE;
	/**
	 * The number that stands for the left side of the border, like the number of a disc or wall. Add 1, 2 or 3 for the top,
	 * the right side and the bottom.
	 */
	static final int BORDER = Integer.MIN_VALUE;

	/** The radius of the unit, in cells. */
	final double radius;
	/** The x coordinate of the centre of each disc, indexed by disc. */
	final double[] x;
	/** The y coordinate of the centre of each disc, indexed by disc. */
	final double[] y;
	/** The radius of the original circle of each disc, indexed by disc. 0 for a corner of a polygon. */
	final double[] raw;
	/** The radius of each disc, indexed by disc. NaN if the number of the disc is unused. */
	final double[] rho;
	/** The wall that ends at each disc, indexed by disc. -1 if the disc is not a corner of a polygon with walls. */
	final int[] before;
	/** The wall that starts at each disc, indexed by disc. -1 if the disc is not a corner of a polygon with walls. */
	final int[] after;
	/** The disc where a wall starts, indexed by wall. */
	final int[] from;
	/** The disc where a wall ends, indexed by wall. */
	final int[] to;
	/**
	 * The polygon to which each wall belongs, as the polygon's index in the scene. Indexed by wall. -1 if the number of
	 * the wall is unused.
	 */
	final int[] polygon;
	/** Indexed by polygon: any wall of the polygon, or -1 if it has none. */
	private final int[] anyWall;
	/**
	 * The border: the x of its left side, the y of its top, the x of its right side, the y of its bottom. Infinite
	 * values if the level has no border.
	 */
	private final double[] border;
	/** The left side of the area where the unit's centre may be. */
	final double minX;
	/** The top of the area where the unit's centre may be. */
	final double minY;
	/** The right side of the area where the unit's centre may be. */
	final double maxX;
	/** The bottom of the area where the unit's centre may be. */
	final double maxY;
	/**
	 * Distance, in cells, below which two discs or walls count as touching. A few units in the last place of the largest
	 * coordinate.
	 */
	final double tolerance;

	InflatedObstacles(Scene scene, StableIds ids, double radius) {
		this.radius = radius;
		int discs = ids.discs();
		x = new double[discs];
		y = new double[discs];
		raw = new double[discs];
		rho = new double[discs];
		before = new int[discs];
		after = new int[discs];
		Arrays.fill(rho, Double.NaN);
		Arrays.fill(before, -1);
		Arrays.fill(after, -1);
		from = new int[ids.walls()];
		to = new int[ids.walls()];
		polygon = new int[ids.walls()];
		Arrays.fill(polygon, -1);
		anyWall = new int[scene.polygons().size()];
		Arrays.fill(anyWall, -1);
		for (int i = 0; i < scene.circles().size(); i++) {
			Circle circle = scene.circles().get(i);
			place(ids.disc(i), circle.x(), circle.y(), circle.radius());
		}
		for (int i = 0; i < scene.polygons().size(); i++) {
			place(scene.polygons().get(i), i, ids.corner(i), ids.wall(i));
		}
		border = scene.border().map(edge -> new double[] { 0, 0, edge.width(), edge.height() })
				.orElse(new double[] { Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY,
						Double.POSITIVE_INFINITY });
		minX = border[0] + radius;
		minY = border[1] + radius;
		maxX = border[2] - radius;
		maxY = border[3] - radius;
		double extent = scene.border().map(edge -> Math.max(edge.width(), edge.height())).orElse(0.0);
		for (int i = 0; i < discs; i++) {
			if (exists(i)) {
				extent = Math.max(extent, Math.max(Math.abs(x[i]), Math.abs(y[i])) + rho[i]);
			}
		}
		tolerance = Math.max(LEAST_TOLERANCE, extent * 0x1p-49);
	}

	private void place(int disc, double centreX, double centreY, double radiusBefore) {
		x[disc] = centreX;
		y[disc] = centreY;
		raw[disc] = radiusBefore;
		rho[disc] = radiusBefore + radius;
	}

	/**
	 * Adds the discs and walls of a polygon. Leaves out a corner that equals the corner before it. If all corners are
	 * equal, the polygon is a single disc.
	 */
	private void place(Polygon ring, int number, int firstDisc, int firstWall) {
		int first = -1;
		int last = -1;
		for (int i = 0; i < ring.size(); i++) {
			int previous = (i + ring.size() - 1) % ring.size();
			if (ring.x(i) == ring.x(previous) && ring.y(i) == ring.y(previous)) {
				continue;
			}
			int disc = firstDisc + i;
			place(disc, ring.x(i), ring.y(i), 0);
			if (first < 0) {
				first = i;
			} else {
				join(firstWall + last, firstDisc + last, disc, number);
			}
			last = i;
		}
		if (first >= 0) {
			join(firstWall + last, firstDisc + last, firstDisc + first, number);
		} else {
			place(firstDisc, ring.x(0), ring.y(0), 0);
		}
	}

	private void join(int wall, int a, int b, int number) {
		from[wall] = a;
		to[wall] = b;
		polygon[wall] = number;
		anyWall[number] = wall;
		after[a] = wall;
		before[b] = wall;
	}

	/** Returns whether a number of a disc is in use. */
	boolean exists(int disc) {
		return !Double.isNaN(rho[disc]);
	}

	boolean wallExists(int wall) {
		return polygon[wall] >= 0;
	}

	boolean isCorner(int disc) {
		return before[disc] >= 0;
	}

	/** Returns any wall of a polygon, or -1 if it has none. */
	int anyWall(int number) {
		return anyWall[number];
	}

	/**
	 * Returns whether a point lies inside a polygon, and not nearer to an edge of the polygon than the tolerance. The
	 * even-odd rule decides which points are inside.
	 *
	 * @param start a wall of the polygon
	 */
	boolean isDeepInside(int start, double px, double py) {
		boolean inside = false;
		int wall = start;
		do {
			int a = from[wall];
			int b = to[wall];
			if (y[a] > py != y[b] > py) {
				boolean below = y[a] < y[b];
				int side = Predicates.side(x[a], y[a], x[b], y[b], px, py);
				inside ^= below ? side > 0 : side < 0;
			}
			if (wallDistance(wall, px, py) <= tolerance) {
				return false;
			}
			wall = after[b];
		} while (wall != start);
		return inside;
	}

	double wallDistance(int wall, double px, double py) {
		int a = from[wall];
		double wx = x[to[wall]] - x[a];
		double wy = y[to[wall]] - y[a];
		double t = ((px - x[a]) * wx + (py - y[a]) * wy) / (wx * wx + wy * wy);
		double clamped = Math.max(0, Math.min(1, t));
		return Math.hypot(px - x[a] - clamped * wx, py - y[a] - clamped * wy);
	}

	/**
	 * Returns whether a tangent of a disc runs past the disc's polygon, without cutting into it. Tests the two edges at the
	 * corner on which the disc lies. Always true for the disc of a circle.
	 *
	 * @param disc the disc
	 * @param sign the direction in which the path goes round the disc: 1 clockwise, -1 counterclockwise
	 * @param ux the x component of the direction of the tangent
	 * @param uy the y component of the direction of the tangent
	 */
	boolean passesCorner(int disc, int sign, double ux, double uy) {
		return !isCorner(disc) || passesEdge(disc, from[before[disc]], sign, ux, uy)
				&& passesEdge(disc, to[after[disc]], sign, ux, uy);
	}

	private boolean passesEdge(int disc, int end, int sign, double ux, double uy) {
		double wx = x[end] - x[disc];
		double wy = y[end] - y[disc];
		double outward = sign * (uy * wx - ux * wy);
		return outward <= 0 || outward * outward <= 1e-24 * (wx * wx + wy * wy);
	}

	/**
	 * Returns whether two discs or walls overlap. Obstacles that only touch do not overlap. Exact. A wall counts as overlapping
	 * neither the other walls of its polygon nor the discs at its ends. A side of the border overlaps the discs that cross it,
	 * see {@link #crossesBorder}, but no walls.
	 */
	boolean overlap(int item, int other) {
		if (isBorder(item) || isBorder(other)) {
			int inner = isBorder(item) ? other : item;
			return inner >= 0 && crossesBorder(inner, Math.min(item, other) - BORDER);
		}
		if (item < 0) {
			return other < 0 ? wallsOverlap(~item, ~other) : discAndWallOverlap(other, ~item);
		}
		return other < 0 ? discAndWallOverlap(item, ~other) : discsOverlap(item, other);
	}

	static boolean isBorder(int item) {
		return item < BORDER + 4;
	}

	/**
	 * Returns whether a disc crosses one side of the area where the unit's centre may be. Exact.
	 *
	 * @param side 0 for the left side, 1 for the top, 2 for the right side, 3 for the bottom
	 */
	boolean crossesBorder(int disc, int side) {
		double place = side % 2 == 0 ? x[disc] : y[disc];
		double edge = border[side];
		if (Double.isInfinite(edge)) {
			return false;
		}
		boolean beyond = side < 2 ? place < edge : place > edge;
		return beyond || Predicates.compareDistance(place, 0, edge, 0, raw[disc], radius, radius) < 0;
	}

	boolean discsOverlap(int i, int j) {
		double dx = x[i] - x[j];
		double dy = y[i] - y[j];
		double reach = rho[i] + rho[j];
		double squared = dx * dx + dy * dy;
		double difference = squared - reach * reach;
		if (Math.abs(difference) > 0x1p-47 * squared) {
			return difference < 0;
		}
		return Predicates.compareDistance(x[i], y[i], x[j], y[j], raw[i], raw[j], radius, radius) < 0;
	}

	private boolean discAndWallOverlap(int disc, int wall) {
		int a = from[wall];
		int b = to[wall];
		if (disc == a || disc == b) {
			return false;
		}
		return Predicates.compareSegmentDistance(x[disc], y[disc], x[a], y[a], x[b], y[b], raw[disc], radius,
				radius) < 0;
	}

	private boolean wallsOverlap(int wall, int other) {
		if (polygon[wall] == polygon[other]) {
			return false;
		}
		int a = from[wall];
		int b = to[wall];
		int c = from[other];
		int d = to[other];
		return Predicates.cross(x[a], y[a], x[b], y[b], x[c], y[c], x[d], y[d]) || discAndWallOverlap(a, other)
				|| discAndWallOverlap(b, other) || discAndWallOverlap(c, wall) || discAndWallOverlap(d, wall);
	}

	/**
	 * Returns whether disc i lies inside disc j. Disc i may touch the edge of disc j from inside. Of two equal discs,
	 * the disc with the greater number counts as inside.
	 */
	boolean isInside(int i, int j) {
		if (x[i] == x[j] && y[i] == y[j] && raw[i] == raw[j]) {
			return i > j;
		}
		return raw[i] <= raw[j] && Predicates.compareReach(x[i], y[i], x[j], y[j], raw[i], raw[j]) <= 0;
	}
}
