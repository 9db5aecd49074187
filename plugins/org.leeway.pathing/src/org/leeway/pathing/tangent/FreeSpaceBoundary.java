package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/**
 * A collector of the boundary of the area where the unit's centre may be. Obstacles are inflated by the unit's radius,
 * and consist of discs and walls. The boundary consists of the parts of the edges of discs and walls that no other disc
 * or wall covers.
 */
final class FreeSpaceBoundary {

	private final TangentCache cache;
	private final InflatedObstacles obstacles;
	private final List<PathSegment> segments = new ArrayList<>();

	/** A covered part of a line. Stores the distances of its two ends from the start of the line, in cells. */
	private record Covered(double from, double to) {
	}

	private FreeSpaceBoundary(TangentCache cache) {
		this.cache = cache;
		this.obstacles = cache.obstacles;
	}

	static List<PathSegment> of(TangentCache cache, Progress progress) {
		FreeSpaceBoundary boundary = new FreeSpaceBoundary(cache);
		for (int disc = 0; disc < boundary.obstacles.x.length; disc++) {
			progress.check();
			if (boundary.obstacles.exists(disc) && boundary.obstacles.rho[disc] > 0) {
				boundary.addArcs(disc);
			}
		}
		for (int wall = 0; wall < boundary.obstacles.from.length; wall++) {
			progress.check();
			if (boundary.obstacles.wallExists(wall)) {
				boundary.addFlat(wall, boundary.obstacles.from[wall], boundary.obstacles.to[wall]);
				boundary.addFlat(wall, boundary.obstacles.to[wall], boundary.obstacles.from[wall]);
			}
		}
		return boundary.segments;
	}

	private void addArcs(int disc) {
		FreeArcs arcs = cache.arcs(disc);
		int count = arcs.lows().length;
		if (count == 0) {
			addArc(disc, 0, Angles.FULL);
		}
		for (int i = 0; i < count && !arcs.isNone(); i++) {
			double next = i + 1 < count ? arcs.lows()[i + 1] : arcs.lows()[0] + Angles.FULL;
			addArc(disc, arcs.highs()[i], next - arcs.highs()[i]);
		}
	}

	private void addArc(int disc, double from, double sweep) {
		if (sweep > 0) {
			segments.add(new Arc(new Point(obstacles.x[disc], obstacles.y[disc]), obstacles.rho[disc],
					Angles.normalised(from), sweep, TurnDirection.CLOCKWISE));
		}
	}

	/**
	 * Adds the free parts of one long edge of an inflated wall. This is the edge on the left, as seen along the wall from
	 * its end {@code a} to its end {@code b}.
	 */
	private void addFlat(int wall, int a, int b) {
		double length = Math.hypot(obstacles.x[b] - obstacles.x[a], obstacles.y[b] - obstacles.y[a]);
		double ux = (obstacles.x[b] - obstacles.x[a]) / length;
		double uy = (obstacles.y[b] - obstacles.y[a]) / length;
		double x = obstacles.x[a] + uy * obstacles.radius;
		double y = obstacles.y[a] - ux * obstacles.radius;
		List<Covered> covered = new ArrayList<>();
		double endX = x + length * ux;
		double endY = y + length * uy;
		for (int item : cache.grid.itemsNear(Math.min(x, endX), Math.min(y, endY), Math.max(x, endX), Math.max(y, endY))) {
			if (item >= 0 && item != a && item != b) {
				coverByDisc(item, x, y, ux, uy, covered);
			} else if (item < 0 && ~item != wall) {
				coverByWall(~item, x, y, ux, uy, length, covered);
			}
		}
		coverBeyond(x - obstacles.minX, ux, length, covered);
		coverBeyond(obstacles.maxX - x, -ux, length, covered);
		coverBeyond(y - obstacles.minY, uy, length, covered);
		coverBeyond(obstacles.maxY - y, -uy, length, covered);
		addGaps(x, y, ux, uy, length, covered);
	}

	private void coverByDisc(int disc, double x, double y, double ux, double uy, List<Covered> covered) {
		double along = (obstacles.x[disc] - x) * ux + (obstacles.y[disc] - y) * uy;
		double across = (obstacles.x[disc] - x) * uy - (obstacles.y[disc] - y) * ux;
		double rho = obstacles.rho[disc];
		if (Math.abs(across) < rho) {
			double half = Math.sqrt((rho - across) * (rho + across));
			covered.add(new Covered(along - half, along + half));
		}
	}

	/**
	 * Adds the part of a line inside another wall to the covered parts of this line.
	 *
	 * @param wall the other wall
	 * @param x the x coordinate of the start of the line
	 * @param y the y coordinate of the start
	 * @param ux the x component of the direction of the line, a vector of length 1
	 * @param uy the y component of the direction
	 * @param length the length of the line, in cells
	 * @param covered receives the covered part
	 */
	private void coverByWall(int wall, double x, double y, double ux, double uy, double length, List<Covered> covered) {
		int a = obstacles.from[wall];
		int b = obstacles.to[wall];
		double far = Math.hypot(obstacles.x[b] - obstacles.x[a], obstacles.y[b] - obstacles.y[a]);
		double wx = (obstacles.x[b] - obstacles.x[a]) / far;
		double wy = (obstacles.y[b] - obstacles.y[a]) / far;
		double along = (x - obstacles.x[a]) * wx + (y - obstacles.y[a]) * wy;
		double across = (x - obstacles.x[a]) * wy - (y - obstacles.y[a]) * wx;
		double turn = ux * wy - uy * wx;
		if (obstacles.radius == 0 && turn != 0) {
			cutByWall(-across / turn, along, ux * wx + uy * wy, far, covered);
		}
		double[] range = { 0, length };
		clip(along, ux * wx + uy * wy, 0, far, range);
		clip(across, ux * wy - uy * wx, -obstacles.radius, obstacles.radius, range);
		if (range[0] < range[1]) {
			covered.add(new Covered(range[0], range[1]));
		}
	}

	/**
	 * Cuts a line where it crosses a wall without thickness, by adding a covered part of length 0 at this point.
	 * <pre>
	 *      S           S: the start of the line
	 *      :\
	 *      : \         X: the crossing
	 * A----+--X---B    A, B: the ends of the wall
	 *          \
	 * </pre>
	 * Does nothing if X lies beyond A or B.
	 *
	 * @param at the distance from S to X, in cells. Negative if X lies behind S
	 * @param along the distance from A to the foot of S on the wall ({@code +}), in cells. Negative if the foot lies beyond A
	 * @param slope how far the foot of a point moves from A towards B, for each cell that the point moves along the line
	 * @param far the length of the wall from A to B, in cells
	 * @param covered receives the covered part
	 */
	private static void cutByWall(double at, double along, double slope, double far, List<Covered> covered) {
		double place = along + at * slope;
		if (place >= 0 && place <= far) {
			covered.add(new Covered(at, at));
		}
	}

	/**
	 * Narrows a range to the numbers t for which {@code value + t * slope} is between {@code low} and {@code high}. If there
	 * are no such numbers, the range becomes empty: the first number is then at least the last number.
	 *
	 * @param range the first and the last number of the range
	 */
	private static void clip(double value, double slope, double low, double high, double[] range) {
		if (slope == 0) {
			range[1] = value > low && value < high ? range[1] : range[0];
			return;
		}
		double first = (low - value) / slope;
		double second = (high - value) / slope;
		range[0] = Math.max(range[0], Math.min(first, second));
		range[1] = Math.min(range[1], Math.max(first, second));
	}

	private static void coverBeyond(double inside, double slope, double length, List<Covered> covered) {
		double[] range = { 0, length };
		clip(inside, slope, Double.NEGATIVE_INFINITY, 0, range);
		if (range[0] < range[1]) {
			covered.add(new Covered(range[0], range[1]));
		}
	}

	private void addGaps(double x, double y, double ux, double uy, double length, List<Covered> covered) {
		covered.add(new Covered(length, length));
		covered.sort(Comparator.comparingDouble(Covered::from));
		double reached = 0;
		for (Covered each : covered) {
			double end = Math.min(length, each.from());
			if (end - reached > obstacles.tolerance) {
				segments.add(new Segment(new Point(x + reached * ux, y + reached * uy),
						new Point(x + end * ux, y + end * uy)));
			}
			reached = Math.max(reached, each.to());
		}
	}
}
