package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Incidence;
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
	/** How far a scout looks, in squares of the grid. */
	private static final double SCOUTS_HORIZON = 8;
	/** How far a scout turns away from the goal: the cosine. */
	private static final double SCOUTS_COURSE = 0.3;

	private final SearchMemory memory;
	private final TangentCache cache;
	private final Solids solids;
	private final Point start;
	private final Point goal;
	private final IntConsumer observer;

	/** By edge that leads to the goal: how long it is, and its direction. */
	private double[] goalLengths = new double[16];
	private double[] goalHeadings = new double[16];
	private int goalEdgeCount;

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
		this.solids = cache.solids;
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
				arrive(node);
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
		if (distance > 0 && memory.sight.blocker(start.x(), start.y(), goal.x(), goal.y(), dx / distance, dy / distance,
				distance, -1, 0, -1, 0) == Solids.NONE) {
			length = distance;
		}
	}

	/** The tangents from the goal, travelled the other way, lead to it. */
	private void beginAtGoal() {
		goalEdgeCount = 0;
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			double horizon = scouting ? scoutsHorizon() : horizon(goal, start, 0, sector, 0);
			Tangents tangents = memory.beam.fromPoint(goal.x(), goal.y(), sector, horizon);
			for (int i = 0; i < tangents.count(); i++) {
				if (goalEdgeCount == goalLengths.length) {
					goalLengths = Arrays.copyOf(goalLengths, 2 * goalEdgeCount);
					goalHeadings = Arrays.copyOf(goalHeadings, 2 * goalEdgeCount);
				}
				goalLengths[goalEdgeCount] = tangents.lengths()[i];
				goalHeadings[goalEdgeCount] = tangents.headings()[i] + Math.PI;
				memory.setGoalEdge(Sides.reversed(tangents.sides()[i]), goalEdgeCount++);
			}
		}
	}

	private void beginAtStart() {
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			double horizon = scouting ? scoutsHorizon() : horizon(start, goal, 0, sector, 0);
			Tangents tangents = memory.beam.fromPoint(start.x(), start.y(), sector, horizon);
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

	private void arrive(int node) {
		Tangents tangents = memory.tangentsOf(node);
		int i = memory.indexOf(node);
		int side = tangents.sides()[i];
		double cost = memory.departures[node] + tangents.lengths()[i];
		double heading = tangents.headings()[i];
		double reach = reach(side, heading);
		finish(node, side, heading, cost, reach);
		leave(node, side, heading, cost, reach);
	}

	/** How far one can turn on a side, from the direction of arrival. */
	private double reach(int side, double heading) {
		FreeArcs arcs = cache.arcs(Sides.disc(side));
		if (arcs == FreeArcs.ALL) {
			return Angles.FULL;
		}
		int sign = Sides.sign(side);
		double rho = solids.rho[Sides.disc(side)];
		double tolerance = Angles.tolerance(solids.tolerance, rho);
		return arcs.reach(heading - sign * Math.PI / 2, sign, tolerance) + tolerance;
	}

	private static double turn(double from, double to, int sign) {
		double turn = Angles.turn(from, to, sign);
		return turn > Angles.FULL - Angles.NO_TURN ? 0 : turn;
	}

	private void finish(int node, int side, double heading, double cost, double reach) {
		int edge = memory.goalEdge(side);
		if (edge >= 0) {
			double turn = turn(heading, goalHeadings[edge], Sides.sign(side));
			double total = cost + solids.rho[Sides.disc(side)] * turn + goalLengths[edge];
			if (turn <= reach && total < length) {
				length = total;
				last = node;
			}
		}
	}

	/** Goes round from the place of arrival, sector by sector, and leaves by all edges that may be of use. */
	private void leave(int node, int side, double heading, double cost, double reach) {
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		double rho = solids.rho[disc];
		double angle = heading - sign * Math.PI / 2;
		Point at = new Point(solids.x[disc] + rho * Math.cos(angle), solids.y[disc] + rho * Math.sin(angle));
		int sector = Sectors.of(heading);
		double turn = 0;
		for (int step = 0; step <= Sectors.COUNT; step++) {
			double horizon = horizon(at, goal, cost + rho * turn, sector, rho * Sectors.WIDTH);
			if (horizon > 0 && !leave(node, side, heading, cost, reach, step, sector, horizon)) {
				return;
			}
			int boundary = sign > 0 ? sector + 1 : sector;
			turn = Angles.turn(heading, boundary * Sectors.WIDTH, sign);
			turn = step == 0 && turn > Math.PI ? 0 : turn;
			sector = Math.floorMod(sector + sign, Sectors.COUNT);
			at = new Point(solids.x[disc] + sign * rho * Sectors.sine(boundary),
					solids.y[disc] - sign * rho * Sectors.cosine(boundary));
			double left = cost + rho * turn;
			if (turn > reach || left + estimate(at.x(), at.y()) >= length || !memory.enter(side, sector, left)) {
				return;
			}
		}
	}

	/** Leaves by the edges of one sector; false if a way that is as short was there before. */
	private boolean leave(int node, int side, double heading, double cost, double reach, int step, int sector,
			double horizon) {
		int sign = Sides.sign(side);
		double rho = solids.rho[Sides.disc(side)];
		int block = memory.block(side, sector, horizon);
		Tangents tangents = memory.tangents(block);
		int base = memory.first(block);
		for (int i = 0; i < tangents.count(); i++) {
			double turn = turn(heading, tangents.headings()[i], sign);
			if (step == 0 && turn > Math.PI || step == Sectors.COUNT && turn < Math.PI) {
				continue;
			}
			double left = cost + rho * turn;
			if (turn > reach || left >= memory.departures[base + i]) {
				return false;
			}
			if (turn < Math.PI || !crosses(node, side, tangents, i)) {
				reach(base + i, node, left, tangents, i);
			}
		}
		return true;
	}

	/**
	 * How long an edge can be if a path with it may still be short enough: it begins at most {@code arc} behind a place
	 * that is reached at a cost, and leads in some direction of a sector. Its end lies in the ellipse of all places on
	 * ways that are short enough.
	 */
	private double horizon(Point at, Point target, double cost, int sector, double arc) {
		double dx = target.x() - at.x();
		double dy = target.y() - at.y();
		double rest = Math.sqrt(dx * dx + dy * dy);
		double slack = length - cost - rest;
		if (slack <= 0) {
			return 0;
		}
		// the direction of the sector that is nearest to that of the target; the latter may differ along the arc
		double cosine = rest <= 2 * arc ? 1 : nearest(dx / rest, dy / rest, sector, arc / rest);
		if (scouting) {
			return cosine < SCOUTS_COURSE ? 0 : scoutsHorizon();
		}
		double far = rest + arc;
		return slack == Double.POSITIVE_INFINITY ? slack
				: slack * (2 * far + slack) / (2 * (slack + far * (1 - cosine)));
	}

	private double scoutsHorizon() {
		return SCOUTS_HORIZON * cache.grid.size;
	}

	/** The cosine of the least angle between a direction, known with an error, and one in a sector. */
	private static double nearest(double ux, double uy, int sector, double error) {
		double middle = ux * Sectors.middleCosine(sector) + uy * Sectors.middleSine(sector);
		double across = Math.abs(ux * Sectors.middleSine(sector) - uy * Sectors.middleCosine(sector));
		double half = Sectors.WIDTH / 2 + 1.1 * error;
		double cosine = Math.cos(half);
		return middle >= cosine ? 1 : middle * cosine + across * Math.sin(half);
	}

	/** Whether an edge that leaves a side crosses the one that arrives there: then a shorter way leads to its end. */
	private boolean crosses(int arriving, int side, Tangents tangents, int i) {
		Tangents before = memory.tangentsOf(arriving);
		int k = memory.indexOf(arriving);
		double ux = Math.cos(before.headings()[k]);
		double uy = Math.sin(before.headings()[k]);
		double qx = before.endX()[k];
		double qy = before.endY()[k];
		int disc = Sides.disc(side);
		double around = Sides.sign(side) * solids.rho[disc];
		double px = solids.x[disc] + around * Math.sin(tangents.headings()[i]);
		double py = solids.y[disc] - around * Math.cos(tangents.headings()[i]);
		return Incidence.cross(qx - before.lengths()[k] * ux, qy - before.lengths()[k] * uy, qx, qy, px, py,
				tangents.endX()[i], tangents.endY()[i]);
	}
}
