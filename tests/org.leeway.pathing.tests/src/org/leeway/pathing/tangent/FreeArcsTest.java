package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.world.Scene;

/**
 * Tests of the free arcs of discs: the parts of their edges outside of all other discs. Each of many places on the edges must be in
 * a free arc if and only if it is outside of every other disc.
 */
class FreeArcsTest {

	private static final int PLACES = 20;
	private static final double NEAR = 1e-6;

	/** Returns scattered discs, discs in a pile, or small discs around a large disc. */
	private static List<Circle> circles(Random random, int kind) {
		List<Circle> circles = new ArrayList<>();
		int count = 1 + random.nextInt(300);
		for (int i = 0; i < count; i++) {
			double angle = 2 * Math.PI * random.nextDouble();
			circles.add(switch (kind) {
			case 0 -> new Circle(60 * random.nextDouble(), 60 * random.nextDouble(), 3 * random.nextDouble());
			case 1 -> new Circle(10 * random.nextDouble(), 10 * random.nextDouble(), 10 + random.nextDouble());
			default -> i == 0 ? new Circle(0, 0, 20)
					: new Circle(20 * Math.cos(angle), 20 * Math.sin(angle), 0.2 * random.nextDouble());
			});
		}
		return circles;
	}

	@Test
	void arcsAreFreeWhereNoOtherDiscIs() {
		int free = 0;
		int covered = 0;
		for (int seed = 0; seed < 90; seed++) {
			Random random = new Random(seed);
			List<Circle> circles = circles(random, seed % 3);
			double radius = seed % 2 / 2.0;
			Scene scene = Scene.of(circles);
			InflatedObstacles obstacles = new InflatedObstacles(scene, StableIds.of(scene), radius);
			ObstacleGrid grid = new ObstacleGrid(obstacles);
			for (int disc = 0; disc < circles.size(); disc++) {
				FreeArcs arcs = CoveredArcs.of(obstacles, grid, disc);
				for (int i = 0; i < PLACES; i++) {
					double angle = 2 * Math.PI * random.nextDouble();
					double room = room(circles, radius, disc, angle);
					if (Math.abs(room) > NEAR) {
						assertEquals(room > 0, arcs.isFree(angle, 0), "seed " + seed + ", disc " + disc + ", angle " + angle);
						free += room > 0 ? 1 : 0;
						covered += room > 0 ? 0 : 1;
					}
				}
			}
		}
		assertTrue(free > 1000 && covered > 1000, free + " free, " + covered + " covered");
	}

	/**
	 * Returns the distance of a place on a disc's edge from the nearest other disc. Negative if the place is inside another
	 * disc.
	 */
	private static double room(List<Circle> circles, double radius, int disc, double angle) {
		Circle own = circles.get(disc);
		double x = own.x() + (own.radius() + radius) * Math.cos(angle);
		double y = own.y() + (own.radius() + radius) * Math.sin(angle);
		double room = Double.POSITIVE_INFINITY;
		for (int i = 0; i < circles.size(); i++) {
			Circle other = circles.get(i);
			double distance = Math.hypot(other.x() - x, other.y() - y) - other.radius() - radius;
			room = i == disc ? room : Math.min(room, distance);
		}
		return room;
	}
}
