package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * A search for a route with a cost near a lower bound of all costs, on finer and finer lattices.
 * <p>
 * On each lattice, a {@link PotentialSearch} gives a lower bound, and a route, which is tightened. If the cost is too far above
 * the bound, a search in the opposite direction finds all faces that a much cheaper route may pass. The next lattice needs only
 * these faces. Not thread-safe.
 */
public final class BoundedRoute {

	/** The cost of the route, divided by the lower bound, at which the search ends. A bit of the 1 % is left for rounding. */
	private static final double CLOSE = 1.0099;
	/** The number of vertices after which the search ends with the bound that it has. They need at most about 300 MB. */
	private static final int MOST = 5_000_000;
	/**
	 * The share by which the bound is lowered for rounding. A sum of a million costs has a relative error of at most 1e6 * 2^-52.
	 */
	private static final double ROUNDING = 1e-9;

	/**
	 * Limit for {@link #apart} on the first lattice, as a share of the distance from the start to the goal. If {@link #apart}
	 * is larger, the search begins with a finer lattice.
	 */
	private static final double MOST_APART = 0.1;
	/**
	 * The most {@linkplain Front fronts} that a search after the first search moves to improve the bound. More fronts improve
	 * few bounds (measured).
	 */
	private static final int MOST_FRONTS = 3;

	private final Point start;
	private final Point goal;
	private final Explored explored;
	private final LineCosts lines;
	private final RouteTightening tightening;
	private final Progress progress;
	private FineLattice lattice;
	/** The most fronts of the next search. */
	private int fronts = 1;
	private List<Point> points = List.of();
	private double upper = Double.POSITIVE_INFINITY;
	private double lower;
	/** The cost below which no route leaves the lattice. Infinite as long as no face has been left out of the lattice. */
	private double complete = Double.POSITIVE_INFINITY;
	private int expanded;
	private int met;

	/** A receiver of the vertices of level 0 that a search examines. */
	public interface Explored {

		/** Receives a vertex, by its column and its row. */
		void set(int x, int y);
	}

	/**
	 * Creates a search from a place to a place that is connected with it.
	 *
	 * @param explored receives the vertices that the first search examines
	 */
	public BoundedRoute(Slowness field, LineCosts lines, Point start, Point goal, Explored explored, Progress progress) {
		this.start = start;
		this.goal = goal;
		this.explored = explored;
		this.lines = lines;
		this.tightening = new RouteTightening(lines, progress);
		this.progress = progress;
		this.lattice = FineLattice.of(field);
		while (apart() > start.distance(goal) * MOST_APART && apart() < Double.POSITIVE_INFINITY && lattice.canBeFiner()) {
			lattice = lattice.finer();
		}
		this.lower = start.distance(goal);
	}

	/**
	 * Searches for the route.
	 *
	 * @param other finds a route of any cost. Not called if the straight line is good enough
	 */
	public void run(Supplier<List<Point>> other) {
		progress.check();
		offer(List.of(start, goal));
		if (!isClose()) {
			offer(tightening.tightened(other.get()));
		}
		while (!isClose() && refine()) {
			// the lattice is smaller or finer now
		}
	}

	/** Returns the points between which the route is straight. Empty if no route is known. */
	public List<Point> points() {
		return points;
	}

	/** Returns the lower bound at the largest speed 1. */
	public double bound() {
		return Math.min(upper, lower) * (1 - ROUNDING);
	}

	public int expanded() {
		return expanded;
	}

	public int met() {
		return met;
	}

	/** Returns the vertex next to the start. */
	private int from() {
		return lattice.vertexBehind(start, points.isEmpty() ? goal : points.get(1));
	}

	/** Returns the vertex next to the goal. */
	private int to() {
		return lattice.vertexBehind(goal, points.isEmpty() ? start : points.get(points.size() - 2));
	}

	/** Returns by how much the costs between the vertices next to the ends differ from the costs between the ends at most. */
	private double apart() {
		return lattice.costToVertex(start, from()) + lattice.costToVertex(goal, to());
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

	/**
	 * Searches on the lattice, and then prepares the lattice for the next search. After the first search, leaves out faces that
	 * good routes do not pass. After later searches, also makes the lattice finer. Returns whether another search is useful.
	 */
	private boolean refine() {
		int from = from();
		int to = to();
		double apart = apart();
		PotentialSearch there = new PotentialSearch(lattice, from, to);
		if (there.begin(MOST, progress)) {
			offer(tightening.tightened(route(there.route())));
		}
		if (apart == Double.POSITIVE_INFINITY) {
			return false;
		}
		double limit = (Math.min(complete, upper / CLOSE) + apart) / lattice.side();
		raise(there.bound(limit, fronts, MOST, progress), apart);
		count(there);
		if (fronts < MOST_FRONTS) {
			there.addTo(explored);
		}
		if (isClose() || lower >= complete || expanded >= MOST || !lattice.canBeFiner()) {
			return false;
		}
		boolean isFirst = fronts < MOST_FRONTS;
		fronts = MOST_FRONTS;
		double cut = Math.min(limit, there.end());
		complete = cut * lattice.side() - apart;
		if (isFirst) {
			lattice = lattice.within(there.corridor(cut));
		}
		PotentialSearch back = new PotentialSearch(lattice, to, from);
		back.begin(MOST, progress);
		raise(back.bound(limit, fronts, MOST, progress), apart);
		count(back);
		cut = Math.min(cut, back.end());
		complete = cut * lattice.side() - apart;
		BitSet faces = back.corridor(there, cut);
		lattice = isFirst ? lattice.within(faces) : lattice.finer(faces);
		return true;
	}

	/**
	 * Raises the lower bound of the cost of the whole route, if a lower bound for a part of it is high enough. The part leads
	 * from the vertex next to the start to the vertex next to the goal.
	 *
	 * @param sides the lower bound for the part. Its unit is the cost of a side of the lattice
	 * @param apart the cost from the start to its vertex, plus the cost from the goal to its vertex
	 */
	private void raise(double sides, double apart) {
		lower = Math.max(lower, Math.min(complete, sides * lattice.side() - apart));
	}

	private void count(PotentialSearch search) {
		expanded += search.expanded();
		met += search.met();
	}

	/** Returns a route from the start, near the given vertices of the lattice, to the goal, see {@link LineCosts#legal}. */
	private List<Point> route(List<Integer> vertices) {
		List<Point> route = new ArrayList<>(List.of(start));
		for (int vertex : vertices) {
			Point place = lattice.place(vertex);
			if (!place.equals(start) && !place.equals(goal)) {
				route.add(place);
			}
		}
		route.add(goal);
		return lines.legal(route, lattice.side());
	}
}
