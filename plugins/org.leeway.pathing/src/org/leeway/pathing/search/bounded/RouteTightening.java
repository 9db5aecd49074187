package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * A search for a cheaper route near a route. Points of the route slide: each point can move to a few places around it, and
 * dynamic programming finds the best combination of places. Later rounds try nearer places. Then a straight line replaces each
 * part of the route that is not cheaper than the line. As a result, routes bend by Snell's law where the speed changes.
 */
final class RouteTightening {

	private static final double FIRST_STEP = 0.5;
	/**
	 * Lower limit for the distance between a point and the places to which it can slide, in cells. Shorter distances would
	 * gain little: near the best place of a point, the cost grows with the square of the distance from this place.
	 */
	private static final double LAST_STEP = 0.001;
	private static final double FINER = 0.4;
	/**
	 * Least gain of a round, as a share of the route's cost, for which another round with the same distance follows. The same
	 * share counts for passes.
	 */
	private static final double WORTHWHILE = 1e-5;
	private static final int MOST_ROUNDS = 12;
	/** The most passes. In a pass, points slide, and then lines replace some of them. */
	private static final int PASSES = 3;

	private final LineCosts lines;
	private final Progress progress;

	RouteTightening(LineCosts lines, Progress progress) {
		this.lines = lines;
		this.progress = progress;
	}

	/** Returns a route that costs no more than the given route. */
	List<Point> tightened(List<Point> route) {
		List<Point> best = route;
		double cost = cost(best);
		for (int i = 0; i < PASSES; i++) {
			List<Point> next = lines.rounded(straightened(slid(best)));
			double lower = cost(next);
			boolean isDone = lower > cost * (1 - WORTHWHILE);
			if (lower < cost) {
				best = next;
				cost = lower;
			}
			if (isDone) {
				break;
			}
		}
		return best;
	}

	/** Returns the cost of a route: the time that the unit needs if its largest speed is 1. */
	double cost(List<Point> route) {
		double cost = 0;
		for (int i = 1; i < route.size(); i++) {
			cost += lines.cost(route.get(i - 1), route.get(i));
		}
		return cost;
	}

	private List<Point> slid(List<Point> route) {
		List<Point> points = route;
		double cost = cost(points);
		for (double step = FIRST_STEP; step > LAST_STEP; step *= FINER) {
			boolean isBetter = true;
			for (int i = 0; isBetter && i < MOST_ROUNDS; i++) {
				progress.check();
				List<Point> next = best(points, step);
				double lower = cost(next);
				isBetter = lower < cost * (1 - WORTHWHILE);
				if (lower < cost) {
					points = next;
					cost = lower;
				}
			}
		}
		return points;
	}

	/**
	 * Returns the cheapest route that can be made by moving points of a route. Each point stays or moves by {@code step} cells.
	 * The first point and the last point stay.
	 */
	private List<Point> best(List<Point> route, double step) {
		int count = route.size();
		Point[][] places = new Point[count][];
		int[][] from = new int[count][];
		double[] costs = {0};
		places[0] = new Point[] {route.getFirst()};
		for (int i = 1; i < count; i++) {
			places[i] = i == count - 1 ? new Point[] {route.getLast()} : lines.places(route.get(i), step);
			from[i] = new int[places[i].length];
			double[] next = new double[places[i].length];
			Arrays.fill(next, Double.POSITIVE_INFINITY);
			for (int to = 0; to < next.length; to++) {
				for (int before = 0; before < costs.length; before++) {
					double cost = costs[before] + lines.cost(places[i - 1][before], places[i][to]);
					if (cost < next[to]) {
						next[to] = cost;
						from[i][to] = before;
					}
				}
			}
			costs = next;
		}
		Point[] best = new Point[count];
		for (int i = count - 1, place = 0; i >= 0; i--) {
			best[i] = places[i][place];
			place = i == 0 ? 0 : from[i][place];
		}
		return List.of(best);
	}

	/**
	 * Returns the route with straight lines in place of some of its parts. Each line costs no more than its part, apart from
	 * rounding. Prefers long lines.
	 */
	private List<Point> straightened(List<Point> route) {
		double[] until = new double[route.size()];
		for (int i = 1; i < until.length; i++) {
			until[i] = until[i - 1] + lines.cost(route.get(i - 1), route.get(i));
		}
		List<Point> points = new ArrayList<>(List.of(route.getFirst()));
		int at = 0;
		while (at < until.length - 1) {
			int reach = 1;
			int stride = 1;
			while (stride > 0) {
				int next = at + reach + stride;
				boolean isStraight = next < until.length
						&& lines.cost(route.get(at), route.get(next)) <= (until[next] - until[at]) * (1 + 1e-12);
				reach += isStraight ? stride : 0;
				stride = isStraight ? 2 * stride : stride / 2;
			}
			at += reach;
			points.add(route.get(at));
		}
		return points;
	}
}
