package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/** An oracle of the free area of a level, which uses overlays of a geometry library. */
final class FreeAreaOracle {

	private static final PrecisionModel LATTICE = new PrecisionModel(0x1p32);
	private static final GeometryFactory FACTORY = new GeometryFactory(LATTICE);

	private final Geometry free;

	FreeAreaOracle(World world, Capability capability, double tolerance) {
		List<Geometry> cells = new ArrayList<>();
		for (int y = 0; y < world.grid().height(); y++) {
			for (int x = 0; x < world.grid().width(); x++) {
				if (capability.contains(world.grid().terrain(x, y))) {
					cells.add(FACTORY.toGeometry(new Envelope(x, x + 1, y, y + 1)));
				}
			}
		}
		List<Geometry> obstacles = new ArrayList<>();
		world.scene().circles().forEach(circle -> obstacles.add(around(circle, tolerance)));
		world.scene().polygons().forEach(polygon -> obstacles.addAll(evenOdd(polygon)));
		Geometry all = union(cells);
		Geometry inside = world.scene().border().map(border -> new Envelope(0, border.width(), 0, border.height()))
				.map(area -> areas(OverlayNG.overlay(all, FACTORY.toGeometry(area), OverlayNG.INTERSECTION, LATTICE)))
				.orElse(all);
		free = obstacles.isEmpty() ? inside : OverlayNG.overlay(inside, union(obstacles), OverlayNG.DIFFERENCE, LATTICE);
	}

	private static Geometry union(List<Geometry> parts) {
		return parts.isEmpty() ? FACTORY.createPolygon() : areas(UnaryUnionNG.union(parts, FACTORY, LATTICE));
	}

	/** Returns the polygons of a geometry. Leaves out lines and points, to which rounding reduces thin parts. */
	@SuppressWarnings("unchecked")
	private static Geometry areas(Geometry geometry) {
		return FACTORY.buildGeometry((Collection<? extends Geometry>) PolygonExtracter.getPolygons(geometry));
	}

	double area() {
		return free.getArea();
	}

	/** Returns the number of parts. Different parts touch each other in points at most. */
	int componentCount() {
		return (int) PolygonExtracter.getPolygons(free).stream().filter(part -> !((Geometry) part).isEmpty()).count();
	}

	private static Geometry around(Circle circle, double tolerance) {
		int count = 3;
		while (count < 4096 && circle.radius() / Math.cos(Math.PI / count) > circle.radius() + tolerance) {
			count++;
		}
		double reach = circle.radius() == 0 ? tolerance : circle.radius() / Math.cos(Math.PI / count);
		double[] xy = new double[2 * count];
		for (int i = 0; i < count; i++) {
			xy[2 * i] = circle.x() + reach * Math.cos(2 * Math.PI / count * i);
			xy[2 * i + 1] = circle.y() + reach * Math.sin(2 * Math.PI / count * i);
		}
		return FACTORY.createPolygon(ring(xy));
	}

	private static Coordinate[] ring(double[] xy) {
		Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
		for (int i = 0; i < ring.length; i++) {
			int at = 2 * i % xy.length;
			ring[i] = new Coordinate(LATTICE.makePrecise(xy[at]), LATTICE.makePrecise(xy[at + 1]));
		}
		return ring;
	}

	@SuppressWarnings("unchecked")
	private static Collection<Geometry> evenOdd(Polygon polygon) {
		double[] xy = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			xy[2 * i] = polygon.x(i);
			xy[2 * i + 1] = polygon.y(i);
		}
		Geometry line = FACTORY.createLineString(ring(xy));
		Polygonizer polygonizer = new Polygonizer();
		polygonizer.add(OverlayNG.overlay(line, line, OverlayNG.UNION, LATTICE));
		Collection<Geometry> parts = new ArrayList<>(polygonizer.getPolygons());
		parts.removeIf(part -> {
			Point inside = part.getInteriorPoint();
			return !polygon.contains(inside.getX(), inside.getY());
		});
		return parts;
	}
}
