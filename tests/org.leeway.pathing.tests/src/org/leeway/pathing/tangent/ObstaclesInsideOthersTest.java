package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Rounds;

/**
 * Tests of obstacles inside of other obstacles. Such obstacles change nothing for units, even if they touch the edge of the
 * outer obstacle from inside.
 */
class ObstaclesInsideOthersTest {

	private static final double SIZE = 40;
	private static final double[] RADII = { 0, 0.25, 1 };
	/** Points on a circle of radius 5 around (0, 0). Their coordinates are whole, so that scaled points are exact. */
	private static final int[][] EDGE = { { 3, 4 }, { 4, 3 }, { 0, 5 }, { 5, 0 } };

	@Test
	void aPolygonThatTouchesTheEdge() {
		List<Circle> circles = List.of(new Circle(5, 5, 2));
		for (Polygon inner : List.of(Polygon.of(5, 3, 4, 5, 6, 5), Polygon.of(4.5, 4.6, 5.5, 4.6, 5, 5.5))) {
			for (double radius : RADII) {
				check(circles, List.of(), List.of(), List.of(inner), radius, new Point(2, 4), new Point(8, 4), inner.toString());
			}
		}
	}

	@Test
	void aCircleThatSticksOutByAHair() {
		List<Circle> circles = List.of(new Circle(8.50000000745058, 4.750000007450581, 4.750000007450581),
				new Circle(4.750000000000007, 4.750000007450581, 4.750000007450581));
		TangentPath path = new TangentPlanner(Scene.of(with(circles, List.of(new Circle(4.750000000000002, 2, 2)))), 0)
				.find(new Point(0, 1), new Point(8.75, 0), Progress.NONE);
		assertEquals(8.862533, path.length(), 1e-6);
	}

	/**
	 * A point passes between two circles that touch each other. A third circle of radius 2 would lie inside of the left
	 * circle and only touch the right circle. But the third circle of this test has the next larger double as its
	 * radius. So the third circle overlaps the right circle and closes the passage, and the planner must find no path.
	 */
	@Test
	void aHairThatMeetsANeighbour() {
		List<Circle> closed = List.of(new Circle(5, 5, 5), new Circle(15, 5, 5), new Circle(8, Math.nextUp(5.0), 2));
		Scene scene = Scene.of(closed, List.of(Polygon.of(0, 9, 20, 9, 20, 20, 0, 20)), 20, 20);
		double through = new TangentPlanner(Scene.of(closed.subList(0, 2)), 0).find(new Point(10, 1), new Point(10, 8),
				Progress.NONE).length();
		assertEquals(7, through, 1e-12);
		Circle hair = new Circle(8, 5, Math.nextUp(2.0));
		Scene shut = Scene.of(with(closed.subList(0, 2), List.of(hair)), scene.polygons(), 20, 20);
		assertEquals(Double.POSITIVE_INFINITY,
				new TangentPlanner(shut, 0).find(new Point(10, 1), new Point(10, 8), Progress.NONE).length());
	}

	@Test
	void randomObstaclesInsideCircles() {
		for (long seed = 1; seed <= Rounds.of(200); seed++) {
			Random random = new Random(seed);
			List<Circle> circles = new ArrayList<>();
			List<Circle> inner = new ArrayList<>();
			List<Polygon> polygons = new ArrayList<>();
			for (int i = 1 + random.nextInt(8); i > 0; i--) {
				int unit = 1 + random.nextInt(2);
				Circle circle = new Circle(random.nextInt((int) SIZE), random.nextInt((int) SIZE), 5 * unit / 2.0);
				circles.add(circle);
				if (random.nextBoolean()) {
					inner.add(circleInside(random, circle));
				}
				if (random.nextBoolean()) {
					polygons.add(polygonInside(random, circle));
				}
			}
			check(circles, List.of(), inner, polygons, random, "seed " + seed);
		}
	}

	@Test
	void randomObstaclesInsideRectangles() {
		for (long seed = 1; seed <= Rounds.of(200); seed++) {
			Random random = new Random(seed);
			List<Polygon> rectangles = new ArrayList<>();
			List<Circle> inner = new ArrayList<>();
			List<Polygon> polygons = new ArrayList<>();
			for (int i = 1 + random.nextInt(6); i > 0; i--) {
				int left = random.nextInt((int) SIZE);
				int top = random.nextInt((int) SIZE);
				int width = 2 * random.nextInt(1, 5);
				int height = 2 * random.nextInt(1, 5);
				rectangles.add(Polygon.of(left, top, left + width, top, left + width, top + height, left, top + height));
				if (random.nextBoolean()) {
					double radius = Math.min(width, height) / 2.0;
					inner.add(new Circle(left + radius, top + radius, radius));
				}
				if (random.nextBoolean()) {
					double[] xy = new double[2 * random.nextInt(3, 7)];
					for (int k = 0; k < xy.length; k += 2) {
						xy[k] = left + width * random.nextInt(5) / 4.0;
						xy[k + 1] = top + height * random.nextInt(5) / 4.0;
					}
					polygons.add(Polygon.of(xy));
				}
			}
			check(List.of(), rectangles, inner, polygons, random, "seed " + seed);
		}
	}

	/** Returns a circle inside of another circle. The inner circle touches the edge of the other one, or lies deeper. */
	private static Circle circleInside(Random random, Circle outer) {
		double share = random.nextInt(1, 4) / 4.0;
		Point edge = place(random, outer, 1 - share);
		return new Circle(edge.x(), edge.y(), outer.radius() * share * (random.nextBoolean() ? 1 : 0.5));
	}

	private static Polygon polygonInside(Random random, Circle outer) {
		double[] xy = new double[2 * random.nextInt(3, 7)];
		for (int i = 0; i < xy.length; i += 2) {
			Point corner = place(random, outer, random.nextBoolean() ? 1 : random.nextDouble());
			xy[i] = corner.x();
			xy[i + 1] = corner.y();
		}
		return Polygon.of(xy);
	}

	/**
	 * Returns a place in a circle, in a random direction from the centre.
	 *
	 * @param share the distance of the place from the centre, as a share of the radius
	 */
	private static Point place(Random random, Circle circle, double share) {
		int[] edge = EDGE[random.nextInt(EDGE.length)];
		double scale = share * circle.radius() / 5;
		return new Point(circle.x() + (random.nextBoolean() ? scale : -scale) * edge[0],
				circle.y() + (random.nextBoolean() ? scale : -scale) * edge[1]);
	}

	private static <T> List<T> with(List<T> some, List<T> more) {
		List<T> all = new ArrayList<>(some);
		all.addAll(more);
		return all;
	}

	/**
	 * Checks that obstacles inside of other obstacles change no path between two random places. Tries discs of several
	 * radii.
	 *
	 * @param inner the circles inside of other obstacles
	 * @param polygons the polygons inside of other obstacles
	 */
	private static void check(List<Circle> circles, List<Polygon> rectangles, List<Circle> inner, List<Polygon> polygons,
			Random random, String message) {
		Point start = new Point(SIZE * random.nextDouble(), SIZE * random.nextDouble());
		Point goal = new Point(SIZE * random.nextDouble(), SIZE * random.nextDouble());
		for (double radius : RADII) {
			check(circles, rectangles, inner, polygons, radius, start, goal, message);
		}
	}

	private static void check(List<Circle> circles, List<Polygon> rectangles, List<Circle> inner, List<Polygon> polygons,
			double radius, Point start, Point goal, String message) {
		Scene plain = Scene.of(circles, rectangles, SIZE, SIZE);
		Scene scene = Scene.of(with(circles, inner), with(rectangles, polygons), SIZE, SIZE);
		TangentPath expected = new TangentPlanner(plain, radius).find(start, goal, Progress.NONE);
		TangentPath path = new TangentPlanner(scene, radius).find(start, goal, Progress.NONE);
		String about = message + ", radius " + radius + ": " + circles + inner
				+ scene.polygons().stream().map(Polygon::toString).toList()
				+ start + goal;
		assertEquals(expected.outcome(), path.outcome(), about);
		assertEquals(expected.length(), path.length(), 1e-9, about);
		assertEquals(largest(plain, start, goal), largest(scene, start, goal), 1e-9, about);
		assertEquals(unreachable(plain, radius, start), unreachable(scene, radius, start), about);
	}

	/** Returns the radius of the largest unit that gets from the start to the goal. 0 if no unit gets there. */
	private static double largest(Scene scene, Point start, Point goal) {
		return Math.max(0, GapMap.of(scene, Progress.NONE).bottleneckPath(start, goal).radius());
	}

	private static int unreachable(Scene scene, double radius, Point from) {
		return GapMap.of(scene, Progress.NONE).unreachableComponents(radius, List.of(from), Progress.NONE).size();
	}
}
