package org.leeway.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A check whether polygons are a mesh: each polygon is convex, no two overlap, no vertex lies inside an edge. Compares
 * all pairs of polygons. Computes with doubles. Tests for the side of an edge are exact if all coordinates are small
 * multiples of a power of two.
 */
public final class MeshValidityOracle {

	private final List<List<Point>> polygons = new ArrayList<>();

	private MeshValidityOracle(PolygonMesh mesh) {
		for (int i = 0; i < mesh.polygonCount(); i++) {
			int[] polygon = mesh.polygon(i);
			polygons.add(IntStream.of(polygon).mapToObj(each -> new Point(mesh.x(each), mesh.y(each))).toList());
		}
	}

	public static boolean isValid(PolygonMesh mesh) {
		MeshValidityOracle oracle = new MeshValidityOracle(mesh);
		return oracle.polygons.stream().allMatch(MeshValidityOracle::isConvex) && oracle.areApart()
				&& oracle.haveNoVertexInsideAnEdge();
	}

	/** Returns the number of polygons that contain a place or have it on their edge. */
	public static long covers(PolygonMesh mesh, Point place) {
		return new MeshValidityOracle(mesh).polygons.stream()
				.filter(each -> distance(each, place) < 1e-9 || isInside(each, place)).count();
	}

	private static double cross(Point a, Point b, Point p) {
		return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
	}

	/**
	 * Returns whether a polygon is convex: all vertices lie on one side of each edge, and the outline turns by 360 degrees
	 * in all.
	 */
	private static boolean isConvex(List<Point> polygon) {
		int size = polygon.size();
		double sense = Math.signum(area(polygon));
		double turned = 0;
		for (int i = 0; i < size; i++) {
			Point a = polygon.get(i);
			Point b = polygon.get((i + 1) % size);
			Point c = polygon.get((i + 2) % size);
			if (sense == 0 || a.equals(b) || polygon.stream().anyMatch(p -> sense * cross(a, b, p) < 0)) {
				return false;
			}
			turned += Math.abs(Math.atan2(cross(a, b, c),
					(b.x() - a.x()) * (c.x() - b.x()) + (b.y() - a.y()) * (c.y() - b.y())));
		}
		return Math.abs(turned - 2 * Math.PI) < 1e-6;
	}

	private static double area(List<Point> polygon) {
		double area = 0;
		for (int i = 1; i + 1 < polygon.size(); i++) {
			area += cross(polygon.getFirst(), polygon.get(i), polygon.get(i + 1));
		}
		return area / 2;
	}

	private boolean areApart() {
		for (int i = 0; i < polygons.size(); i++) {
			for (int j = 0; j < i; j++) {
				if (commonArea(polygons.get(i), polygons.get(j)) > 1e-9) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Returns the area that two convex polygons have in common. Cuts the first polygon by each edge of the second
	 * polygon.
	 */
	private static double commonArea(List<Point> one, List<Point> other) {
		double sense = Math.signum(area(other));
		List<Point> rest = one;
		for (int i = 0; i < other.size() && !rest.isEmpty(); i++) {
			rest = cut(rest, other.get(i), other.get((i + 1) % other.size()), sense);
		}
		return rest.isEmpty() ? 0 : Math.abs(area(rest));
	}

	private static List<Point> cut(List<Point> polygon, Point a, Point b, double sense) {
		List<Point> rest = new ArrayList<>();
		for (int i = 0; i < polygon.size(); i++) {
			Point p = polygon.get(i);
			Point q = polygon.get((i + 1) % polygon.size());
			double sideP = sense * cross(a, b, p);
			double sideQ = sense * cross(a, b, q);
			if (sideP >= 0) {
				rest.add(p);
			}
			if (sideP > 0 && sideQ < 0 || sideP < 0 && sideQ > 0) {
				double t = sideP / (sideP - sideQ);
				rest.add(new Point(p.x() + t * (q.x() - p.x()), p.y() + t * (q.y() - p.y())));
			}
		}
		return rest;
	}

	private boolean haveNoVertexInsideAnEdge() {
		for (List<Point> polygon : polygons) {
			for (int k = 0; k < polygon.size(); k++) {
				Point a = polygon.get(k);
				Point b = polygon.get((k + 1) % polygon.size());
				if (polygons.stream().flatMap(List::stream).anyMatch(p -> !p.equals(a) && !p.equals(b)
						&& cross(a, b, p) == 0 && a.distance(p) + p.distance(b) < a.distance(b) + 1e-9)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isInside(List<Point> polygon, Point p) {
		boolean inside = false;
		for (int i = 0; i < polygon.size(); i++) {
			Point a = polygon.get(i);
			Point b = polygon.get((i + 1) % polygon.size());
			inside ^= a.y() > p.y() != b.y() > p.y() && p.x() < a.x() + (p.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
		}
		return inside;
	}

	private static double distance(List<Point> polygon, Point p) {
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < polygon.size(); i++) {
			Point a = polygon.get(i);
			Point b = polygon.get((i + 1) % polygon.size());
			double square = a.distance(b) * a.distance(b);
			double along = square == 0 ? 0
					: ((p.x() - a.x()) * (b.x() - a.x()) + (p.y() - a.y()) * (b.y() - a.y())) / square;
			double t = Math.clamp(along, 0, 1);
			least = Math.min(least, Math.hypot(a.x() + t * (b.x() - a.x()) - p.x(), a.y() + t * (b.y() - a.y()) - p.y()));
		}
		return least;
	}
}
