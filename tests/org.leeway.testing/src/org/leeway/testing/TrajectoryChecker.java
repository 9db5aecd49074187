package org.leeway.testing;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.World;

/**
 * A checker of the path that a planner has found, independent of the planners' code. Checks many places of the path, cell
 * by cell, obstacle by obstacle. Throws an {@link AssertionError} that names the fault and its place.
 */
public final class TrajectoryChecker {

	private static final double TOLERANCE = 1e-6;
	/** Distance of neighbouring places that are checked, in cells. */
	private static final double STEP = 0.04;
	/** Number of steps in which a turn on the spot is checked. */
	private static final int TURN_STEPS = 64;

	private final World world;
	private final BitPlane blocked;
	private final Agent agent;
	private final String context;
	private final boolean offTerrain;
	private final boolean stepwise;

	/**
	 * Creates a checker.
	 *
	 * @param blocked the cells that the obstacles of the world block
	 * @param context a text for messages, such as a seed
	 */
	public TrajectoryChecker(World world, BitPlane blocked, Agent agent, String context) {
		this(world, blocked, agent, context, false, false);
	}

	private TrajectoryChecker(World world, BitPlane blocked, Agent agent, String context, boolean offTerrain,
			boolean stepwise) {
		this.world = world;
		this.blocked = blocked;
		this.agent = agent;
		this.context = context;
		this.offTerrain = offTerrain;
		this.stepwise = stepwise;
	}

	/**
	 * Returns a copy of this checker that is stricter for discs: a disc must not overlap a cell of terrain that the agent
	 * cannot cross.
	 */
	public TrajectoryChecker offTerrain() {
		return new TrajectoryChecker(world, blocked, agent, context, true, stepwise);
	}

	/** Returns a checker of steps on the grid, which may cut corners if the rule of the world says so. */
	public TrajectoryChecker stepwise() {
		return new TrajectoryChecker(world, blocked, agent, context, offTerrain, true);
	}

	/** Checks everything that must be true of any answer. */
	public void check(PlanResult result) {
		if (!result.isFound()) {
			require(result.cost() == Double.POSITIVE_INFINITY && !result.reason().isBlank(), "no way without a reason");
			return;
		}
		Trajectory way = result.trajectory().orElseThrow();
		require(isSame(way.start().position(), result.query().start().position()), "it begins at " + way.start());
		require(isSame(way.end().position(), result.query().goal().position()), "it ends at " + way.end());
		checkMeasures(way, result);
		Point at = way.start().position();
		for (Move move : way.moves()) {
			require(isSame(at, move.at(0).position()), "a gap between " + at + " and " + move.at(0));
			at = move.at(1).position();
		}
		if (stepwise) {
			way.moves().forEach(move -> checkSteps(agent.unit().anchor(move.at(0).position()),
					agent.unit().anchor(move.at(1).position()), result.footprint()));
		}
		if (!stepwise || !world.diagonals().allow(true, false)) {
			checkAllAlong(result, way);
		}
	}

	private void checkSteps(Cell from, Cell to, Footprint footprint) {
		Cell at = from;
		while (!at.equals(to)) {
			Cell next = new Cell(at.x() + Integer.signum(to.x() - from.x()), at.y() + Integer.signum(to.y() - from.y()));
			require(StepOracle.isStep(world.diagonals(), anchor -> isLegal(agent.centre(anchor), footprint), at, next),
					"no step leads from " + at + " to " + next);
			at = next;
		}
	}

	private void checkAllAlong(PlanResult result, Trajectory way) {
		double free = checkConflicts(result, way);
		int steps = (int) Math.ceil(way.length() / STEP);
		for (int i = 0; i <= steps; i++) {
			double distance = steps == 0 ? 0 : way.length() * i / steps;
			Pose here = way.at(distance);
			require(distance > free || isLegal(here, result.footprint()), "the unit does not fit at " + here);
		}
		if (free == Double.POSITIVE_INFINITY) {
			way.moves().stream().filter(Move.Pivot.class::isInstance).forEach(pivot -> checkTurn(pivot, result.footprint()));
		}
	}

	/**
	 * Checks the reported conflicts. At each conflict, the unit must really overlap something. The order of the conflicts must
	 * be their order on the path. Returns how far the path must be legal: the distance of the first conflict from the start,
	 * less the tolerance. Infinite if there is no conflict.
	 */
	private double checkConflicts(PlanResult result, Trajectory way) {
		double distance = 0;
		for (Conflict conflict : result.conflicts()) {
			require(conflict.distance() >= distance && conflict.distance() <= way.length() + TOLERANCE,
					"a conflict at " + conflict.distance() + " after one at " + distance);
			require(!isLegal(conflict.pose(), wider(result.footprint())), "no conflict: " + conflict);
			distance = conflict.distance();
		}
		return result.conflicts().isEmpty() ? Double.POSITIVE_INFINITY
				: result.conflicts().getFirst().distance() - TOLERANCE;
	}

	private static Footprint wider(Footprint footprint) {
		return switch (footprint) {
		case Footprint.Square square -> square;
		case Footprint.Disc(double radius) -> new Footprint.Disc(radius + 3 * TOLERANCE);
		case Footprint.Rectangle(double length, double width) -> new Footprint.Rectangle(length + 6 * TOLERANCE,
				width + 6 * TOLERANCE);
		};
	}

	private void checkTurn(Move pivot, Footprint footprint) {
		for (int i = 0; i <= TURN_STEPS; i++) {
			Pose here = pivot.at((double) i / TURN_STEPS);
			require(isLegal(here, footprint), "the unit does not fit at " + here);
		}
	}

	private void checkMeasures(Trajectory way, PlanResult result) {
		double length = way.moves().stream().mapToDouble(Move::length).sum();
		double duration = way.moves().stream().mapToDouble(Move::duration).sum();
		require(isSame(length, result.length()) && isSame(duration, result.duration()), "other sums than its moves");
		require(length >= way.start().position().distance(way.end().position()) - TOLERANCE, "shorter than a straight line");
		require(isSame(way.atTime(duration).position(), way.end().position()), "at its end it is elsewhere");
		boolean isLength = result.costUnit() == CostUnit.LENGTH;
		double measure = isLength ? length : duration * agent.speed();
		boolean isConstant = agent.acceleration().isEmpty() && agent.turnRate().isEmpty();
		require(isLength || isConstant ? isSame(result.cost(), measure) : result.cost() <= measure + TOLERANCE * Math.max(1, measure),
				"cost " + result.cost() + " for length " + length + " and duration " + duration);
	}

	/** Returns whether a footprint that does not turn fits at a place. Touching is allowed. */
	public boolean isLegal(Point at, Footprint footprint) {
		return isLegal(Pose.at(at), footprint);
	}

	/** Returns whether a footprint fits at a pose. Touching is allowed. */
	public boolean isLegal(Pose pose, Footprint footprint) {
		return switch (footprint) {
		case Footprint.Square(int size) -> isSquareLegal(pose.position(), size / 2.0);
		case Footprint.Disc(double radius) -> isDiscLegal(pose.position(), radius);
		case Footprint.Rectangle(double length, double width) -> new PoseOracle(world, agent.capability(),
				length / 2 - TOLERANCE, width / 2 - TOLERANCE).fits(pose);
		};
	}

	private boolean isSquareLegal(Point at, double half) {
		int left = (int) Math.floor(at.x() - half + TOLERANCE);
		int top = (int) Math.floor(at.y() - half + TOLERANCE);
		int right = (int) Math.ceil(at.x() + half - TOLERANCE);
		int bottom = (int) Math.ceil(at.y() + half - TOLERANCE);
		for (int y = top; y < bottom; y++) {
			for (int x = left; x < right; x++) {
				if (!isFree(x, y)) {
					return false;
				}
			}
		}
		return true;
	}

	private boolean isFree(int x, int y) {
		return world.grid().contains(x, y) && agent.capability().contains(world.grid().terrain(x, y))
				&& !blocked.get(x, y);
	}

	private boolean isDiscLegal(Point at, double radius) {
		double least = radius - TOLERANCE;
		return (!offTerrain || isOffTerrain(at, least))
				&& world.scene().border().map(border -> isInside(at, least, border)).orElse(true)
				&& world.scene().circles().stream()
						.allMatch(circle -> at.distance(new Point(circle.x(), circle.y())) >= circle.radius() + least)
				&& world.scene().polygons().stream().allMatch(polygon -> isBeside(at, least, polygon));
	}

	private boolean isOffTerrain(Point at, double radius) {
		for (int y = (int) Math.floor(at.y() - radius); y <= at.y() + radius; y++) {
			for (int x = (int) Math.floor(at.x() - radius); x <= at.x() + radius; x++) {
				double dx = at.x() - Math.clamp(at.x(), x, x + 1);
				double dy = at.y() - Math.clamp(at.y(), y, y + 1);
				boolean free = world.grid().contains(x, y) && agent.capability().contains(world.grid().terrain(x, y));
				if (!free && Math.hypot(dx, dy) < radius) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isInside(Point at, double radius, Border border) {
		return at.x() >= radius && at.y() >= radius && at.x() <= border.width() - radius
				&& at.y() <= border.height() - radius;
	}

	/**
	 * Returns whether a place is outside of a polygon by the even-odd rule, and at least the radius away from each edge.
	 * Always true if the radius is not positive.
	 */
	private static boolean isBeside(Point at, double radius, Polygon polygon) {
		boolean inside = false;
		for (int i = 0; i < polygon.size(); i++) {
			int next = (i + 1) % polygon.size();
			Point a = new Point(polygon.x(i), polygon.y(i));
			Point b = new Point(polygon.x(next), polygon.y(next));
			if (a.y() > at.y() != b.y() > at.y()
					&& at.x() < a.x() + (at.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x())) {
				inside = !inside;
			}
			if (distance(at, a, b) < radius) {
				return false;
			}
		}
		return !inside || radius <= 0;
	}

	private static double distance(Point at, Point a, Point b) {
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		double square = dx * dx + dy * dy;
		double t = square == 0 ? 0 : Math.clamp(((at.x() - a.x()) * dx + (at.y() - a.y()) * dy) / square, 0, 1);
		return Math.hypot(at.x() - a.x() - t * dx, at.y() - a.y() - t * dy);
	}

	private static boolean isSame(Point a, Point b) {
		return a.distance(b) < TOLERANCE;
	}

	private static boolean isSame(double a, double b) {
		return Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a));
	}

	private void require(boolean condition, String otherwise) {
		if (!condition) {
			throw new AssertionError(context + ": " + otherwise);
		}
	}
}
