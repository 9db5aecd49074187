package org.leeway.pathing.tangent;

import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * One run of A*. A node is a surfing edge with the sense in which its end is gone round, so whoever arrives goes on
 * along the disc in that sense only, to the edges that leave it there, and no path has a cusp. The sectors of a disc are
 * looked at one after the other: a <em>walker</em> on the open list stands for all that lies beyond the next one.
 */
final class TangentSearch {

	/** How many nodes are expanded between two looks at whether to go on; a power of two. */
	private static final int PATIENCE = 256;
	/** More than two sums of the same lengths differ, relatively. */
	private static final double ROUNDING = 1e-9;
	private static final double SCOUTS_HASTE = 1.1;
	/** The weight beyond 1, as a share of what the first scout's way is too long by at most. */
	private static final double SECOND_SCOUTS_HASTE = 0.25;

	private final SearchMemory memory;
	private final TangentCache cache;
	private final InflatedObstacles obstacles;
	private final Point start;
	private final Point goal;
	private final IntConsumer observer;

	private final GoalEdges goalEdges = new GoalEdges();

	/** Whether any way will do, to know how long the shortest is at most. */
	private boolean scouting;
	/** How much the estimate counts. */
	private double weight;

	private int expanded;
	private int generated;
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

	/** The length of the shortest path, infinite if there is none. */
	double run(Progress progress) {
		lookStraight();
		if (length == Double.POSITIVE_INFINITY) {
			scout(progress);
			search(progress);
		}
		return length;
	}

	/** Finds some way, and a shorter one, to know early what need not be looked at. Without such a way all of it must be. */
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

	/** Finds a way that is shorter than the shortest known, if there is one. */
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

	/** The last node of the path, -1 if that is the straight line. */
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

	/** The tangents from the goal, travelled the other way, lead to it. */
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

	/** Goes on to the goal if an edge leads there from the side. */
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

	/** Goes round from the place of arrival, sector by sector, and leaves by all edges that may be of use. */
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

	/** Leaves by the edges of one sector; false if a way that is as short was there before. */
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

	/** How far to look from a place that is reached at a cost, or from at most {@code arc} behind it. */
	private double horizon(Point at, double cost, int sector, double arc) {
		return scouting ? Horizon.ofScout(at, goal, length - cost, sector, arc, cache.grid)
				: Horizon.of(at, goal, length - cost, sector, arc);
	}
}
