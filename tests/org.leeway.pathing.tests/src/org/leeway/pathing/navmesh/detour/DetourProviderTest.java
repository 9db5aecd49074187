package org.leeway.pathing.navmesh.detour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.engine.EngineOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;

/**
 * Tests of the planner of Detour. While the mesh, the radius and the options stay the same, the provider of the planner must
 * reuse Detour's polygons. Routes must stay as far from walls as the unit needs.
 */
class DetourProviderTest {

	private static final int SIDE = 30;
	private static final Agent AGENT = new Agent("unit", 1, Capability.of(0));

	/** A counter of the checks whether work is cancelled. */
	private static final class Counting implements Progress {

		private int checks;

		@Override
		public void worked(int units) {
			// not counted
		}

		@Override
		public boolean cancelled() {
			checks++;
			return false;
		}
	}

	private static World world(double x) {
		return World.of(TerrainGrid.filled(SIDE, SIDE, 0), Scene.of(List.of(new Circle(x, 15, 4)), List.of(), SIDE, SIDE));
	}

	private static PlanResult plan(Preparation preparation, OptionValues options, double radius, Progress progress) {
		return new DetourProvider().prepare(preparation, options, progress).plan(new PlanQuery(AGENT.withRadius(radius),
				Pose.at(new Point(3.25, 15.5)), Pose.at(new Point(27.75, 14.5))), progress);
	}

	private static int checks(Preparation preparation, OptionValues options, double radius) {
		Counting counting = new Counting();
		assertTrue(plan(preparation, options, radius, counting).isFound());
		return counting.checks;
	}

	@Test
	void polygonsAreMadeOnceForAShapeAndKeptWhileTheMeshStays() {
		OptionValues standard = OptionValues.STANDARD;
		Preparation preparation = Preparation.forAgents(world(15), List.of(AGENT));
		int made = checks(preparation, standard, 1);
		int known = checks(preparation, standard, 1);
		assertTrue(known < made, known + " checks after " + made);
		assertTrue(checks(preparation, standard, 2) > known, "another radius");
		OptionValues tiles = standard.with(EngineOptions.TILE, 8);
		assertTrue(checks(preparation, tiles, 1) > known, "other tiles");
		assertEquals(known, checks(preparation, standard, 1));
		assertEquals(known, checks(preparation.with(world(15), preparation.units()), standard, 1), "nothing has changed");
		assertTrue(checks(preparation.with(world(14), preparation.units()), standard, 1) > known, "the circle moved");
	}

	@Test
	void routesKeepTheRadiusButForTheLattice() {
		Preparation preparation = Preparation.forAgents(world(15), List.of(AGENT));
		PlanResult narrow = plan(preparation, OptionValues.STANDARD, 0.5, Progress.NONE);
		PlanResult wide = plan(preparation, OptionValues.STANDARD, 3, Progress.NONE);
		assertTrue(wide.length() > narrow.length() + 1, wide.length() + " and " + narrow.length());
		assertTrue(wide.narrowedRadius().orElse(3) > 2.9);
	}
}
