package org.leeway.pathing.steering.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.region.Area;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Tests of swept areas, by comparison with bodies at many places of the path, placed by JTS. */
class SweptAreaTest {

	private static final GeometryFactory FACTORY = new GeometryFactory();
	/** Upper bound for the move of any point of the body between two samples, in cells. */
	private static final double GAP = 0.08;
	/**
	 * Factor that enlarges the radius of a JTS buffer. JTS replaces circles by polygons inside of the circle, so without
	 * the factor the buffer would be too small.
	 */
	private static final double CORNERS = 1.01;

	private static Geometry geometry(List<Area> areas) {
		return FACTORY.createMultiPolygon(areas.stream()
				.map(area -> FACTORY.createPolygon(ring(area.outline()),
						area.holes().stream().map(SweptAreaTest::ring).toArray(LinearRing[]::new)))
				.toArray(org.locationtech.jts.geom.Polygon[]::new));
	}

	private static LinearRing ring(Polygon polygon) {
		Coordinate[] corners = new Coordinate[polygon.size() + 1];
		for (int i = 0; i < corners.length; i++) {
			corners[i] = new Coordinate(polygon.x(i % polygon.size()), polygon.y(i % polygon.size()));
		}
		return FACTORY.createLinearRing(corners);
	}

	private static Geometry body(Footprint footprint) {
		return switch (footprint) {
		case Footprint.Disc(double radius) -> FACTORY.createPoint(new Coordinate(0, 0)).buffer(radius, 64);
		case Footprint.Rectangle(double length, double width) -> FACTORY.toGeometry(
				new org.locationtech.jts.geom.Envelope(-length / 2, length / 2, -width / 2, width / 2));
		case Footprint.Square square -> throw new IllegalArgumentException();
		};
	}

	private static double reach(Footprint footprint) {
		return footprint instanceof Footprint.Rectangle(double length, double width) ? Math.hypot(length, width) / 2
				: ((Footprint.Disc) footprint).radius();
	}

	private static List<Geometry> bodies(Footprint footprint, Trajectory path) {
		Geometry body = body(footprint);
		List<Geometry> bodies = new ArrayList<>();
		for (Move move : path.moves()) {
			double turn = move instanceof Move.Pivot pivot ? pivot.sweep() : move.length() / 0.5;
			int steps = (int) Math.ceil((move.length() + turn * reach(footprint)) / GAP);
			for (int i = 0; i <= steps; i++) {
				Pose pose = move.at((double) i / Math.max(1, steps));
				bodies.add(AffineTransformation.rotationInstance(pose.heading().getAsDouble())
						.translate(pose.position().x(), pose.position().y()).transform(body));
			}
		}
		return bodies;
	}

	private static void check(Footprint footprint, Trajectory path, double tolerance, String context) {
		List<Area> areas = SweptArea.of(footprint, path, tolerance);
		assertEquals(1, areas.size(), context);
		Geometry area = geometry(areas);
		assertTrue(area.isValid(), context);
		PreparedGeometry grown = PreparedGeometryFactory.prepare(area.buffer(CORNERS * tolerance, 32));
		List<Geometry> bodies = bodies(footprint, path);
		for (Geometry body : bodies) {
			assertTrue(grown.covers(body), context + ": a body is outside");
		}
		Geometry all = OverlayNGRobust.union(bodies).buffer(CORNERS * (tolerance + GAP / 2), 32);
		assertTrue(all.covers(area), context + ": more than bodies cover, at "
				+ area.difference(all).getCentroid());
	}

	private static Footprint footprint(Random random) {
		return random.nextInt(3) == 0 ? new Footprint.Disc(random.nextDouble(0.1, 1.5))
				: new Footprint.Rectangle(random.nextDouble(0.2, 5), random.nextDouble(0.2, 3));
	}

	private static Pose pose(Random random) {
		return Pose.at(new Point(random.nextDouble(0, 6), random.nextDouble(0, 6)), random.nextDouble(-4, 4));
	}

	@Test
	void everyBodyIsInTheAreaAndTheAreaIsOfBodies() {
		long seed = 91;
		Random random = new Random(seed);
		for (int i = 0; i < 25; i++) {
			Footprint footprint = footprint(random);
			double radius = random.nextInt(4) == 0 ? 0 : random.nextDouble(0.5, 3);
			Trajectory path = random.nextBoolean() ? Dubins.path(pose(random), pose(random), radius).trajectory(1)
					: ReedsShepp.path(pose(random), pose(random), radius).trajectory(1);
			double tolerance = random.nextBoolean() ? 0.01 : 0.05;
			check(footprint, path, tolerance,
					"seed " + seed + ", path " + i + ", " + footprint + " along " + path.moves() + " to " + tolerance);
		}
	}

	@Test
	void aLongBodyOnAWideCurveKeepsOffTheMiddle() {
		Pose start = Pose.at(new Point(0, 0), 0);
		Trajectory half = Dubins.path(start, Pose.at(new Point(0, 6), Math.PI), 3).trajectory(1);
		check(new Footprint.Rectangle(6, 1), half, 0.01, "half a circle");
		Trajectory whole = new Trajectory(start, List.of(half.moves().getFirst(),
				new Move.Drive(new Arc(new Point(0, 3), 3, Math.PI / 2, Math.PI, TurnDirection.CLOCKWISE),
						Gear.FORWARD, 1)));
		List<Area> ring = SweptArea.of(new Footprint.Rectangle(2, 1), whole, 0.01);
		assertEquals(1, ring.getFirst().holes().size());
		double area = Math.PI * (3.5 * 3.5 + 1 - 2.5 * 2.5);
		assertEquals(area, geometry(ring).getArea(), 0.01 * 2 * Math.PI * 6);
	}

	@Test
	void areasThatAreKnown() {
		Pose start = Pose.at(new Point(1, 1), 0);
		Trajectory stands = new Trajectory(start, List.of());
		assertEquals(6, geometry(SweptArea.of(new Footprint.Rectangle(3, 2), stands, 0.01)).getArea(), 1e-9);
		assertEquals(Math.PI, geometry(SweptArea.of(new Footprint.Disc(1), stands, 0.01)).getArea(), 0.07);
		assertEquals(List.of(), SweptArea.of(new Footprint.Disc(0), stands, 0.01));
		Trajectory line = Trajectory.along(start, List.of(new Segment(new Point(1, 1), new Point(5, 1))), 1);
		assertEquals(14, geometry(SweptArea.of(new Footprint.Rectangle(3, 2), line, 0.01)).getArea(), 1e-9);
		assertEquals(Math.PI + 8, geometry(SweptArea.of(new Footprint.Disc(1), line, 0.001)).getArea(), 0.01);
		Trajectory none = Trajectory.along(start, List.of(new Segment(new Point(1, 1), new Point(1, 1))), 1);
		assertEquals(6, geometry(SweptArea.of(new Footprint.Rectangle(3, 2), none, 0.01)).getArea(), 1e-9);
		Trajectory turned = new Trajectory(start,
				List.of(new Move.Pivot(start.position(), 0, 2 * Math.PI, TurnDirection.CLOCKWISE, 1)));
		assertEquals(Math.PI * 25, geometry(SweptArea.of(new Footprint.Rectangle(8, 6), turned, 0.001)).getArea(), 0.04);
		assertThrows(IllegalArgumentException.class, () -> SweptArea.of(new Footprint.Square(1), stands, 0.01));
	}
}
