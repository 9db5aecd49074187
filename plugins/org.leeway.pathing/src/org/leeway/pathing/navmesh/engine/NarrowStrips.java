package org.leeway.pathing.navmesh.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.util.LinearComponentExtracter;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.union.UnaryUnionOp;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * A preparation of an area for rounding to a lattice. Rounding would make narrow parts of the area vanish. So each
 * narrow part is replaced by squares of a grid: all squares that its outline meets.
 * <p>
 * A corner of a square may be too near to a wall. Then the triangle of the other three corners is used. A square with
 * two or more such corners is left out.
 */
final class NarrowStrips {

	/**
	 * The width below which a part of an area counts as narrow, divided by the side of a square. The side of a square is at
	 * least one lattice step. Rounding makes a part narrower by at most 1.42 lattice steps. So parts of at least this width do
	 * not vanish.
	 */
	static final double NARROW = 1.5;
	private static final GeometryFactory FACTORY = new GeometryFactory();

	private record Square(long x, long y) {
	}

	private final WallDistance walls;
	private final double slack;
	private final double least;
	private final double side;

	private NarrowStrips(NavMesh mesh, double radius, double side) {
		this.walls = new WallDistance(mesh);
		this.slack = Erosion.slack(radius);
		this.least = radius - side - slack;
		this.side = side;
	}

	/**
	 * Returns the squares and triangles that replace narrow parts of an area. Replaces each narrow part that meets a gate, so
	 * that the disc can still pass the gap there. Also replaces each narrow part that is not connected to the rest of the area.
	 * Other narrow parts are only tips of corners, and may vanish.
	 *
	 * @param area the places where the centre of the disc may be
	 * @param gates lines from wall to wall, across the narrow gaps that the disc passes
	 * @param mesh the mesh with the walls around the area
	 * @param radius of the disc, in cells
	 * @param side the side of a square, in cells: less than two thirds of the radius
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static Geometry of(Geometry area, List<LineString> gates, NavMesh mesh, double radius, double side, Progress progress) {
		NarrowStrips strips = new NarrowStrips(mesh, radius, side);
		STRtree index = new STRtree();
		gates.forEach(gate -> index.insert(gate.getEnvelopeInternal(), gate));
		Set<Envelope> whole = new HashSet<>();
		for (int i = 0; i < area.getNumGeometries(); i++) {
			whole.add(area.getGeometryN(i).getEnvelopeInternal());
		}
		Geometry narrow = strips.narrow(area);
		List<Geometry> parts = new ArrayList<>();
		for (int i = 0; i < narrow.getNumGeometries(); i++) {
			Geometry part = narrow.getGeometryN(i);
			progress.check();
			Envelope extent = part.getEnvelopeInternal();
			if (whole.contains(extent) || index.query(extent).stream().anyMatch(gate -> part.intersects((Geometry) gate))) {
				parts.add(strips.widened(part));
			}
		}
		return parts.isEmpty() ? FACTORY.createPolygon() : UnaryUnionOp.union(parts);
	}

	private Geometry narrow(Geometry area) {
		double half = NARROW / 2 * side;
		Geometry core = BufferOp.bufferOp(area, -half, new BufferParameters());
		// the core is the area without its rim, so narrow parts vanish from it. Widening the core restores the rim, but not the
		// narrow parts. So the narrow parts are the area minus the widened core. The core is widened by slightly more than the
		// rim, because rounding would otherwise leave slivers along all walls
		return OverlayNGRobust.overlay(area, BufferOp.bufferOp(core, half + slack / 4, new BufferParameters()), OverlayNG.DIFFERENCE);
	}

	private Geometry widened(Geometry part) {
		Set<Square> squares = new HashSet<>();
		for (Object line : LinearComponentExtracter.getLines(part)) {
			Coordinate[] ring = ((LineString) line).getCoordinates();
			for (int i = 1; i < ring.length; i++) {
				addAlong(scaled(ring[i - 1]), scaled(ring[i]), squares);
			}
		}
		return DouglasPeuckerSimplifier.simplify(CoverageUnion.union(squares.stream().map(this::inside).toArray(Geometry[]::new)), 0);
	}

	/**
	 * Converts a place from cells to the grid of squares, in which each square has side 1. Also moves the place a little to the
	 * lower right. Without this, the two sides of a very narrow strip on a line of the grid could fall into different rows of
	 * squares.
	 */
	private Coordinate scaled(Coordinate place) {
		return new Coordinate((place.x + 2 * slack) / side, (place.y + 2 * slack) / side);
	}

	/** Adds the squares that a line meets. */
	private static void addAlong(Coordinate a, Coordinate b, Set<Square> squares) {
		double left = Math.min(a.x, b.x);
		double right = Math.max(a.x, b.x);
		for (long x = (long) Math.floor(left); x <= right; x++) {
			double from = a.x == b.x ? a.y : y(a, b, Math.max(x, left));
			double to = a.x == b.x ? b.y : y(a, b, Math.min(x + 1, right));
			for (long y = (long) Math.floor(Math.min(from, to)); y <= Math.max(from, to); y++) {
				squares.add(new Square(x, y));
			}
		}
	}

	private static double y(Coordinate a, Coordinate b, double x) {
		return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
	}

	/**
	 * Returns the polygon of the corners of a square that are not too near to a wall. Empty if fewer than three corners remain.
	 */
	private Geometry inside(Square square) {
		List<Coordinate> ring = new ArrayList<>(IntStream.of(0, 1, 3, 2)
				.mapToObj(corner -> new Coordinate(side * (square.x + corner % 2), side * (square.y + corner / 2)))
				.filter(corner -> walls.distance(walls.nearest(corner.x, corner.y), corner.x, corner.y) >= least).toList());
		if (ring.size() < 3) {
			return FACTORY.createPolygon();
		}
		ring.add(ring.getFirst());
		return FACTORY.createPolygon(ring.toArray(Coordinate[]::new));
	}
}
