package org.leeway.pathing.steering.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.PoseOracle;
import org.leeway.testing.TrajectoryChecker;

/**
 * A test case for planners that repair routes: runs a planner, and checks its answer with an oracle that tests many poses of the
 * path.
 */
final class RepairCase {

	static final Capability LAND = Capability.of(Pictures.GROUND, Pictures.SWAMP);
	private static final double NEAR = 1e-6;
	private static final double STEP = 0.01;

	private RepairCase() {
	}

	static Agent car(double length, double width, double turningRadius, boolean reverses) {
		return new Agent("car", new GridUnit((int) Math.ceil(width), LAND), new Body(OptionalDouble.empty(),
				OptionalDouble.of(length), OptionalDouble.of(width)),
				new Motion(turningRadius, reverses, 1, OptionalDouble.empty()));
	}

	static World world(String... rows) {
		return World.of(Pictures.grid(String.join("\n", rows)), Scene.EMPTY);
	}

	static Pose pose(double x, double y, double degrees) {
		return Pose.at(new Point(x, y), Math.toRadians(degrees));
	}

	static PlanResult plan(PlannerProvider provider, World world, Agent agent, Pose start, Pose goal) {
		return plan(provider, world, agent, start, goal, Map.of());
	}

	/** Returns the answer of a planner, after a check with the oracle. */
	static PlanResult plan(PlannerProvider provider, World world, Agent agent, Pose start, Pose goal,
			Map<String, String> options) {
		PlanResult result = provider.prepare(Preparation.forAgents(world, List.of(agent)),
				OptionValues.parse(provider.options(), options), Progress.NONE)
				.plan(new PlanQuery(agent, start, goal), Progress.NONE);
		check(result, world, provider.id() + " from " + start + " to " + goal + " " + options);
		return result;
	}

	/**
	 * Checks an answer with the oracle. If the answer is legal, the oracle must find no overlap on the path. If the answer has
	 * conflicts, the oracle must find an overlap at each conflict. The tolerance is {@link #NEAR}.
	 */
	static void check(PlanResult result, World world, String context) {
		new TrajectoryChecker(world, BitPlane.empty(world.grid().width(), world.grid().height()), result.query().agent(),
				context).offTerrain().check(result);
		if (!result.isFound()) {
			return;
		}
		Trajectory path = result.trajectory().orElseThrow();
		assertTrue(!result.isLegal() || fits(path, oracle(result, world, -NEAR)), context + ": legal, says the planner");
		if (!result.isLegal()) {
			PoseOracle wider = oracle(result, world, NEAR);
			result.conflicts().forEach(conflict -> assertTrue(!wider.fits(conflict.pose()), context + ": " + conflict));
		}
		checkJoints(path, context);
	}

	private static PoseOracle oracle(PlanResult result, World world, double by) {
		Footprint.Rectangle area = (Footprint.Rectangle) result.footprint();
		return new PoseOracle(world, result.query().agent().capability(), area.length() / 2 + by, area.width() / 2 + by);
	}

	static boolean fits(Trajectory path, PoseOracle oracle) {
		for (Move move : path.moves()) {
			int samples = move instanceof Move.Pivot ? 100 : (int) Math.ceil(move.length() / STEP) + 1;
			for (int i = 0; i <= samples; i++) {
				if (!oracle.fits(move.at((double) i / samples))) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Checks that the moves of a path follow each other without a gap: each move begins in the pose in which the previous move
	 * ends.
	 */
	private static void checkJoints(Trajectory path, String context) {
		Pose at = path.start();
		for (Move move : path.moves()) {
			Pose next = move.at(0);
			assertEquals(0, at.position().distance(next.position()), NEAR, context);
			assertEquals(1, Math.cos(at.heading().getAsDouble() - next.heading().getAsDouble()), NEAR * NEAR, context);
			at = move.at(1);
		}
	}

	/** Returns the radius of the tightest curve. Infinite if there is no curve. */
	static double tightest(PlanResult result) {
		return result.trajectory().orElseThrow().segments().stream().filter(Arc.class::isInstance)
				.mapToDouble(arc -> ((Arc) arc).radius()).min().orElse(Double.POSITIVE_INFINITY);
	}

	static boolean reverses(PlanResult result) {
		return result.trajectory().orElseThrow().moves().stream()
				.anyMatch(move -> move instanceof Move.Drive drive && drive.gear() == Gear.REVERSE);
	}
}
