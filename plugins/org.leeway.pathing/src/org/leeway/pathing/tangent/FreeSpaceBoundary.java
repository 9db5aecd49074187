package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/** Collects the pieces of the edges of discs and walls that nothing covers. */
final class FreeSpaceBoundary {

	private final TangentCache cache;
	private final InflatedObstacles solids;
	private final List<PathSegment> legs = new ArrayList<>();

	/** What is covered of a line, as distances from its beginning. */
	private record Covered(double from, double to) {
	}

	private FreeSpaceBoundary(TangentCache cache) {
		this.cache = cache;
		this.solids = cache.solids;
	}

	static List<PathSegment> of(TangentCache cache) {
		FreeSpaceBoundary outline = new FreeSpaceBoundary(cache);
		for (int disc = 0; disc < outline.solids.x.length; disc++) {
			if (outline.solids.exists(disc) && outline.solids.rho[disc] > 0) {
				outline.addArcs(disc);
			}
		}
		for (int wall = 0; wall < outline.solids.from.length; wall++) {
			if (outline.solids.wallExists(wall)) {
				outline.addFlat(wall, outline.solids.from[wall], outline.solids.to[wall]);
				outline.addFlat(wall, outline.solids.to[wall], outline.solids.from[wall]);
			}
		}
		return outline.legs;
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
			legs.add(new Arc(new Point(solids.x[disc], solids.y[disc]), solids.rho[disc], Angles.normalised(from), sweep,
					TurnDirection.CLOCKWISE));
		}
	}

	/** The flat edge of a wall that is counterclockwise of the direction from a to b. */
	private void addFlat(int wall, int a, int b) {
		double length = Math.hypot(solids.x[b] - solids.x[a], solids.y[b] - solids.y[a]);
		double ux = (solids.x[b] - solids.x[a]) / length;
		double uy = (solids.y[b] - solids.y[a]) / length;
		double x = solids.x[a] + uy * solids.radius;
		double y = solids.y[a] - ux * solids.radius;
		List<Covered> covered = new ArrayList<>();
		double endX = x + length * ux;
		double endY = y + length * uy;
		cache.grid.near(Math.min(x, endX), Math.min(y, endY), Math.max(x, endX), Math.max(y, endY), item -> {
			if (item >= 0 && item != a && item != b) {
				coverByDisc(item, x, y, ux, uy, covered);
			} else if (item < 0 && ~item != wall) {
				coverByWall(~item, x, y, ux, uy, length, covered);
			}
		});
		coverBeyond(x - solids.minX, ux, length, covered);
		coverBeyond(solids.maxX - x, -ux, length, covered);
		coverBeyond(y - solids.minY, uy, length, covered);
		coverBeyond(solids.maxY - y, -uy, length, covered);
		addGaps(x, y, ux, uy, length, covered);
	}

	private void coverByDisc(int disc, double x, double y, double ux, double uy, List<Covered> covered) {
		double along = (solids.x[disc] - x) * ux + (solids.y[disc] - y) * uy;
		double across = (solids.x[disc] - x) * uy - (solids.y[disc] - y) * ux;
		double rho = solids.rho[disc];
		if (Math.abs(across) < rho) {
			double half = Math.sqrt((rho - across) * (rho + across));
			covered.add(new Covered(along - half, along + half));
		}
	}

	/** Where the line is inside the rectangle of another wall. */
	private void coverByWall(int wall, double x, double y, double ux, double uy, double length, List<Covered> covered) {
		int a = solids.from[wall];
		int b = solids.to[wall];
		double far = Math.hypot(solids.x[b] - solids.x[a], solids.y[b] - solids.y[a]);
		double wx = (solids.x[b] - solids.x[a]) / far;
		double wy = (solids.y[b] - solids.y[a]) / far;
		double along = (x - solids.x[a]) * wx + (y - solids.y[a]) * wy;
		double across = (x - solids.x[a]) * wy - (y - solids.y[a]) * wx;
		double turn = ux * wy - uy * wx;
		if (solids.radius == 0 && turn != 0) {
			cutByWall(-across / turn, along, ux * wx + uy * wy, far, covered);
		}
		double[] range = { 0, length };
		clip(along, ux * wx + uy * wy, 0, far, range);
		clip(across, ux * wy - uy * wx, -solids.radius, solids.radius, range);
		if (range[0] < range[1]) {
			covered.add(new Covered(range[0], range[1]));
		}
	}

	/** A wall without thickness covers nothing, but what lies before it and behind it are two pieces. */
	private static void cutByWall(double at, double along, double slope, double far, List<Covered> covered) {
		double place = along + at * slope;
		if (place >= 0 && place <= far) {
			covered.add(new Covered(at, at));
		}
	}

	/** Narrows a range of t to where {@code value + t * slope} is between two numbers. */
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
			if (end - reached > solids.tolerance) {
				legs.add(new Segment(new Point(x + reached * ux, y + reached * uy), new Point(x + end * ux, y + end * uy)));
			}
			reached = Math.max(reached, each.to());
		}
	}
}
