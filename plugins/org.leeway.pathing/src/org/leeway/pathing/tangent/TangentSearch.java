package org.leeway.pathing.tangent;

import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * A search for a shortest path by A*, for one query. A node is a straight edge to a disc, with the direction in which the path
 * then goes round the disc. Discs are circles and corners of polygons, inflated by the unit's radius.
 * <p>
 * Up to two fast searches, called {@linkplain #scouting scouts}, run first and look for any path. Then the search for a
 * shortest path can drop all paths longer than the path of a scout.
 */
final class TangentSearch {

	/** The number of nodes expanded between two checks for cancellation. A power of two. */
	private static final int PATIENCE = 256;
	/**
	 * Upper bound of the relative rounding error of a length. There are rounding errors because sums of the same lengths differ
	 * if the lengths are added in another order.
	 */
	private static final double ROUNDING = 1e-9;
	/**
	 * Weight of the straight distance to the goal in the first scout. A scout is a fast search for any path. Weights above
	 * 1 are faster, but may find a longer path.
	 */
	private static final double SCOUTS_HASTE = 1.1;
	/**
	 * Factor for the weight of the straight distance to the goal in the second scout, a second fast search. The weight is
	 * 1 + d * factor. The number d is 0.2, for example, if the first scout's path is 20 % longer than the straight line.
	 */
	private static final double SECOND_SCOUTS_HASTE = 0.25;

	private final SearchMemory memory;
	private final TangentCache cache;
	private final InflatedObstacles obstacles;
	private final Point start;
	private final Point goal;
	private final IntConsumer observer;

	private final GoalEdges goalEdges = new GoalEdges();

	/** Whether a scout is running, that is, a fast search for any path. Otherwise the search for a shortest path is running. */
	private boolean scouting;
	/**
	 * The weight of the straight distance to the goal in A*. In a fast search (a scout), at least 1. In the search for a
	 * shortest path, exactly 1.
	 */
	private double weight;

	private int expanded;
	private int generated;
	/**
	 * The length of the shortest path that the search has found so far, in cells. Infinite before the first path is found. The
	 * search drops longer paths.
	 */
	private double length = Double.POSITIVE_INFINITY;
	private int last = -1;

	TangentSearch(SearchMemory memory, Point start, Point goal, IntConsumer observer) {
		this.memory = memory;
		this.cache = memory.cache;
		this.obstacles = cache.obstacles;
		this.start = start;
		this.goal = goal;
		this.observer = observer;
	}

	/** Returns the length of the shortest path in cells. Infinite if there is no path. */
	double run(Progress progress) {
		lookStraight();
		if (length == Double.POSITIVE_INFINITY) {
			scout(progress);
			search(progress);
		}
		return length;
	}

	/**
	 * Runs two fast searches, the scouts. The first scout finds any path, and the second scout perhaps a shorter path. The
	 * length of the shorter path is then a limit for the slow search for a shortest path, which can ignore everything farther
	 * away.
	 */
	private void scout(Progress progress) {
		scouting = true;
		weight = SCOUTS_HASTE;
		search(progress);
		if (length < Double.POSITIVE_INFINITY) {
			double excess = length / estimate(start.x(), start.y()) - 1;
			weight = 1 + excess * SECOND_SCOUTS_HASTE;
			length *= 1 + ROUNDING;
			search(progress);
			length *= 1 + ROUNDING;
		}
		scouting = false;
		weight = 1;
	}

	/**
	 * Searches for a path that is shorter than {@link #length}. If {@link #scouting} is true, the search is faster but may
	 * overlook such a path.
	 */
	private void search(Progress progress) {
		memory.begin();
		last = -1;
		beginAtGoal();
		beginAtStart();
		while (!memory.open.isEmpty() && memory.open.firstKey() < length) {
			int node = memory.open.takeFirst();
			if (!memory.done[node]) {
				if (expanded++ % PATIENCE == 0) {
					progress.check();
				}
				memory.done[node] = true;
				if (!scouting) {
					observer.accept(node);
				}
				Arrival arrival = Arrival.of(memory, node);
				finish(arrival);
				leave(arrival);
			}
		}
	}

	/**
	 * Returns the last node of the path. The result is -1 if the path is a straight line without nodes, or if there is no path.
	 */
	int last() {
		return last;
	}

	int expanded() {
		return expanded;
	}

	int generated() {
		return generated;
	}

	private void lookStraight() {
		double dx = goal.x() - start.x();
		double dy = goal.y() - start.y();
		double distance = Math.hypot(dx, dy);
		if (distance > 0 && memory.visibility.blocker(start.x(), start.y(), goal.x(), goal.y(), dx / distance, dy / distance,
				distance, -1, 0, -1, 0) == InflatedObstacles.NONE) {
			length = distance;
		}
	}

	/**
	 * Collects the edges that lead from discs to the goal. For this, finds the edges that leave the goal, and reverses them.
	 */
	private void beginAtGoal() {
		goalEdges.clear();
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			double horizon = firstHorizon(goal, start, sector);
			Tangents tangents = memory.sectorSweep.fromPoint(goal.x(), goal.y(), sector, horizon);
			for (int i = 0; i < tangents.count(); i++) {
				memory.setGoalEdge(Sides.reversed(tangents.sides()[i]),
						goalEdges.add(tangents.lengths()[i], tangents.headings()[i] + Math.PI));
			}
		}
	}

	private double firstHorizon(Point at, Point target, int sector) {
		return scouting ? Horizon.allAround(cache.grid) : Horizon.of(at, target, length, sector, 0);
	}

	private void beginAtStart() {
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			double horizon = firstHorizon(start, goal, sector);
			Tangents tangents = memory.sectorSweep.fromPoint(start.x(), start.y(), sector, horizon);
			int first = memory.first(memory.add(tangents, -1));
			for (int i = 0; i < tangents.count(); i++) {
				reach(first + i, -1, 0, tangents, i);
			}
		}
	}

	private void reach(int node, int parent, double cost, Tangents tangents, int i) {
		if (memory.departures[node] == Double.POSITIVE_INFINITY) {
			generated++;
		}
		memory.departures[node] = cost;
		memory.parents[node] = parent;
		double sure = cost + tangents.lengths()[i];
		double rest = estimate(tangents.endX()[i], tangents.endY()[i]);
		if (sure + rest < length) {
			memory.open.add(sure + weight * rest, node);
		}
	}

	private double estimate(double x, double y) {
		double dx = goal.x() - x;
		double dy = goal.y() - y;
		return Math.sqrt(dx * dx + dy * dy);
	}

	/**
	 * Completes a path that has arrived at a disc, if an edge leads from this disc to the goal. Keeps the complete path if it
	 * is shorter than {@link #length}.
	 */
	private void finish(Arrival arrival) {
		int edge = memory.goalEdge(arrival.side());
		if (edge >= 0) {
			double turn = arrival.turn(goalEdges.heading(edge));
			double total = arrival.cost() + obstacles.rho[Sides.disc(arrival.side())] * turn + goalEdges.length(edge);
			if (turn <= arrival.reach() && total < length) {
				length = total;
				last = arrival.node();
			}
		}
	}

	/**
	 * Continues a path that has arrived at a disc. The path goes round the disc, sector by sector, and in each sector it can
	 * leave the disc along an edge.
	 */
	private void leave(Arrival arrival) {
		int side = arrival.side();
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		double rho = obstacles.rho[disc];
		double angle = arrival.heading() - sign * Math.PI / 2;
		Point at = new Point(obstacles.x[disc] + rho * Math.cos(angle), obstacles.y[disc] + rho * Math.sin(angle));
		int sector = Sectors.of(arrival.heading());
		double turn = 0;
		for (int step = 0; step <= Sectors.COUNT; step++) {
			double horizon = horizon(at, arrival.cost() + rho * turn, sector, rho * Sectors.WIDTH);
			if (horizon > 0 && !leave(arrival, step, sector, horizon)) {
				return;
			}
			int boundary = sign > 0 ? sector + 1 : sector;
			turn = Angles.turn(arrival.heading(), boundary * Sectors.WIDTH, sign);
			turn = step == 0 && turn > Math.PI ? 0 : turn;
			sector = Math.floorMod(sector + sign, Sectors.COUNT);
			at = new Point(obstacles.x[disc] + sign * rho * Sectors.sine(boundary),
					obstacles.y[disc] - sign * rho * Sectors.cosine(boundary));
			double left = arrival.cost() + rho * turn;
			if (turn > arrival.reach() || left + estimate(at.x(), at.y()) >= length
					|| !memory.enter(side, sector, left)) {
				return;
			}
		}
	}

	/**
	 * Continues the path along the edges that leave the disc in one sector of directions. Takes the edges in the order in which
	 * the path round the disc meets them. Returns false if the path need not go on round the disc. This is so at the first edge
	 * that the path cannot reach, or that another path has reached at the same or a lower cost.
	 *
	 * @param step how many sectors the path has passed on the disc
	 */
	private boolean leave(Arrival arrival, int step, int sector, double horizon) {
		double rho = obstacles.rho[Sides.disc(arrival.side())];
		int block = memory.block(arrival.side(), sector, horizon);
		Tangents tangents = memory.tangents(block);
		int base = memory.first(block);
		for (int i = 0; i < tangents.count(); i++) {
			double turn = arrival.turn(tangents.headings()[i]);
			if (step == 0 && turn > Math.PI || step == Sectors.COUNT && turn < Math.PI) {
				continue;
			}
			double left = arrival.cost() + rho * turn;
			if (turn > arrival.reach() || left >= memory.departures[base + i]) {
				return false;
			}
			if (turn < Math.PI || !arrival.isCrossedBy(memory, tangents, i)) {
				reach(base + i, arrival.node(), left, tangents, i);
			}
		}
		return true;
	}

	/**
	 * Returns the length, in cells, above which no edge of a sector is useful, see {@link Horizon}. The edges start on an arc
	 * of a disc.
	 *
	 * @param at the beginning of the arc
	 * @param cost the length of the path to the beginning of the arc, in cells
	 * @param arc the length of the arc, in cells
	 */
	private double horizon(Point at, double cost, int sector, double arc) {
		return scouting ? Horizon.ofScout(at, goal, length - cost, sector, arc, cache.grid)
				: Horizon.of(at, goal, length - cost, sector, arc);
	}
}
