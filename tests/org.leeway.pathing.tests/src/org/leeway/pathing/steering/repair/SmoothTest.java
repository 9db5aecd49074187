package org.leeway.pathing.steering.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomPoses;

/**
 * Tests of two kinds of paths: curves that ignore obstacles, and smoothed routes. Paths of both kinds are legal where there
 * is enough room. Elsewhere, the result lists the conflicts of the path with cells, obstacles and the border.
 */
class SmoothTest {

	private static final double NEAR = 1e-9;
	private static final World OPEN = RepairCase.world(".".repeat(20), ".".repeat(20), ".".repeat(20), ".".repeat(20),
			".".repeat(20), ".".repeat(20), ".".repeat(20), ".".repeat(20), ".".repeat(20), ".".repeat(20));

	@Test
	void aHalfCircleInTheOpenIsLegal() {
		PlanResult result = RepairCase.plan(new DubinsProvider(), OPEN, RepairCase.car(2, 1, 2, false),
				RepairCase.pose(8, 3, 0), RepairCase.pose(8, 7, 180));
		assertTrue(result.isLegal());
		assertEquals(2 * Math.PI, result.length(), NEAR);
		assertEquals(2 * Math.PI, result.cost(), NEAR);
	}

	@Test
	void aCurveSaysWhereItLeavesTheMap() {
		PlanResult result = RepairCase.plan(new DubinsProvider(), OPEN, RepairCase.car(2, 1, 2, false),
				RepairCase.pose(17.5, 3, 0), RepairCase.pose(17.5, 7, 180));
		assertTrue(result.isFound());
		assertFalse(result.isLegal());
		assertEquals("the border", result.conflicts().getFirst().what(ObstacleRef::toString));
		assertTrue(result.conflicts().getFirst().distance() < 3);
	}

	@Test
	void conflictsNameCellsAndObstaclesInOrder() {
		World world = World.of(Pictures.grid("........\n....@...\n........\n"),
				Scene.of(List.of(new Circle(6.5, 1.5, 0.25)), List.of(), 8, 3));
		PlanResult result = RepairCase.plan(new DubinsProvider(), world, RepairCase.car(1, 1, 1, false),
				RepairCase.pose(1.5, 1.5, 0), RepairCase.pose(7.5, 1.5, 0));
		assertEquals(List.of("cell 4,1", "circle"), result.conflicts().stream().map(each -> each.what(circle -> "circle"))
				.toList());
		assertEquals(2, result.conflicts().getFirst().distance(), 1e-8);
		assertEquals(Optional.of(new ObstacleRef(ObstacleRef.Kind.CIRCLE, 0)),
				result.conflicts().getLast().obstacle());
		assertEquals(5.75, result.conflicts().getLast().pose().position().x(), 1e-8);
	}

	@Test
	void headingsThatAreLeftOpenAreTheBest() {
		for (boolean reverses : new boolean[] {false, true}) {
			DubinsProvider dubins = new DubinsProvider();
			Pose left = Pose.at(new Point(4, 5));
			Pose right = Pose.at(new Point(12, 5));
			assertEquals(8, RepairCase.plan(dubins, OPEN, RepairCase.car(1, 1, 1, reverses), left, right).length(), NEAR);
			assertEquals(8, RepairCase.plan(dubins, OPEN, RepairCase.car(1, 1, 1, reverses), RepairCase.pose(4, 5, 0), right)
					.length(), NEAR);
			assertEquals(8, RepairCase.plan(dubins, OPEN, RepairCase.car(1, 1, 1, reverses), left, RepairCase.pose(12, 5, 0))
					.length(), NEAR);
			PlanResult away = RepairCase.plan(dubins, OPEN, RepairCase.car(1, 1, 1, reverses), RepairCase.pose(4, 5, 180),
					right);
			PlanResult back = RepairCase.plan(dubins, OPEN, RepairCase.car(1, 1, 1, reverses), left,
					RepairCase.pose(12, 5, 180));
			assertEquals(reverses, RepairCase.reverses(away));
			assertEquals(reverses, RepairCase.reverses(back));
			assertEquals(away.length(), back.length(), 1e-6, "one is the other one driven back");
			assertTrue(reverses ? Math.abs(away.length() - 8) < NEAR : away.length() > 8 + 2);
		}
	}

	@Test
	void anOpenHeadingIsTheBestBesideTheTurningCircleToo() {
		Pose start = RepairCase.pose(10, 4, 0);
		Pose goal = Pose.at(new Point(10, 6));
		assertEquals(10.940859491621852,
				RepairCase.plan(new DubinsProvider(), OPEN, RepairCase.car(1, 1, 2, false), start, goal).length(), NEAR);
		assertEquals(3.646953163873951,
				RepairCase.plan(new DubinsProvider(), OPEN, RepairCase.car(1, 1, 2, true), start, goal).length(), NEAR);
	}

	@Test
	void anOpenHeadingIsWorthTheSameDrivenBack() {
		long seed = 41;
		RandomPoses asked = new RandomPoses(seed);
		for (int i = 0; i < 2000; i++) {
			asked.next();
			String context = "seed " + seed + ", " + asked;
			Pose place = Pose.at(new Point(asked.toX, asked.toY));
			Pose pose = Pose.at(new Point(asked.fromX, asked.fromY), asked.fromHeading);
			Pose turned = Pose.at(pose.position(), asked.fromHeading + Math.PI);
			for (boolean reverses : new boolean[] {false, true}) {
				SteeringPath back = ShortestCurves.shortest(place, turned, asked.radius, reverses);
				assertEquals(ShortestCurves.shortest(pose, place, asked.radius, reverses).length(), back.length(), NEAR, context);
				assertEquals(0, back.end().position().distance(pose.position()), NEAR, context);
				double off = back.end().heading().getAsDouble() - turned.heading().getAsDouble();
				assertEquals(0, Math.IEEEremainder(off, 2 * Math.PI), NEAR, context);
			}
		}
	}

	private static final String[] BEND = {
			"..........",
			"..........",
			"@@@@@@@...",
			"@@@@@@@...",
			"@@@@@@@...",
			"@@@@@@@..."};

	@Test
	void aSmoothedRouteTurnsWithinARoomyBendAndCutsIntoANarrowOne() {
		Pose start = RepairCase.pose(1.5, 1, 0);
		Pose goal = Pose.at(new Point(8.5, 5));
		PlanResult roomy = RepairCase.plan(new SmoothProvider(), RepairCase.world(BEND), RepairCase.car(1, 1, 1, false), start,
				goal);
		assertTrue(roomy.isLegal(), roomy.conflicts().toString());
		PlanResult narrow = RepairCase.plan(new SmoothProvider(), RepairCase.world(BEND), RepairCase.car(2, 1.5, 3, false),
				start, goal);
		assertTrue(narrow.isFound());
		assertFalse(narrow.isLegal());
		assertTrue(narrow.conflicts().getFirst().distance() > 2);
		assertEquals(3, RepairCase.tightest(narrow), NEAR);
	}

	@Test
	void theGoalIsReachedWithItsHeading() {
		PlanResult result = RepairCase.plan(new SmoothProvider(), RepairCase.world(BEND), RepairCase.car(1, 0.5, 0.5, false),
				RepairCase.pose(1.5, 1, 180), RepairCase.pose(8.5, 4.5, 0));
		assertEquals(1, Math.cos(result.trajectory().orElseThrow().end().heading().getAsDouble()), NEAR);
	}

	@Test
	void endsThatDoNotFitAndEndsThatNothingJoinsHaveNoWay() {
		World world = RepairCase.world("....@...", "....@...", "....@...");
		PlanResult blocked = RepairCase.plan(new DubinsProvider(), world, RepairCase.car(2, 1, 1, false),
				RepairCase.pose(3.5, 1.5, 0), RepairCase.pose(1.5, 1.5, 0));
		assertEquals(Outcome.START_BLOCKED, blocked.outcome());
		assertEquals(new Point(2.5, 1.5), blocked.nearest().orElseThrow());
		PlanResult apart = RepairCase.plan(new SmoothProvider(), world, RepairCase.car(1, 1, 1, false),
				RepairCase.pose(1.5, 1.5, 0), RepairCase.pose(6.5, 1.5, 0));
		assertEquals(Outcome.NOT_CONNECTED, apart.outcome());
		assertFalse(apart.isLegal());
		PlanResult through = RepairCase.plan(new DubinsProvider(), world, RepairCase.car(1, 1, 1, false),
				RepairCase.pose(1.5, 1.5, 0), RepairCase.pose(6.5, 1.5, 0));
		assertEquals(List.of("cell 4,1"), through.conflicts().stream().map(Conflict::hit).toList());
	}

	@Test
	void slowTerrainSlowsTheMovesThatSweepIt() {
		World world = new World(Pictures.grid("....SS....\n....SS....\n"), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)),
				Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
		PlanResult result = RepairCase.plan(new DubinsProvider(), world, RepairCase.car(1, 1, 1, false),
				RepairCase.pose(1.5, 1, 0), RepairCase.pose(8.5, 1, 0));
		assertEquals(14, result.duration(), NEAR);
	}
}
