package org.leeway.pathing.steering.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.World;

/** Tests of routes that need repair, on maps where each kind of repair helps, and on maps where it does not help. */
class MendedRouteTest {

	private static final double NEAR = 1e-9;

	/** A map with a bar in the way. A smoothed route leads close to the bar, and turns too late, so it needs repair. */
	private static final World BAR = RepairCase.world(
			"...................",
			"...................",
			"@@@@@..............",
			"@@@@@..............",
			"@@@@@..............",
			"...................",
			"...................",
			"...................");

	/** A street with a driveway one cell wide. */
	private static final World DRIVE = RepairCase.world(
			"................",
			"................",
			"................",
			"@@@@@@@@.@@@@@@@",
			"@@@@@@@@.@@@@@@@",
			"@@@@@@@@.@@@@@@@");

	/** A wide street with a driveway two cells wide. */
	private static final World YARD = RepairCase.world(
			"................",
			"................",
			"................",
			"................",
			"................",
			"@@@@@@@@..@@@@@@",
			"@@@@@@@@..@@@@@@",
			"@@@@@@@@..@@@@@@",
			"@@@@@@@@..@@@@@@");

	/** A corridor with a corner in which a square as wide as the corridor cannot turn. */
	private static final World CORNER = RepairCase.world(
			"@@@@@@@",
			"......@",
			"@@@@@.@",
			"@@@@@.@",
			"@@@@@.@");

	private static PlanResult around(Map<String, String> options) {
		return RepairCase.plan(new RecalculateProvider(), BAR, RepairCase.car(1.6, 0.8, 1.5, false), RepairCase.pose(1.5, 1, 0),
				Pose.at(new Point(1.5, 6.5)), options);
	}

	@Test
	void anotherRouteIsLegalWhereTheFirstIsNot() {
		PlanResult smooth = RepairCase.plan(new SmoothProvider(), BAR, RepairCase.car(1.6, 0.8, 1.5, false),
				RepairCase.pose(1.5, 1, 0), Pose.at(new Point(1.5, 6.5)));
		assertFalse(smooth.isLegal());
		PlanResult again = around(Map.of());
		assertTrue(again.isLegal());
		assertEquals("there is a path, found in round 2", again.reason());
		assertTrue(again.metrics().expanded() > smooth.metrics().expanded(), "two searches");
		PlanResult once = around(Map.of("rounds", "1"));
		assertFalse(once.isLegal());
		assertEquals("there is a path, the last of 1 rounds", once.reason());
		assertEquals(smooth.trajectory(), once.trajectory());
	}

	@Test
	void whereThereIsOneRouteOnlyRecalculationEnds() {
		PlanResult result = corner(new RecalculateProvider());
		assertEquals("there is a path, and no other route after round 1", result.reason());
		assertFalse(result.isLegal());
	}

	private static PlanResult corner(RepairProvider provider) {
		return RepairCase.plan(provider, CORNER, RepairCase.car(1, 1, 2, true), RepairCase.pose(0.5, 1.5, 0),
				Pose.at(new Point(5.5, 4.5)));
	}

	@Test
	void aTighterTurnGetsIntoTheDriveAndTakesTheTimeOfTheWideOne() {
		Agent car = RepairCase.car(1.8, 0.8, 2, false);
		Pose goal = RepairCase.pose(8.5, 4.5, 90);
		assertFalse(RepairCase.plan(new SmoothProvider(), DRIVE, car, RepairCase.pose(3.5, 1.5, 0), goal).isLegal());
		PlanResult tight = RepairCase.plan(new TightenProvider(), DRIVE, car, RepairCase.pose(3.5, 1.5, 0), goal);
		assertTrue(tight.isLegal());
		assertTrue(RepairCase.tightest(tight) < 1);
		for (Move move : tight.trajectory().orElseThrow().moves()) {
			if (move instanceof Move.Drive drive && drive.segment() instanceof Arc arc) {
				assertEquals(2 * arc.sweep(), drive.duration(), NEAR, "a turn by an angle takes as long with any radius");
			} else {
				assertEquals(move.length(), move.duration(), NEAR);
			}
		}
	}

	@Test
	void turnsOnTheSpotAreTheTightestAndASquareHasNoRoomForThem() {
		PlanResult turned = RepairCase.plan(new TightenProvider(), CORNER, RepairCase.car(0.8, 0.6, 2, false),
				RepairCase.pose(0.5, 1.5, 0), Pose.at(new Point(5.5, 4.5)));
		assertTrue(turned.isLegal());
		assertEquals(8, turned.length(), NEAR);
		assertEquals(8 + Math.PI, turned.duration(), NEAR);
		assertFalse(corner(new TightenProvider()).isLegal());
	}

	@Test
	void whereThereIsRoomNoTurnIsTighter() {
		PlanResult result = RepairCase.plan(new TightenProvider(), YARD, RepairCase.car(1, 0.8, 1, false),
				RepairCase.pose(1.5, 0.5, 0), Pose.at(new Point(11.5, 3.5)));
		assertTrue(result.isLegal());
		assertEquals(1, RepairCase.tightest(result), NEAR);
		assertEquals(result.length(), result.duration(), NEAR);
	}

	@Test
	void backingUpGetsIntoTheYardAndOnlyAUnitThatReversesDoesIt() {
		for (double radius : new double[] {1.5, 2, 3}) {
			Pose start = RepairCase.pose(3.5, 2.5, 0);
			Pose goal = Pose.at(new Point(9, 7.5));
			PlanResult back = RepairCase.plan(new ReverseProvider(), YARD, RepairCase.car(2, 1.2, radius, true), start, goal);
			assertTrue(back.isLegal(), "radius " + radius);
			assertTrue(RepairCase.reverses(back));
			assertEquals(radius, RepairCase.tightest(back), NEAR);
			PlanResult forward = RepairCase.plan(new ReverseProvider(), YARD, RepairCase.car(2, 1.2, radius, false), start, goal);
			assertFalse(forward.isLegal());
			assertFalse(RepairCase.reverses(forward));
			assertEquals("there is a path, but the unit does not reverse", forward.reason());
		}
		assertFalse(corner(new ReverseProvider()).isLegal());
	}
}
