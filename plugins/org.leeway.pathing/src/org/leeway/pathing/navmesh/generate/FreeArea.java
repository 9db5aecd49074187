package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
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
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;
import org.locationtech.jts.triangulate.tri.Tri;

/** Makes a mesh of the whole free area of a level at once. */
final class FreeArea {

	private static final GeometryFactory FACTORY = new GeometryFactory(new PrecisionModel(0x1p32));

	private final World world;
	private final MeshOptions options;
	private final Progress progress;
	private final Map<Coordinate, Integer> vertices = new HashMap<>();
	private final List<int[]> faces = new ArrayList<>();
	private final List<Short> terrains = new ArrayList<>();
	private double[] xy = new double[64];

	FreeArea(World world, MeshOptions options, Progress progress) {
		this.world = world;
		this.options = options;
		this.progress = progress;
	}

	NavMesh mesh() {
		Geometry obstacles = obstacles();
		int[] ids = options.capability().terrains();
		int[][] cells = new int[world.grid().height()][world.grid().width()];
		for (int y = 0; y < cells.length; y++) {
			for (int x = 0; x < cells[y].length; x++) {
				int id = world.grid().terrain(x, y);
				cells[y][x] = !options.capability().contains(id) ? -1 : options.keepTerrains() ? id : 0;
			}
		}
		for (int id : options.keepTerrains() ? ids : new int[1]) {
			progress.check();
			Geometry free = FACTORY.createMultiPolygon(CellRings.polygons(cells, id, FACTORY).toArray(
					org.locationtech.jts.geom.Polygon[]::new));
			if (!obstacles.isEmpty()) {
				free = OverlayNG.overlay(free, obstacles, OverlayNG.DIFFERENCE, FACTORY.getPrecisionModel());
			}
			if (world.scene().border().isPresent()) {
				Envelope inside = new Envelope(0, world.scene().border().get().width(), 0,
						world.scene().border().get().height());
				if (!inside.contains(free.getEnvelopeInternal())) {
					free = OverlayNG.overlay(free, FACTORY.toGeometry(inside), OverlayNG.INTERSECTION,
							FACTORY.getPrecisionModel());
				}
			}
			for (Object part : PolygonExtracter.getPolygons(free)) {
				if (!((Geometry) part).isEmpty()) {
				progress.check();
				add((Geometry) part, (short) (options.keepTerrains() ? id : NavMesh.NONE));
			}
			}
		}
		short[] ofFaces = new short[faces.size()];
		for (int i = 0; i < ofFaces.length; i++) {
			ofFaces[i] = terrains.get(i);
		}
		return NavMesh.trusted(PolygonMesh.of(Arrays.copyOf(xy, 2 * vertices.size()), faces, ofFaces, List.of()));
	}

	private void add(Geometry polygon, short terrain) {
		List<int[]> triangles = new ArrayList<>();
		for (Tri tri : new ConstrainedDelaunayTriangulator(polygon).getTriangles()) {
			triangles.add(new int[] {vertex(tri.getCoordinate(0)), vertex(tri.getCoordinate(1)),
					vertex(tri.getCoordinate(2))});
		}
		for (int[] face : ConvexMerge.of(xy, triangles)) {
			faces.add(face);
			terrains.add(terrain);
		}
	}

	private int vertex(Coordinate at) {
		return vertices.computeIfAbsent(new Coordinate(at.x, at.y), unknown -> {
			int vertex = vertices.size();
			xy = 2 * vertex == xy.length ? Arrays.copyOf(xy, 2 * xy.length) : xy;
			xy[2 * vertex] = at.x;
			xy[2 * vertex + 1] = at.y;
			return vertex;
		});
	}

	private Geometry obstacles() {
		List<Geometry> areas = new ArrayList<>();
		for (Circle circle : world.scene().circles()) {
			areas.add(FACTORY.createPolygon(ring(CirclePolygon.around(circle, options.circleTolerance()))));
		}
		for (Polygon polygon : world.scene().polygons()) {
			areas.addAll(evenOdd(polygon));
		}
		return areas.isEmpty() ? FACTORY.createPolygon()
				: UnaryUnionNG.union(areas, FACTORY, FACTORY.getPrecisionModel());
	}

	private static Coordinate[] ring(double[] points) {
		Coordinate[] ring = new Coordinate[points.length / 2 + 1];
		for (int i = 0; i < ring.length; i++) {
			int at = 2 * i % points.length;
			ring[i] = new Coordinate(FACTORY.getPrecisionModel().makePrecise(points[at]),
					FACTORY.getPrecisionModel().makePrecise(points[at + 1]));
		}
		return ring;
	}

	@SuppressWarnings("unchecked")
	private static Collection<Geometry> evenOdd(Polygon polygon) {
		double[] points = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			points[2 * i] = polygon.x(i);
			points[2 * i + 1] = polygon.y(i);
		}
		Polygonizer polygonizer = new Polygonizer();
		Geometry line = FACTORY.createLineString(ring(points));
		polygonizer.add(OverlayNG.overlay(line, line, OverlayNG.UNION, FACTORY.getPrecisionModel()));
		Collection<Geometry> areas = new ArrayList<>(polygonizer.getPolygons());
		areas.removeIf(area -> {
			Point inside = area.getInteriorPoint();
			return !polygon.contains(inside.getX(), inside.getY());
		});
		return areas;
	}
}
