package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.TangentOracle;

/** Tests of scenes made to break rounded numbers. */
class AdversarialScenesTest {

	private static TangentPath find(List<Circle> circles, double radius, double x, double y, double toX, double toY) {
		Scene scene = Scene.of(circles);
		TangentPath path = new TangentPlanner(scene, radius).find(new Point(x, y), new Point(toX, toY), Progress.NONE);
		if (path.isFound()) {
			PathChecker.check(scene, path, circles.size() + " circles");
		}
		return path;
	}

	/**
	 * Returns eight circles of radius 2 with centres on the border of a square of side 10. The gaps between neighbouring
	 * circles are 1 wide. Smaller circles close seven of the eight gaps.
	 */
	private static List<Circle> ring() {
		List<Circle> ring = new ArrayList<>();
		for (double place : new double[] { 0, 5, 10 }) {
			ring.add(new Circle(place, 0, 2));
			ring.add(new Circle(place, 10, 2));
		}
		ring.add(new Circle(0, 5, 2));
		ring.add(new Circle(10, 5, 2));
		for (double place : new double[] { 2.5, 7.5 }) {
			ring.add(new Circle(place, 0, 1));
			ring.add(new Circle(place, 10, 1));
			ring.add(new Circle(10, place, 1));
		}
		ring.add(new Circle(0, 7.5, 1));
		return ring;
	}

	@Test
	void aRingWithAGapOfTheUnitsWidth() {
		List<Circle> closed = ring();
		assertTrue(find(closed, 0.5, 5, 5, -10, 3).isFound(), "exactly as wide");
		assertTrue(find(closed, 0.5, 5, 2.5, -10, 2.5).isFound(), "straight through the point of contact");
		assertEquals(15, find(closed, 0.5, 5, 2.5, -10, 2.5).length(), 1e-12);
		double hair = Math.nextUp(0.5);
		assertFalse(find(closed, hair, 5, 5, -10, 3).isFound(), "one hair less");
		assertFalse(find(closed, hair, 5, 2.5, -10, 2.5).isFound(), "one hair less, straight");
		assertEquals(Outcome.NOT_CONNECTED, find(closed, hair, 5, 5, -10, 3).outcome());
	}

	/**
	 * The circles almost touch the start and the goal of the path. Seen from the start or the goal, such a circle covers nearly
	 * half of all directions.
	 */
	@Test
	void largeCirclesBesideTheEndsOfAPath() {
		List<Circle> touching = List.of(new Circle(3.25, 3.25, 3.25), new Circle(15.90625, 0.5, 15.909179776907056));
		assertEquals(TangentOracle.length(touching, 0, new Point(0.25, 9.75), new Point(0, 0)),
				find(touching, 0, 0.25, 9.75, 0, 0).length(), 1e-9);
		for (int seed = 0; seed < 2000; seed++) {
			Random random = new Random(seed);
			Point start = new Point(10 * random.nextDouble(), 10 * random.nextDouble());
			Point goal = new Point(10 * random.nextDouble(), 10 * random.nextDouble());
			List<Circle> circles = new ArrayList<>(List.of(beside(start, random), beside(goal, random)));
			for (int i = random.nextInt(4); i > 0; i--) {
				circles.add(new Circle(10 * random.nextDouble(), 10 * random.nextDouble(), 3 * random.nextDouble()));
			}
			double radius = 0.2 * random.nextInt(2);
			assertEquals(TangentOracle.length(circles, radius, start, goal),
					find(circles, radius, start.x(), start.y(), goal.x(), goal.y()).length(), 1e-6, "seed " + seed);
		}
	}

	/**
	 * Returns a circle of radius 1 to 100, near a place. A disc of radius 0.2 at the place is 0.1 to 0.0001 away from the
	 * circle.
	 */
	private static Circle beside(Point place, Random random) {
		double angle = 2 * Math.PI * random.nextInt(16) / 16;
		double radius = Math.pow(10, 2 * random.nextDouble());
		double away = radius + 0.2 + Math.pow(10, -1 - 3 * random.nextDouble());
		return new Circle(place.x() + away * Math.cos(angle), place.y() + away * Math.sin(angle), radius);
	}

	@Test
	void hundredsOfCirclesTouchOneLine() {
		List<Circle> circles = new ArrayList<>();
		for (int i = 0; i < 200; i++) {
			double radius = 0.5 + i % 7 * 0.25;
			circles.add(new Circle(4 * i, radius, radius));
			circles.add(new Circle(4 * i + 2, -0.25 - i % 3, 0.25 + i % 3));
		}
		TangentPath path = find(circles, 0, -5, 0, 805, 0);
		assertEquals(810, path.length(), 1e-9, "along the line between them");
	}

	@Test
	void concentricAndNestedCirclesCountAsTheLargest() {
		List<Circle> circles = new ArrayList<>();
		for (int i = 1; i <= 20; i++) {
			circles.add(new Circle(0, 0, i / 20.0));
			circles.add(new Circle(0.5 - i / 40.0, 0, 0.5 + i / 40.0));
			circles.add(new Circle(0, 0, 1));
		}
		assertEquals(2 * Math.sqrt(3) + Math.PI / 3, find(circles, 0, -2, 0, 2, 0).length(), 1e-12);
	}

	@Test
	void hugeAndTinyCirclesTogether() {
		double huge = 1e6;
		List<Circle> circles = List.of(new Circle(0, huge, huge), new Circle(0, -1e-6, 1e-6), new Circle(3, -1, 1e-6));
		TangentPath path = new TangentPlanner(Scene.of(circles), 0).find(new Point(-2, -1e-3), new Point(2, -1e-3),
				Progress.NONE);
		assertEquals(4, path.length(), 1e-5);
		TangentPath round = new TangentPlanner(Scene.of(circles), 0).find(new Point(-2e6, huge),
				new Point(2e6, huge), Progress.NONE);
		assertEquals(1e6 * (2 * Math.sqrt(3) + Math.PI / 3), round.length(), 1e-2);
		assertEquals(2 * Math.sqrt(3) + Math.PI / 3,
				find(List.of(new Circle(0, 0, 1e-6)), 0, -2e-6, 0, 2e-6, 0).length() / 1e-6, 1e-9);
	}

	@Test
	void startAndGoalOnTheEdge() {
		assertEquals(Math.PI, find(List.of(new Circle(0, 0, 1)), 0, -1, 0, 1, 0).length(), 1e-12);
		assertEquals(Math.PI / 2, find(List.of(new Circle(0, 0, 1)), 0, -1, 0, 0, -1).length(), 1e-12);
		assertEquals(3, find(List.of(new Circle(0, 0, 1)), 0, -1, 0, -4, 0).length(), 1e-12);
	}

	@Test
	void whereTheUnitDoesNotFitIsNamed() {
		Polygon square = Polygon.of(10, 10, 14, 10, 14, 14, 10, 14);
		Scene scene = Scene.of(List.of(new Circle(3, 3, 1), new Circle(7, 3, 1)), List.of(square), 20, 20);
		TangentPlanner planner = new TangentPlanner(scene, 0.5);
		Point free = new Point(5, 5);
		assertEquals("a unit of radius 0.5 at the start 7,4.25 meets circle 1",
				planner.find(new Point(7, 4.25), free, Progress.NONE).reason());
		assertEquals("a unit of radius 0.5 at the goal 12,12 meets polygon 0",
				planner.find(free, new Point(12, 12), Progress.NONE).reason());
		assertEquals("a unit of radius 0.5 at the goal 9.75,12 meets polygon 0",
				planner.find(free, new Point(9.75, 12), Progress.NONE).reason());
		assertSays(planner.find(new Point(0.25, 5), free, Progress.NONE).reason(), "radius 0.5", "start 0.25,5 ",
				"border");
		assertTrue(planner.find(new Point(7, 4.5), new Point(0.5, 0.5), Progress.NONE).isFound(), "touching is allowed");
	}

	/**
	 * The length of a path stays the same if start and goal are swapped. The same holds if the scene is mirrored, or turned by
	 * a quarter turn.
	 */
	@Test
	void lengthsAreSymmetric() {
		for (int seed = 0; seed < 200; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(12, 20, 0.3);
			Point a = random.point(20);
			Point b = random.point(20);
			double length = find(circles, 0, a.x(), a.y(), b.x(), b.y()).length();
			List<Circle> mirrored = circles.stream().map(c -> new Circle(-c.x(), c.y(), c.radius())).toList();
			List<Circle> turned = circles.stream().map(c -> new Circle(-c.y(), c.x(), c.radius())).toList();
			List<Circle> shuffled = new ArrayList<>(circles);
			Collections.shuffle(shuffled, new Random(seed));
			assertEquals(length, find(circles, 0, b.x(), b.y(), a.x(), a.y()).length(), 1e-9, "seed " + seed);
			assertEquals(length, find(mirrored, 0, -a.x(), a.y(), -b.x(), b.y()).length(), 1e-9, "seed " + seed);
			assertEquals(length, find(turned, 0, -a.y(), a.x(), -b.y(), b.x()).length(), 1e-9, "seed " + seed);
			assertEquals(length, find(shuffled, 0, a.x(), a.y(), b.x(), b.y()).length(), 1e-9, "seed " + seed);
		}
	}

	@Test
	void largerForestsAgreeWithThePlainProcedure() {
		for (int seed = 0; seed < 12; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.forest(60, 60, 0.1 + 0.02 * seed);
			Point a = new Point(-3, -2);
			Point b = new Point(63, 61);
			assertEquals(TangentOracle.length(circles, 0, a, b), find(circles, 0, a.x(), a.y(), b.x(), b.y()).length(),
					1e-9, "seed " + seed);
		}
	}

	@Test
	void canBeCancelled() {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		TangentPlanner planner = new TangentPlanner(Scene.of(List.of(new Circle(0, 0, 1))), 0);
		assertThrows(CancellationException.class,
				() -> planner.find(new Point(-2, 0), new Point(2, 0), cancelled));
		assertTrue(planner.find(new Point(-2, 0), new Point(2, 0), Progress.NONE).isFound());
	}

	@Test
	void manyThreadsGetTheSameAnswers() throws Exception {
		List<Circle> circles = new RandomScenes(1).forest(300, 150, 0.2);
		TangentPlanner planner = new TangentPlanner(Scene.of(circles, List.of(), 150, 150), 0);
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			List<Future<List<Double>>> all = new ArrayList<>();
			for (int i = 0; i < 8; i++) {
				all.add(threads.submit(() -> lengths(planner)));
			}
			List<Double> expected = lengths(new TangentPlanner(planner.scene(), 0));
			for (Future<List<Double>> each : all) {
				List<Double> lengths = each.get();
				for (int i = 0; i < expected.size(); i++) {
					assertEquals(expected.get(i), lengths.get(i), 1e-9, "query " + i);
				}
			}
		}
	}

	private static List<Double> lengths(TangentPlanner planner) {
		RandomScenes random = new RandomScenes(9);
		List<Double> lengths = new ArrayList<>();
		for (int i = 0; i < 60; i++) {
			lengths.add(planner.find(random.point(150), random.point(150), Progress.NONE).length());
		}
		return lengths;
	}
}
