package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.arrangement.EdgeTable.Edge;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/** Finds the areas between edges, and the terrain of each. */
final class FaceFinder {

	private static final GeometryFactory FACTORY = new GeometryFactory();

	private final EdgeTable table;
	private final List<Face> faces = new ArrayList<>();
	private final List<Edge> loose = new ArrayList<>();
	private final List<Point> conflicts = new ArrayList<>();
	/** Edges, by how often they are sides of areas. */
	private final Map<Edge, Integer> sides = new HashMap<>();

	private FaceFinder(EdgeTable table) {
		this.table = table;
	}

	/** Finds all areas that have a terrain. */
	static FaceFinder of(EdgeTable table) {
		FaceFinder finder = new FaceFinder(table);
		finder.find();
		return finder;
	}

	/** The areas that edges enclose. */
	static Collection<Polygon> areas(Iterable<Edge> edges, Collection<LineString> remaining) {
		Polygonizer polygonizer = new Polygonizer();
		for (Edge edge : edges) {
			polygonizer.add(FACTORY.createLineString(new Coordinate[] {edge.from(), edge.to()}));
		}
		List<Polygon> polygons = new ArrayList<>();
		for (Object polygon : polygonizer.getPolygons()) {
			polygons.add((Polygon) polygon);
		}
		for (Object line : polygonizer.getDangles()) {
			remaining.add((LineString) line);
		}
		for (Object line : polygonizer.getCutEdges()) {
			remaining.add((LineString) line);
		}
		return polygons;
	}

	/** The areas with a terrain. */
	List<Face> faces() {
		return faces;
	}

	/** Walls that part no areas. */
	List<Edge> looseWalls() {
		return loose;
	}

	/** Where an edge names another terrain than that of its area. */
	List<Point> conflicts() {
		return conflicts;
	}

	private void find() {
		List<LineString> remaining = new ArrayList<>();
		for (Polygon area : areas(table.edges(), remaining)) {
			add(area);
		}
		Set<Edge> remainingEdges = new HashSet<>();
		for (LineString line : remaining) {
			Edge edge = table.between(line.getCoordinateN(0), line.getCoordinateN(line.getNumPoints() - 1));
			if (remainingEdges.add(edge)) {
				addLoose(edge);
			}
		}
		addLeaks(remainingEdges);
	}

	private void add(Polygon area) {
		Map<Integer, Double> lengths = new HashMap<>();
		eachSide(area, (edge, terrain) -> lengths.merge(terrain, edge.from().distance(edge.to()), Double::sum));
		int terrain = lengths.entrySet().stream()
				.max(Map.Entry.<Integer, Double>comparingByValue().thenComparing(Map.Entry.comparingByKey())).orElseThrow()
				.getKey();
		eachSide(area, (edge, named) -> {
			sides.merge(edge, 1, Integer::sum);
			if (named != terrain) {
				conflicts.add(middle(edge));
			}
		});
		if (terrain != NavMesh.NONE) {
			faces.add(new Face(area, terrain));
		}
	}

	private interface SideVisitor {
		void side(Edge edge, int terrain);
	}

	/** Visits the edges around an area with the terrain that each names inside. */
	private void eachSide(Polygon area, SideVisitor visitor) {
		eachSide(area.getExteriorRing(), true, visitor);
		for (int i = 0; i < area.getNumInteriorRing(); i++) {
			eachSide(area.getInteriorRingN(i), false, visitor);
		}
	}

	private void eachSide(LinearRing ring, boolean isShell, SideVisitor visitor) {
		Coordinate[] places = ring.getCoordinates();
		// counterclockwise where y grows upwards is clockwise as the map is seen
		boolean insideIsRight = Orientation.isCCW(places) == isShell;
		for (int i = 1; i < places.length; i++) {
			Edge edge = table.between(places[i - 1], places[i]);
			visitor.side(edge, edge.rightFrom(places[insideIsRight ? i - 1 : i]));
		}
	}

	private void addLoose(Edge edge) {
		if (edge.left() != edge.right()) {
			conflicts.add(middle(edge));
		}
		if (edge.isWall()) {
			loose.add(edge);
		}
	}

	/** Terrain outside of all areas. */
	private void addLeaks(Set<Edge> remaining) {
		sides.forEach((edge, count) -> {
			if (count == 1 && !remaining.contains(edge) && edge.left() != NavMesh.NONE && edge.right() != NavMesh.NONE) {
				conflicts.add(middle(edge));
			}
		});
	}

	private static Point middle(Edge edge) {
		return new Point((edge.from().x + edge.to().x) / 2, (edge.from().y + edge.to().y) / 2);
	}
}
