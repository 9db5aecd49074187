package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.world.Diagonals;

/**
 * The map as the searches for one agent see it. An anchor is the top-left cell of the agent's square footprint. An
 * anchor is legal if the agent may stand there. This class knows which anchors are legal, which legal anchors are connected,
 * and how fast the agent is on each anchor.
 * <p>
 * Each legal anchor has a speed class: the class of the slowest terrain under the footprint. Class 0 is the fastest.
 * Immutable.
 */
public final class AgentAnchors {

	/**
	 * Sets of legal anchors, indexed by speed class. The plane of a class holds the anchors of this class and of all faster
	 * classes. So the last plane holds all legal anchors.
	 */
	private final List<BitPlane> planes;
	private final AnchorPlane legal;
	private final Connectivity connectivity;
	/** The planes in {@link #planes} without the last plane, stored for fast reading. */
	private final AnchorPlane[] atLeastAsFast;
	/** The speed of each speed class, in cells per second for an agent of speed 1. */
	private final double[] speeds;
	/**
	 * The cost of a step for searches, indexed by {@code class * Steps.ALL + direction}. A straight step in the fastest class
	 * costs 1. The costs are rounded, so that a sum does not depend on the order of the steps. For the path that a search
	 * finds, {@link #cost} computes a more exact cost.
	 */
	private final double[] stepCosts;

	/**
	 * Creates the anchors of an agent.
	 *
	 * @param planes sets of legal anchors, indexed by speed class. The plane of a class holds the anchors of this class and
	 * of all faster classes
	 * @param speeds the speed of each class, in descending order
	 */
	AgentAnchors(List<BitPlane> planes, double[] speeds, Connectivity connectivity) {
		this.planes = List.copyOf(planes);
		this.legal = AnchorPlane.of(planes.getLast());
		this.connectivity = connectivity;
		this.atLeastAsFast = planes.subList(0, planes.size() - 1).stream().map(AnchorPlane::of)
				.toArray(AnchorPlane[]::new);
		this.speeds = speeds;
		this.stepCosts = new double[speeds.length * Steps.ALL];
		for (int i = 0; i < stepCosts.length; i++) {
			stepCosts[i] = Octile.rounded(Steps.length(i % Steps.ALL) * speeds[0] / speeds[i / Steps.ALL]);
		}
	}

	/**
	 * Returns the anchors after an edit of the map. The edit must not change the size of the map. Returns this object
	 * if nothing changed for the agent.
	 */
	AgentAnchors with(List<BitPlane> newPlanes, double[] newSpeeds, Progress progress) {
		boolean same = Arrays.equals(newSpeeds, speeds)
				&& IntStream.range(0, speeds.length).allMatch(i -> newPlanes.get(i) == planes.get(i));
		return same ? this
				: new AgentAnchors(newPlanes, newSpeeds, connectivity.with(newPlanes.getLast(), progress));
	}

	/** Returns the same anchors with another rule of diagonal steps. */
	public AgentAnchors with(Diagonals diagonals, Progress progress) {
		return new AgentAnchors(planes, speeds, Connectivity.of(plane(), diagonals, progress));
	}

	/**
	 * Returns all anchors that the agent can reach from a given anchor, including this anchor. Empty if the agent
	 * cannot stand on the given anchor.
	 */
	public BitPlane connectedTo(Cell anchor) {
		return contains(anchor) ? connectivity.connectedTo(anchor)
				: BitPlane.empty(plane().width(), plane().height());
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return connectivity.diagonals();
	}

	/** Returns the legal anchors. */
	public BitPlane plane() {
		return planes.getLast();
	}

	/**
	 * Returns the sets of legal anchors, indexed by speed class. The set of a class has the anchors of this class and of all
	 * faster classes. So the last set holds all legal anchors.
	 */
	public List<BitPlane> planes() {
		return planes;
	}

	/** Returns the speed of a speed class, in cells per second for an agent of speed 1. */
	public double speed(int speedClass) {
		return speeds[speedClass];
	}

	AnchorPlane legal() {
		return legal;
	}

	/** Returns the number of speed classes. */
	int speedClasses() {
		return speeds.length;
	}

	/** Returns the legal anchors whose class is {@code speedClass} or a faster class. */
	AnchorPlane plane(int speedClass) {
		return speedClass == atLeastAsFast.length ? legal : atLeastAsFast[speedClass];
	}

	/** Returns whether the agent is equally fast wherever it may stand. */
	boolean isUniform() {
		return speeds.length == 1;
	}

	/** Returns whether there is a path, and if not, why. */
	public Outcome outcome(Cell start, Cell goal) {
		if (!contains(start)) {
			return Outcome.START_OUTSIDE;
		}
		if (!contains(goal)) {
			return Outcome.GOAL_OUTSIDE;
		}
		if (!plane().get(start.x(), start.y())) {
			return Outcome.START_BLOCKED;
		}
		if (!plane().get(goal.x(), goal.y())) {
			return Outcome.GOAL_BLOCKED;
		}
		return connectivity.connects(start, goal) ? Outcome.FOUND : Outcome.NOT_CONNECTED;
	}

	private boolean contains(Cell anchor) {
		return anchor.x() >= 0 && anchor.x() < plane().width() && anchor.y() >= 0 && anchor.y() < plane().height();
	}

	/** Returns the speed class of a legal anchor. */
	public int speedClass(int x, int y) {
		int speedClass = 0;
		while (speedClass < atLeastAsFast.length && !atLeastAsFast[speedClass].contains(x, y)) {
			speedClass++;
		}
		return speedClass;
	}

	/**
	 * Returns the cost that searches add for a step.
	 *
	 * @param speedClass the slower of the speed classes at both ends of the step
	 */
	double stepCost(int speedClass, int direction) {
		return stepCosts[speedClass * Steps.ALL + direction];
	}

	/**
	 * Returns the exact cost of a path, as {@link PathResult} defines it.
	 *
	 * @param points the turning points of the path, from the start to the goal
	 */
	public double cost(List<Cell> points) {
		return isUniform() ? uniformCost(points) : varyingCost(points);
	}

	private double uniformCost(List<Cell> points) {
		Cell from = points.getFirst();
		long longer = 0;
		long shorter = 0;
		for (int i = 1; i < points.size(); i++) {
			Cell to = points.get(i);
			int across = Math.abs(to.x() - from.x());
			int down = Math.abs(to.y() - from.y());
			longer += Math.max(across, down);
			shorter += Math.min(across, down);
			from = to;
		}
		return (longer - shorter + shorter * Math.sqrt(2)) / speeds[0];
	}

	private double varyingCost(List<Cell> points) {
		long[] straight = new long[speeds.length];
		long[] diagonal = new long[speeds.length];
		for (int i = 1; i < points.size(); i++) {
			count(points.get(i - 1), points.get(i), straight, diagonal);
		}
		double cost = 0;
		for (int i = 0; i < speeds.length; i++) {
			cost += (straight[i] + diagonal[i] * Math.sqrt(2)) / speeds[i];
		}
		return cost;
	}

	/**
	 * A straight part of a path with the same speed all along.
	 *
	 * @param speed in cells per second, for an agent of speed 1
	 */
	record Run(Cell from, Cell to, double speed) {
	}

	/**
	 * Splits a path into straight parts with the same speed all along, each as long as possible.
	 *
	 * @param points the turning points of the path
	 */
	List<Run> runs(List<Cell> points) {
		List<Run> runs = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			addRuns(points.get(i - 1), points.get(i), runs);
		}
		return runs;
	}

	private void addRuns(Cell from, Cell to, List<Run> runs) {
		int dx = Integer.signum(to.x() - from.x());
		int dy = Integer.signum(to.y() - from.y());
		int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
		int begin = 0;
		for (int i = 1; i <= steps; i++) {
			int slow = isUniform() ? 0 : slower(from.x() + (i - 1) * dx, from.y() + (i - 1) * dy, dx, dy);
			if (i == steps || !isUniform() && slow != slower(from.x() + i * dx, from.y() + i * dy, dx, dy)) {
				runs.add(new Run(new Cell(from.x() + begin * dx, from.y() + begin * dy),
						new Cell(from.x() + i * dx, from.y() + i * dy), speeds[slow]));
				begin = i;
			}
		}
	}

	/** Returns the speed class of a step. This is the slower of the classes of the two anchors. */
	private int slower(int x, int y, int dx, int dy) {
		return Math.max(speedClass(x, y), speedClass(x + dx, y + dy));
	}

	/**
	 * Counts the steps from one turning point of a path to the next, separately for each speed class. Adds the counts to {@code
	 * diagonal} if the steps are diagonal, else to {@code straight}. Both arrays are indexed by speed class.
	 */
	private void count(Cell from, Cell to, long[] straight, long[] diagonal) {
		int dx = Integer.signum(to.x() - from.x());
		int dy = Integer.signum(to.y() - from.y());
		long[] counts = dx != 0 && dy != 0 ? diagonal : straight;
		int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
		for (int i = 0; i < steps; i++) {
			counts[slower(from.x() + i * dx, from.y() + i * dy, dx, dy)]++;
		}
	}
}
