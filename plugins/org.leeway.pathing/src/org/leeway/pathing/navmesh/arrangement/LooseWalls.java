package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.navmesh.arrangement.EdgeTable.Edge;
import org.locationtech.jts.algorithm.locate.SimplePointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;

/**
 * Ties walls that have one area on both sides to corners of that area: each wall becomes a side of a triangle without
 * corners inside, so the area falls into areas with the wall on their outlines. Every wall has such a triangle: that of
 * any triangulation.
 */
final class LooseWalls {

	private static final int MOST_WALLS = 4096;
	private static final long MOST_TESTS = 500_000_000;

	private final Progress progress;
	private long tests;

	private LooseWalls(Progress progress) {
		this.progress = progress;
	}

	/**
	 * The same areas, with each wall inside one on the outlines of parts of it.
	 *
	 * @throws IllegalArgumentException if there are too many walls
	 */
	static List<Face> split(List<Face> faces, List<Edge> walls, Progress progress) {
		if (walls.isEmpty()) {
			return faces;
		}
		if (walls.size() > MOST_WALLS) {
			throw new IllegalArgumentException(
					walls.size() + " lines lie loose in areas, expected at most " + MOST_WALLS);
		}
		LooseWalls work = new LooseWalls(progress);
		List<Face> parts = new ArrayList<>();
		for (Face face : faces) {
			List<Edge> inside = walls.stream().filter(wall -> contains(face.area(), wall)).toList();
			if (inside.isEmpty()) {
				parts.add(face);
			} else {
				work.split(face.area(), inside).forEach(part -> parts.add(new Face(part, face.terrain())));
			}
		}
		return parts;
	}

	private static boolean contains(Polygon area, Edge wall) {
		return contains(area, new Coordinate((wall.from().x + wall.to().x) / 2, (wall.from().y + wall.to().y) / 2));
	}

	private static boolean contains(Polygon area, Coordinate place) {
		return area.getEnvelopeInternal().covers(place)
				&& SimplePointInAreaLocator.locate(place, area) == Location.INTERIOR;
	}

	private Collection<Polygon> split(Polygon area, List<Edge> walls) {
		Set<Edge> edges = new LinkedHashSet<>();
		addEdges(area.getExteriorRing(), edges);
		for (int i = 0; i < area.getNumInteriorRing(); i++) {
			addEdges(area.getInteriorRingN(i), edges);
		}
		walls.forEach(wall -> edges.add(Edge.plain(wall.from(), wall.to())));
		Set<Coordinate> corners = new LinkedHashSet<>();
		edges.forEach(edge -> {
			corners.add(edge.from());
			corners.add(edge.to());
		});
		for (Edge wall : walls) {
			progress.check();
			tie(wall, corners, edges);
		}
		Collection<Polygon> parts = FaceFinder.areas(edges, new ArrayList<>());
		parts.removeIf(part -> !contains(area, part.getInteriorPoint().getCoordinate()));
		return parts;
	}

	private static void addEdges(LinearRing ring, Set<Edge> edges) {
		for (int i = 1; i < ring.getNumPoints(); i++) {
			edges.add(Edge.plain(ring.getCoordinateN(i - 1), ring.getCoordinateN(i)));
		}
	}

	/** Of the corners to one side of a wall, takes the one that sees the wall under the widest angle. */
	private void tie(Edge wall, Set<Coordinate> corners, Set<Edge> edges) {
		List<Coordinate> candidates = new ArrayList<>(corners.stream().filter(corner -> Predicates.side(wall.from().x,
				wall.from().y, wall.to().x, wall.to().y, corner.x, corner.y) > 0).toList());
		candidates.sort(Comparator.comparingDouble(corner -> cosine(corner, wall)));
		Optional<Coordinate> apex = candidates.stream()
				.filter(corner -> sees(corner, wall.from(), edges) && sees(corner, wall.to(), edges)).findFirst();
		apex.ifPresent(corner -> {
			edges.add(Edge.plain(corner, wall.from()));
			edges.add(Edge.plain(corner, wall.to()));
		});
	}

	private static double cosine(Coordinate corner, Edge wall) {
		double ax = wall.from().x - corner.x;
		double ay = wall.from().y - corner.y;
		double bx = wall.to().x - corner.x;
		double by = wall.to().y - corner.y;
		return (ax * bx + ay * by) / Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
	}

	/** Whether no edge crosses the line between two corners and none ends on it; or the line is an edge. */
	private boolean sees(Coordinate a, Coordinate b, Set<Edge> edges) {
		if (edges.contains(Edge.plain(a, b))) {
			return true;
		}
		tests += edges.size();
		if (tests > MOST_TESTS) {
			throw new IllegalArgumentException("too many lines lie loose in areas");
		}
		return edges.stream().noneMatch(edge -> Predicates.cross(a.x, a.y, b.x, b.y, edge.from().x, edge.from().y,
				edge.to().x, edge.to().y) || isInside(a, b, edge.from()) || isInside(a, b, edge.to()));
	}

	private static boolean isInside(Coordinate a, Coordinate b, Coordinate place) {
		double dot = (place.x - a.x) * (b.x - place.x) + (place.y - a.y) * (b.y - place.y);
		return dot > 0 && Predicates.side(a.x, a.y, b.x, b.y, place.x, place.y) == 0;
	}
}
