package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.region.Area;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateList;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * A calculator of the whole area that a footprint covers along a path. The result is a polygon, so straight edges
 * replace the curved sides of the area. No place on them is farther from the true outline than a tolerance.
 */
public final class SweptArea {

	private static final GeometryFactory FACTORY = new GeometryFactory();
	/** Largest angle of one step of a turn, in radians. */
	private static final double WIDEST = Math.PI / 4;

	private final double tolerance;

	private SweptArea(double tolerance) {
		this.tolerance = tolerance;
	}

	/**
	 * Returns the area that a disc or a rectangle covers along a path.
	 *
	 * @param tolerance in cells, more than 0
	 * @return a single area, because a path is connected; no area for a disc of radius 0
	 * @throws IllegalArgumentException if the footprint is a square, which never turns
	 */
	public static List<Area> of(Footprint footprint, Trajectory path, double tolerance) {
		SweptArea area = new SweptArea(tolerance);
		return areas(switch (footprint) {
		case Footprint.Disc(double radius) -> area.swept(radius, path);
		case Footprint.Rectangle rectangle -> area.swept(rectangle, path);
		case Footprint.Square square -> throw new IllegalArgumentException(square + " never turns");
		});
	}

	/**
	 * Computes the area that a disc covers along a path. Straight lines replace the arcs of the path, with an error of at
	 * most half of the tolerance. A polygon replaces the disc, also with an error of at most half of the tolerance.
	 */
	private Geometry swept(double radius, Trajectory path) {
		CoordinateList places = new CoordinateList();
		places.add(coordinate(path.start().position()), false);
		for (PathSegment segment : path.segments()) {
			int steps = segment instanceof Arc arc ? arc.chords(tolerance / 2) : 1;
			for (int i = 1; i <= steps; i++) {
				places.add(coordinate(segment.at(segment.length() * i / steps)), false);
			}
		}
		Coordinate[] line = places.toCoordinateArray();
		Geometry centre = line.length == 1 ? FACTORY.createPoint(line[0]) : FACTORY.createLineString(line);
		Arc quadrant = new Arc(path.start().position(), radius, 0, Math.PI / 2, TurnDirection.CLOCKWISE);
		BufferParameters parameters = new BufferParameters(quadrant.chords(tolerance / 2));
		parameters.setSimplifyFactor(0);
		return BufferOp.bufferOp(centre, radius, parameters);
	}

	private Geometry swept(Footprint.Rectangle rectangle, Trajectory path) {
		List<Geometry> pieces = new ArrayList<>(List.of(hull(rectangle.corners(path.start()))));
		for (Move move : path.moves()) {
			switch (move) {
			case Move.Drive drive when drive.segment() instanceof Arc arc ->
				addTurn(rectangle, move, arc.centre(), arc.sweep(), pieces);
			case Move.Drive drive when drive.segment() instanceof Segment line && line.length() > 0 ->
				pieces.add(hull(rectangle.corners(move.at(0)), rectangle.corners(move.at(1))));
			case Move.Pivot pivot -> addTurn(rectangle, move, pivot.position(), pivot.sweep(), pieces);
			default -> {
				// a drive of no length
			}
			}
		}
		return OverlayNGRobust.union(pieces);
	}

	/**
	 * Adds polygons that together cover the area of a turn. The rectangle is cut into parts, and the turn into
	 * small steps. Each polygon is the convex hull of a part before and after a step.
	 */
	private void addTurn(Footprint.Rectangle rectangle, Move move, Point centre, double sweep, List<Geometry> pieces) {
		Pose start = move.at(0);
		double sine = Math.sin(start.heading().orElseThrow());
		double cosine = Math.cos(start.heading().orElseThrow());
		double dx = centre.x() - start.position().x();
		double dy = centre.y() - start.position().y();
		double along = dx * cosine + dy * sine;
		double across = dy * cosine - dx * sine;
		double farthest = Math.hypot(Math.abs(along) + rectangle.length() / 2, Math.abs(across) + rectangle.width() / 2);
		int steps = (int) Math.max(1, Math.ceil(sweep / Math.min(WIDEST, Math.sqrt(2 * tolerance / farthest))));
		// The rectangle is cut so that along each edge of a part, the distance from the centre of the turn only grows or only
		// shrinks. Then the hull of a part before and after a small step is hardly larger than the area that the part covers in
		// the step
		double[] lengths = cuts(rectangle.length() / 2, along);
		double[] widths = cuts(rectangle.width() / 2, across);
		for (int i = 1; i < lengths.length; i++) {
			for (int j = 1; j < widths.length; j++) {
				double[] before = corners(start, lengths[i - 1], lengths[i], widths[j - 1], widths[j]);
				for (int step = 1; step <= steps; step++) {
					double[] after = corners(move.at((double) step / steps), lengths[i - 1], lengths[i], widths[j - 1], widths[j]);
					pieces.add(hull(before, after));
					before = after;
				}
			}
		}
	}

	private static double[] cuts(double half, double at) {
		return Math.abs(at) < half ? new double[] {-half, at, half} : new double[] {-half, half};
	}

	/**
	 * Returns the corners of a part of the body at a pose. The part is a rectangle. Its ranges along and across the
	 * body are given in cells from the middle of the body.
	 */
	private static double[] corners(Pose pose, double fromLength, double toLength, double fromWidth, double toWidth) {
		double sine = Math.sin(pose.heading().orElseThrow());
		double cosine = Math.cos(pose.heading().orElseThrow());
		double[] corners = new double[8];
		for (int i = 0; i < 4; i++) {
			double along = i % 2 == 0 ? fromLength : toLength;
			double across = i < 2 ? fromWidth : toWidth;
			corners[2 * i] = pose.position().x() + along * cosine - across * sine;
			corners[2 * i + 1] = pose.position().y() + along * sine + across * cosine;
		}
		return corners;
	}

	private static Geometry hull(double[]... corners) {
		return FACTORY.createMultiPointFromCoords(Arrays.stream(corners).flatMap(each -> IntStream.range(0, each.length / 2)
				.mapToObj(i -> new Coordinate(each[2 * i], each[2 * i + 1]))).toArray(Coordinate[]::new)).convexHull();
	}

	private static Coordinate coordinate(Point point) {
		return new Coordinate(point.x(), point.y());
	}

	private static List<Area> areas(Geometry geometry) {
		List<Area> areas = new ArrayList<>();
		for (int i = 0; i < geometry.getNumGeometries(); i++) {
			if (geometry.getGeometryN(i) instanceof org.locationtech.jts.geom.Polygon polygon && !polygon.isEmpty()) {
				areas.add(new Area(ring(polygon.getExteriorRing()), IntStream.range(0, polygon.getNumInteriorRing())
						.mapToObj(polygon::getInteriorRingN).map(SweptArea::ring).toList()));
			}
		}
		return areas;
	}

	private static Polygon ring(LineString ring) {
		return Polygon.of(IntStream.range(0, ring.getNumPoints() - 1).mapToObj(ring::getCoordinateN)
				.flatMapToDouble(each -> DoubleStream.of(each.x, each.y)).toArray());
	}
}
