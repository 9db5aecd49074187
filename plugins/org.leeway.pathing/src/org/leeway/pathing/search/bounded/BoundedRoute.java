package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * A search for a route and a lower bound that are near each other, on finer and finer lattices.
 * <p>
 * On each lattice, a {@link PotentialSearch} gives a lower bound, and a route, which is tightened. If they are too far from
 * each other, a search in the opposite direction finds all faces that a much cheaper route may pass. The next lattice needs
 * only these. Not thread-safe.
 */
final class BoundedRoute {

	/** The cost of the route, divided by the lower bound, at which the search ends. A bit of the 1 % is left for rounding. */
	private static final double CLOSE = 1.0099;
	/** The number of vertices after which the search ends with the bound that it has. They need at most about 300 MB. */
	private static final int MOST = 5_000_000;
	/**
	 * The share by which the bound is lowered for rounding. A sum of a million costs has a relative error of at most 1e6 * 2^-52.
	 */
	private static final double ROUNDING = 1e-9;

	/** The number of fronts on all lattices except the first. More fronts improve few bounds (measured). */
	private static final int MOST_FRONTS = 3;

	private final Cell start;
	private final Cell goal;
	private final BitPlaneEditor explored;
	private final RouteTightening tightening;
	private final Progress progress;
	private FineLattice lattice;
	/** The most fronts of the next search. */
	private int fronts = 1;
	private List<Point> points = List.of();
	private double upper = Double.POSITIVE_INFINITY;
	private double lower;
	/** All routes below this cost lie in the lattice. */
	private double complete = Double.POSITIVE_INFINITY;
	private int expanded;
	private int met;

	/**
	 * Creates a search from an anchor to an anchor that is connected with it.
	 *
	 * @param explored receives the anchors that the first search examines
	 */
	BoundedRoute(SpeedField field, Cell start, Cell goal, BitPlaneEditor explored, Progress progress) {
		this.start = start;
		this.goal = goal;
		this.explored = explored;
		this.tightening = new RouteTightening(field, progress);
		this.progress = progress;
		this.lattice = FineLattice.of(field);
		this.lower = Math.hypot(goal.x() - start.x(), goal.y() - start.y());
	}

	/**
	 * Searches for the route.
	 *
	 * @param other finds a route of any cost. Not called if the straight line is good enough
	 */
	void run(Supplier<List<Point>> other) {
		progress.check();
		offer(List.of(place(start), place(goal)));
		if (!isClose()) {
			offer(tightening.tightened(other.get()));
		}
		while (!isClose() && refine()) {
			// the lattice is finer now
		}
	}

	/** Returns the points between which the route is straight: places of the anchor. */
	List<Point> points() {
		return points;
	}

	/** Returns the lower bound at the largest speed 1. */
	double bound() {
		return Math.min(upper, lower) * (1 - ROUNDING);
	}

	int expanded() {
		return expanded;
	}

	int met() {
		return met;
	}

	private static Point place(Cell anchor) {
		return new Point(anchor.x(), anchor.y());
	}

	private boolean isClose() {
		return upper <= lower * CLOSE * (1 + ROUNDING);
	}

	private void offer(List<Point> route) {
		double cost = tightening.cost(route);
		if (cost < upper) {
			upper = cost;
			points = route;
		}
	}

	/** Searches on the lattice, and makes it finer. Returns whether that was possible. */
	private boolean refine() {
		int from = lattice.vertex(lattice.fine(start.x()), lattice.fine(start.y()));
		int to = lattice.vertex(lattice.fine(goal.x()), lattice.fine(goal.y()));
		PotentialSearch there = new PotentialSearch(lattice, from, to);
		if (there.begin(MOST, progress)) {
			offer(tightening.tightened(route(there.route())));
		}
		double limit = Math.min(complete, upper / CLOSE) / lattice.side();
		lower = Math.max(lower, Math.min(complete, there.bound(limit, fronts, MOST, progress) * lattice.side()));
		count(there);
		if (lattice.side() == 1) {
			there.addTo(explored);
		}
		if (isClose() || expanded >= MOST || !lattice.canBeFiner()) {
			return false;
		}
		boolean isFirst = fronts < MOST_FRONTS;
		fronts = MOST_FRONTS;
		double cut = Math.min(limit, there.end());
		complete = cut * lattice.side();
		if (isFirst) {
			lattice = lattice.within(there.corridor(cut));
		}
		PotentialSearch back = new PotentialSearch(lattice, to, from);
		back.begin(MOST, progress);
		lower = Math.max(lower, Math.min(complete, back.bound(limit, fronts, MOST, progress) * lattice.side()));
		count(back);
		cut = Math.min(cut, back.end());
		complete = cut * lattice.side();
		BitSet faces = back.corridor(there, cut);
		lattice = isFirst ? lattice.within(faces) : lattice.finer(faces);
		return true;
	}

	private void count(PotentialSearch search) {
		expanded += search.expanded();
		met += search.met();
	}

	/**
	 * Returns the points of a route that lie on columns and rows of anchors. Between two of these points, the route stays in one
	 * face of the anchors, so a line is legal there.
	 */
	private List<Point> route(List<Integer> vertices) {
		List<Point> route = new ArrayList<>();
		for (int vertex : vertices) {
			double x = lattice.x(vertex) * lattice.side();
			double y = lattice.y(vertex) * lattice.side();
			if (x == Math.rint(x) || y == Math.rint(y)) {
				route.add(new Point(x, y));
			}
		}
		return route;
	}
}
