package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.Rounds;
import org.leeway.testing.TangentOracle;
import org.leeway.testing.VisibilityOracle;

/**
 * Tests of random scenes. Each answer of the planner is compared with the answer of simple procedures that share no code
 * with the planner.
 */
class TangentOracleTest {

	private static final double SIZE = 20;

	@Test
	void isAsShortAsThePlainProcedure() {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(700); seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(1 + random.number(14), SIZE, random.number(0.05, 0.5));
			double radius = random.number(2) == 0 ? 0 : random.number(3) / 2.0;
			Point start = random.point(SIZE);
			Point goal = random.point(SIZE);
			double expected = TangentOracle.length(circles, radius, start, goal);
			Scene scene = Scene.of(circles);
			TangentPath path = new TangentPlanner(scene, radius).find(start, goal, Progress.NONE);
			assertEquals(expected, path.length(), 1e-8, "seed " + seed);
			if (path.isFound()) {
				PathChecker.check(scene, path, "seed " + seed);
				found += path.segments().size() > 1 ? 1 : 0;
			}
		}
		assertTrue(found > 116, found + " paths go round something");
	}

	@Test
	void liesBetweenTheBoundsOfPolygons() {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(200); seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(1 + random.number(6), SIZE, random.number(0.05, 0.5));
			circles = circles.subList(0, random.number(circles.size() + 1));
			List<Polygon> polygons = new ArrayList<>();
			for (int i = random.number(4); i > 0; i--) {
				polygons.add(new RandomMaps(10 * seed + i).star(20, 20));
			}
			double radius = random.number(2) == 0 ? 0 : random.number(3) / 2.0;
			Point start = random.point(SIZE);
			Point goal = random.point(SIZE);
			String context = "seed " + seed;
			Scene scene = Scene.of(circles, polygons, SIZE, SIZE);
			TangentPath path = new TangentPlanner(scene, radius).find(start, goal, Progress.NONE);
			double low = VisibilityOracle.length(circles, polygons, radius, SIZE, SIZE, start, goal, 60, true);
			double high = VisibilityOracle.length(circles, polygons, radius, SIZE, SIZE, start, goal, 60, false);
			assertTrue(path.length() >= low - 1e-9, () -> context + ": " + path.length() + " is below " + low);
			assertTrue(path.length() <= high + 1e-9, () -> context + ": " + path.length() + " is above " + high);
			if (path.isFound()) {
				PathChecker.check(scene, path, context);
				found += path.segments().size() > 1 ? 1 : 0;
			}
		}
		assertTrue(found > 25, found + " paths go round something");
	}
}
