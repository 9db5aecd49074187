package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.TangentOracle;

/** Random scenes, each answer compared with the plain procedure. */
class TangentOracleTest {

	@Test
	void isAsShortAsThePlainProcedure() {
		for (int seed = 0; seed < 1500; seed++) {
			RandomScenes random = new RandomScenes(seed);
			double size = 20;
			List<Circle> circles = random.circles(1 + random.number(14), size, random.number(0.05, 0.9));
			double radius = random.number(2) == 0 ? 0 : random.number(3) / 2.0;
			Point start = random.point(size);
			Point goal = random.point(size);
			double expected = TangentOracle.length(circles, radius, start, goal);
			TangentPath path = new TangentPlanner(ObstacleScene.of(circles), radius).find(start, goal, Progress.NONE);
			assertEquals(expected, path.length(), 1e-8, "seed " + seed);
		}
	}
}
