package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.BottleneckPath.Limit;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.TangentOracle;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Tests of small degenerate scenes: coordinates on lattices, obstacles that touch, contain or equal each other, and tiny gaps
 * between obstacles. Every answer comes after a bounded number of steps and agrees with a plain procedure.
 */
class GeometryFuzzTest {

	private static final double SIZE = 8;
	private static final int MOST_CIRCLES = 8;
	private static final long STEPS = 2_000_000;
	/**
	 * Tolerance, in cells: larger than all rounding errors, even in {@link TangentOracle}. Lengths in results may be wrong by
	 * this much. If a result changes at a certain radius, the tests use radii that are smaller and larger by this much.
	 */
	private static final double HAIR = 1e-6;

	/**
	 * Compares the gaps of a scene with the planner. The gaps determine the radius of the largest disc that gets from start to
	 * goal. The planner must find a path for a disc that is a little smaller, and no path for a disc that is a little larger.
	 * Each gap must also be as wide as reported.
	 */
	@FuzzTest
	void gaps(FuzzedDataProvider data) {
		Scene scene = Scene.of(circles(data), polygons(data), SIZE, SIZE);
		Point start = point(data);
		Point goal = point(data);
		GapMap map = GapMap.of(scene, new Steps(STEPS));
		for (Gap gap : map.gaps()) {
			assertEquals(2 * gap.radius(), gap.across().length(), HAIR, gap.toString());
		}
		BottleneckPath path = map.bottleneckPath(start, goal);
		if (path.radius() > HAIR) {
			assertTrue(isFound(scene, path.radius() - HAIR, start, goal), path.toString());
			assertFalse(isFound(scene, path.radius() + HAIR, start, goal), path.toString());
		} else if (path.radius() < 0) {
			assertFalse(isFound(scene, HAIR, start, goal), path.toString());
		}
		assertTrue(path.limit() != Limit.NOTHING, "a level has a border");
		double radius = data.consumeInt(0, 4) / 4.0;
		map.unreachableComponents(radius, List.of(start), new Steps(STEPS)).forEach(
				component -> assertFalse(isFound(scene, radius + HAIR, start, component.place()), component.toString()));
	}

	private static boolean isFound(Scene scene, double radius, Point start, Point goal) {
		return new TangentPlanner(scene, radius).find(start, goal, new Steps(STEPS)).isFound();
	}

	/**
	 * Checks the length of a shortest path among circles. The length must lie between the lengths for slightly smaller and
	 * slightly larger circles.
	 */
	@FuzzTest
	void tangents(FuzzedDataProvider data) {
		List<Circle> circles = circles(data);
		double radius = data.consumeInt(0, 4) / 4.0;
		Point start = point(data);
		Point goal = point(data);
		TangentPath path = new TangentPlanner(Scene.of(circles), radius).find(start, goal, new Steps(STEPS));
		if (start.distance(goal) < HAIR) {
			return;
		}
		double least = TangentOracle.length(grown(circles, -HAIR), radius, start, goal);
		double most = TangentOracle.length(grown(circles, HAIR), radius, start, goal);
		assertTrue(path.length() >= least - 1e-3 * HAIR && path.length() <= most + 1e-3 * HAIR,
				() -> path.length() + " is not within " + least + " and " + most + ": " + circles + ", radius " + radius
						+ ", " + start + " to " + goal);
		if (path.isFound()) {
			path.segments().forEach(segment -> checkFree(segment, circles, radius));
		}
	}

	private static List<Circle> grown(List<Circle> circles, double by) {
		return circles.stream().filter(circle -> circle.radius() + by >= 0)
				.map(circle -> new Circle(circle.x(), circle.y(), circle.radius() + by)).toList();
	}

	private static void checkFree(PathSegment segment, List<Circle> circles, double radius) {
		for (int i = 0; i <= 8; i++) {
			Point place = segment.at(segment.length() * i / 8);
			circles.forEach(circle -> assertTrue(
					place.distance(new Point(circle.x(), circle.y())) >= circle.radius() + radius - HAIR, circle.toString()));
		}
	}

	/** The cells that obstacles block must be the cells that exact arithmetic finds. */
	@FuzzTest
	void annotations(FuzzedDataProvider data) {
		List<Polygon> triangles = new ArrayList<>();
		for (int i = data.consumeInt(0, 2); i > 0; i--) {
			triangles.add(Polygon.of(number(data), number(data), number(data), number(data), number(data), number(data)));
		}
		Scene scene = Scene.of(circles(data), triangles);
		assertEquals(ObstacleOracle.blocked(scene, (int) SIZE, (int) SIZE), BlockedCells.of(scene, (int) SIZE, (int) SIZE));
	}

	/** Rings of any form have an answer. */
	@FuzzTest
	void rings(FuzzedDataProvider data) {
		Scene scene = Scene.of(circles(data), polygons(data), SIZE, SIZE);
		BlockedCells.of(scene, (int) SIZE, (int) SIZE);
		double radius = data.consumeInt(0, 4) / 4.0;
		new TangentPlanner(scene, radius).graph(List.of(point(data)), new Steps(STEPS));
	}

	private static List<Circle> circles(FuzzedDataProvider data) {
		List<Circle> circles = new ArrayList<>();
		for (int i = data.consumeInt(0, MOST_CIRCLES); i > 0; i--) {
			circles.add(new Circle(number(data), number(data), Math.abs(number(data))));
		}
		return circles;
	}

	private static List<Polygon> polygons(FuzzedDataProvider data) {
		List<Polygon> polygons = new ArrayList<>();
		for (int i = data.consumeInt(0, 2); i > 0; i--) {
			double[] xy = new double[2 * data.consumeInt(3, 6)];
			for (int k = 0; k < xy.length; k++) {
				xy[k] = number(data);
			}
			polygons.add(Polygon.of(xy));
		}
		return polygons;
	}

	private static Point point(FuzzedDataProvider data) {
		return new Point(number(data), number(data));
	}

	/**
	 * Returns a fuzzed coordinate. Some are multiples of a quarter, some are just above such a multiple, and some are any
	 * number in the level or near it.
	 */
	private static double number(FuzzedDataProvider data) {
		double quarter = data.consumeInt(-8, 40) / 4.0;
		return switch (data.consumeInt(0, 3)) {
		case 0, 1 -> quarter;
		case 2 -> quarter + Math.scalb(1, -data.consumeInt(3, 52));
		default -> data.consumeRegularDouble(-SIZE, 2 * SIZE);
		};
	}
}
