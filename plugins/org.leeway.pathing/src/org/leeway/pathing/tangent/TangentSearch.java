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
	/** Turns are as good as none that rounding may make negative. */
	private static final double NO_TURN = 1e-12;
	private static final double COARSEST = 1e-9;

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

	private int[] walkerNodes = new int[64];
	private int[] walkerSteps = new int[64];
	private int walkers;

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
		memory.begin();
		lookStraight();
		beginAtGoal();
		beginAtStart();
		while (!memory.open.isEmpty() && memory.open.firstKey() < length) {
			int code = memory.open.takeFirst();
			if (code < 0) {
				walk(~code);
			} else if (!memory.done[code]) {
				if (expanded++ % PATIENCE == 0) {
					progress.check();
				}
				memory.done[code] = true;
				observer.accept(code);
				arrive(code);
			}
		}
		return length;
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
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			Tangents tangents = memory.beam.fromPoint(goal.x(), goal.y(), sector);
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
			Tangents tangents = memory.beam.fromPoint(start.x(), start.y(), sector);
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
		double key = cost + tangents.lengths()[i] + estimate(tangents.endX()[i], tangents.endY()[i]);
		if (key < length) {
			memory.open.add(key, node);
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
		leave(node, side, heading, cost, reach, 0);
	}

	private void walk(int walker) {
		int node = walkerNodes[walker];
		Tangents tangents = memory.tangentsOf(node);
		int i = memory.indexOf(node);
		int side = tangents.sides()[i];
		double heading = tangents.headings()[i];
		leave(node, side, heading, memory.departures[node] + tangents.lengths()[i], reach(side, heading),
				walkerSteps[walker]);
	}

	/** How far one can turn on a side, from the direction of arrival. */
	private double reach(int side, double heading) {
		FreeArcs arcs = cache.arcs(Sides.disc(side));
		if (arcs == FreeArcs.ALL) {
			return Angles.FULL;
		}
		int sign = Sides.sign(side);
		double rho = solids.rho[Sides.disc(side)];
		double tolerance = Math.min(COARSEST, Math.max(NO_TURN, 4 * solids.tolerance / rho));
		return arcs.reach(heading - sign * Math.PI / 2, sign, tolerance) + tolerance;
	}

	private static double turn(double from, double to, int sign) {
		double turn = Angles.turn(from, to, sign);
		return turn > Angles.FULL - NO_TURN ? 0 : turn;
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

	/** Leaves the side by the edges of one sector: the given number of sectors after that of the arrival. */
	private void leave(int node, int side, double heading, double cost, double reach, int step) {
		int sign = Sides.sign(side);
		double rho = solids.rho[Sides.disc(side)];
		int first = Sectors.of(heading);
		int sector = Math.floorMod(first + sign * step, Sectors.COUNT);
		int block = memory.block(side, sector);
		Tangents tangents = memory.tangents(block);
		int base = memory.first(block);
		for (int i = 0; i < tangents.count(); i++) {
			double turn = turn(heading, tangents.headings()[i], sign);
			if (step == 0 && turn > Math.PI || step == Sectors.COUNT && turn < Math.PI) {
				continue;
			}
			double left = cost + rho * turn;
			if (turn > reach || left >= memory.departures[base + i]) {
				return;
			}
			if (turn < Math.PI || !crosses(node, side, tangents, i)) {
				reach(base + i, node, left, tangents, i);
			}
		}
		if (step < Sectors.COUNT) {
			goOn(node, side, heading, cost, reach, step, sector);
		}
	}

	/** Puts what lies beyond a sector on the open list. */
	private void goOn(int node, int side, double heading, double cost, double reach, int step, int sector) {
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		double rho = solids.rho[disc];
		int boundary = sign > 0 ? sector + 1 : sector;
		double turn = Angles.turn(heading, boundary * Sectors.WIDTH, sign) ;
		if (step == 0 && turn > Math.PI) {
			turn = 0;
		}
		double left = cost + rho * turn;
		if (turn > reach || !memory.enter(side, Math.floorMod(sector + sign, Sectors.COUNT), left)) {
			return;
		}
		double x = solids.x[disc] + sign * rho * Sectors.sine(boundary);
		double y = solids.y[disc] - sign * rho * Sectors.cosine(boundary);
		double key = left + estimate(x, y);
		if (key < length) {
			memory.open.add(key, ~walker(node, step + 1));
		}
	}

	private int walker(int node, int step) {
		if (walkers == walkerNodes.length) {
			walkerNodes = Arrays.copyOf(walkerNodes, 2 * walkers);
			walkerSteps = Arrays.copyOf(walkerSteps, 2 * walkers);
		}
		walkerNodes[walkers] = node;
		walkerSteps[walkers] = step;
		return walkers++;
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
