package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.PolygonOracle;

/** A checker that judges a path by its properties, not by how it was found. */
final class PathChecker {

	private static final double NEAR = 1e-9;
	private static final int SAMPLES = 40;

	private final Scene scene;
	private final double radius;
	private final String context;

	private PathChecker(Scene scene, double radius, String context) {
		this.scene = scene;
		this.radius = radius;
		this.context = context;
	}

	/**
	 * Asserts that each segment of a path begins where the segment before it ends, and that all segments keep away from all
	 * obstacles.
	 */
	static void check(Scene scene, TangentPath path, String context) {
		new PathChecker(scene, path.radius(), context).check(path);
	}

	private void check(TangentPath path) {
		Point at = path.start();
		double sum = 0;
		for (PathSegment segment : path.segments()) {
			assertEquals(0, at.distance(segment.from()), NEAR, context + ": segments join");
			assertTrue(segment.length() > 0, context + ": no segment is empty");
			sum += segment.length();
			at = segment.to();
			for (int i = 0; i <= SAMPLES; i++) {
				checkPlace(segment.at(segment.length() * i / SAMPLES));
			}
		}
		assertEquals(0, at.distance(path.goal()), NEAR, context + ": the last segment ends at the goal");
		assertEquals(sum, path.length(), NEAR, context + ": the length is that of the segments");
	}

	private void checkPlace(Point p) {
		for (Circle circle : scene.circles()) {
			double distance = Math.hypot(circle.x() - p.x(), circle.y() - p.y());
			assertTrue(distance >= circle.radius() + radius - NEAR, () -> context + ": " + p + " is in " + circle);
		}
		for (Polygon polygon : scene.polygons()) {
			double distance = PolygonOracle.signedDistance(polygon, p);
			assertTrue(distance >= radius - NEAR, () -> context + ": " + p + " is in " + polygon);
		}
		scene.border().ifPresent(border -> assertTrue(
				p.x() >= radius - NEAR && p.x() <= border.width() - radius + NEAR && p.y() >= radius - NEAR
						&& p.y() <= border.height() - radius + NEAR,
				() -> context + ": " + p + " is not inside the border"));
	}
}
