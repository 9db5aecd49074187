package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.geom.exact.Predicates;

/** Tests of the bitangents of circles in every position. Also tests the exact predicates that decide whether circles touch. */
class BitangentTest {

	@ParameterizedTest(name = "{0}")
	@CsvSource({ "apart, 5, 1, 2, 2, 2", "apart and equal, 5, 1, 1, 2, 2", "touching, 3, 1, 2, 2, 2",
			"overlapping, 2, 1, 2, 2, 0", "touching from inside, 1, 1, 2, 0, 0", "inside, 0.5, 1, 2, 0, 0",
			"concentric, 0, 1, 2, 0, 0", "the same, 0, 1, 1, 0, 0", "a point apart, 5, 0, 1, 2, 2",
			"a point on the edge, 1, 0, 1, 2, 2", "a point inside, 0.5, 0, 1, 0, 0", "two points, 1, 0, 0, 2, 2",
			"one point twice, 0, 0, 0, 0, 0" })
	void asManyAsThereAre(String position, double distance, double radius, double other, int external, int internal) {
		Circle a = new Circle(0, 0, radius);
		Circle b = new Circle(0, distance, other);
		List<Bitangent> all = Bitangent.between(a, b);
		assertEquals(internal, all.stream().filter(Bitangent::isInternal).count(), "internal");
		assertEquals(external, all.stream().filter(each -> !each.isInternal()).count(), "external");
		for (Bitangent each : all) {
			assertTouches(a, each.leaving(), each.line().from(), each.line());
			assertTouches(b, each.arriving(), each.line().to(), each.line());
		}
	}

	private static void assertTouches(Circle circle, TurnDirection rotation, Point at, Segment line) {
		double nx = at.x() - circle.x();
		double ny = at.y() - circle.y();
		assertEquals(circle.radius(), Math.hypot(nx, ny), 1e-12);
		double dx = line.to().x() - line.from().x();
		double dy = line.to().y() - line.from().y();
		assertEquals(0, nx * dx + ny * dy, 1e-7, "at right angles");
		assertTrue(rotation.sign() * (nx * dy - ny * dx) >= -1e-7, "in the sense of the rotation");
	}

	@Test
	void lengthsOfBelts() {
		List<Bitangent> all = Bitangent.between(new Circle(0, 0, 1), new Circle(5, 0, 2));
		for (Bitangent each : all) {
			assertEquals(each.isInternal() ? 4 : Math.sqrt(24), each.line().length(), 1e-12);
		}
	}

	@Test
	void touchingIsDecidedToTheLastPlace() {
		assertEquals(0, Predicates.compareDistance(0, 0, 3, 4, 2, 3));
		assertEquals(-1, Predicates.compareDistance(0, 0, 3, 4, 2, Math.nextUp(3)));
		assertEquals(1, Predicates.compareDistance(0, 0, 3, 4, 2, Math.nextDown(3)));
		assertEquals(-1, Predicates.compareDistance(0, 0, 3, 4, 2, 3, Double.MIN_VALUE));
		assertEquals(0, Predicates.compareSegmentDistance(1, 2, -5, 0, 5, 0, 1, 1));
		assertEquals(1, Predicates.compareSegmentDistance(1, Math.nextUp(2), -5, 0, 5, 0, 1, 1));
		assertEquals(0, Predicates.compareSegmentDistance(8, 4, -5, 0, 5, 0, 5), "from the end");
		assertEquals(0, Predicates.compareReach(0, 0, 3, 4, 1, 6));
		assertEquals(-1, Predicates.compareReach(0, 0, 3, 4, 1, Math.nextUp(6)));
	}

	@Test
	void sidesAreDecidedToTheLastPlace() {
		assertEquals(0, Predicates.side(0.1, 0.1, 0.3, 0.3, 0.7, 0.7));
		assertEquals(1, Predicates.side(0.1, 0.1, 0.3, 0.3, 0.7, Math.nextUp(0.7)));
		assertEquals(-1, Predicates.side(0.1, 0.1, 0.3, 0.3, 0.7, Math.nextDown(0.7)));
		assertTrue(Predicates.cross(0, 0, 2, 2, 0, 2, 2, 0));
		assertTrue(!Predicates.cross(0, 0, 2, 2, 1, 1, 2, 0), "an end on the other is no crossing");
	}
}
