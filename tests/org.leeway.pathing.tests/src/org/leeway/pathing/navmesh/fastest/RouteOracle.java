package org.leeway.pathing.navmesh.fastest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;

/**
 * A naive model of a mesh with speeds. Compares each line of a route with all polygons and walls, without an index. Routes
 * bend only at some places on edges and around walls. So the cost of the best of these routes is an upper bound of the least
 * cost.
 */
final class RouteOracle {

	private static final double NEAR = 1e-9;
	/** The tangents around a corner. */
	private static final int TANGENTS = 24;

	private final List<Point[]> faces;
	private final double[] speeds;
	/** The sides of faces at which units must stop: the sides that belong to a single face, and the barriers. */
	private final List<Point[]> walls = new ArrayList<>();
	private final List<Point[]> portals = new ArrayList<>();
	private final double radius;

	/**
	 * Creates a model of a mesh.
	 *
	 * @param faces convex polygons, clockwise as the map is seen
	 * @param barriers sides that two faces share, each as its two ends. Units do not cross barriers
	 */
	RouteOracle(List<Point[]> faces, double[] speeds, List<Point[]> barriers, double radius) {
		this.faces = faces;
		this.speeds = speeds;
		this.radius = radius;
		for (Point[] face : faces) {
			for (int i = 0; i < face.length; i++) {
				Point[] side = {face[i], face[(i + 1) % face.length]};
				boolean isShared = faces.stream().filter(other -> other != face).anyMatch(other -> hasSide(other, side));
				boolean isBarrier = barriers.stream().anyMatch(barrier -> isSame(barrier, side));
				(isShared && !isBarrier ? portals : walls).add(side);
			}
		}
	}

	private static boolean hasSide(Point[] face, Point[] side) {
		return IntStream.range(0, face.length)
				.anyMatch(i -> isSame(new Point[] {face[i], face[(i + 1) % face.length]}, side));
	}

	private static boolean isSame(Point[] one, Point[] other) {
		return one[0].equals(other[0]) && one[1].equals(other[1]) || one[0].equals(other[1]) && one[1].equals(other[0]);
	}

	/** Returns whether the disc may stand at a place. */
	boolean isFree(Point place) {
		return IntStream.range(0, faces.size()).anyMatch(face -> contains(face, place, 0)) && isFree(place, place, radius);
	}

	/** Returns whether a line keeps a distance from all walls. */
	boolean isFree(Point from, Point to, double least) {
		return walls.stream().allMatch(wall -> distance(from, to, wall[0], wall[1]) >= least);
	}

	/** Returns the time along a line within the mesh, for a unit of speed 1. On the border of two faces, the faster one counts. */
	double cost(Point from, Point to) {
		List<Double> cuts = new ArrayList<>(List.of(0.0, 1.0));
		for (Point[] face : faces) {
			for (int i = 0; i < face.length; i++) {
				double before = height(face[i], face[(i + 1) % face.length], from);
				double after = height(face[i], face[(i + 1) % face.length], to);
				if (before * after < 0) {
					cuts.add(before / (before - after));
				}
			}
		}
		cuts.sort(null);
		double cost = 0;
		for (int i = 1; i < cuts.size(); i++) {
			Point middle = between(from, to, (cuts.get(i - 1) + cuts.get(i)) / 2);
			double fastest = IntStream.range(0, faces.size()).filter(face -> contains(face, middle, NEAR))
					.mapToDouble(face -> speeds[face]).max().orElse(Double.NaN);
			cost += cuts.get(i) - cuts.get(i - 1) < 1e-13 ? 0 : (cuts.get(i) - cuts.get(i - 1)) * from.distance(to) / fastest;
		}
		return cost;
	}

	/** Returns the cost of a good route, infinite if none was found. */
	double best(Point start, Point goal, int parts) {
		List<Point> nodes = nodes(start, goal, parts);
		List<int[]> inFace = new ArrayList<>();
		for (int i = 0; i < faces.size(); i++) {
			int face = i;
			inFace.add(IntStream.range(0, nodes.size()).filter(node -> contains(face, nodes.get(node), 1e-12)).toArray());
		}
		double[] costs = new double[nodes.size()];
		boolean[] isDone = new boolean[nodes.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		costs[0] = 0;
		while (true) {
			int next = IntStream.range(0, costs.length).filter(i -> !isDone[i] && costs[i] < Double.POSITIVE_INFINITY).boxed()
					.min((i, j) -> Double.compare(costs[i], costs[j])).orElse(1);
			if (next == 1) {
				return costs[1];
			}
			isDone[next] = true;
			for (int face = 0; face < faces.size(); face++) {
				if (Arrays.binarySearch(inFace.get(face), next) >= 0) {
					spread(next, inFace.get(face), speeds[face], nodes, costs);
				}
			}
		}
	}

	private void spread(int from, int[] others, double speed, List<Point> nodes, double[] costs) {
		for (int to : others) {
			double cost = costs[from] + nodes.get(from).distance(nodes.get(to)) / speed;
			if (cost < costs[to] && (radius == 0 || isFree(nodes.get(from), nodes.get(to), radius))) {
				costs[to] = cost;
			}
		}
	}

	/** Returns the start, the goal, places of all edges that units cross, and places around the ends of walls. */
	private List<Point> nodes(Point start, Point goal, int parts) {
		List<Point> nodes = new ArrayList<>(List.of(start, goal));
		for (Point[] portal : portals) {
			for (int i = 0; i < parts; i++) {
				// more places near the ends, but not the ends: two walls may touch there
				double t = (1 - Math.cos(Math.PI * (i + 0.5) / parts)) / 2;
				nodes.add(between(portal[0], portal[1], t));
			}
			nodes.add(between(portal[0], portal[1], 0.5));
		}
		double far = radius / Math.cos(Math.PI / TANGENTS) + NEAR;
		for (Point[] wall : walls) {
			for (int i = 0; i < TANGENTS && radius > 0; i++) {
				double angle = 2 * Math.PI * i / TANGENTS;
				nodes.add(new Point(wall[0].x() + far * Math.cos(angle), wall[0].y() + far * Math.sin(angle)));
			}
		}
		List<Point> free = new ArrayList<>(nodes.stream().skip(2).filter(node -> radius == 0 || isFree(node)).distinct().toList());
		free.add(0, goal);
		free.add(0, start);
		return free;
	}

	private boolean contains(int face, Point place, double outside) {
		Point[] ring = faces.get(face);
		return IntStream.range(0, ring.length)
				.allMatch(i -> height(ring[i], ring[(i + 1) % ring.length], place) >= -outside);
	}

	/** Returns how far a place is on the right of a line, in cells. */
	private static double height(Point a, Point b, Point place) {
		return ((b.x() - a.x()) * (place.y() - a.y()) - (b.y() - a.y()) * (place.x() - a.x())) / a.distance(b);
	}

	private static Point between(Point a, Point b, double t) {
		return new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
	}

	private static double distance(Point a, Point b, Point c, Point d) {
		if (!a.equals(b) && height(a, b, c) * height(a, b, d) < 0 && height(c, d, a) * height(c, d, b) < 0) {
			return 0;
		}
		return Math.min(Math.min(distance(a, c, d), distance(b, c, d)), Math.min(distance(c, a, b), distance(d, a, b)));
	}

	private static double distance(Point place, Point a, Point b) {
		double square = (b.x() - a.x()) * (b.x() - a.x()) + (b.y() - a.y()) * (b.y() - a.y());
		double along = (place.x() - a.x()) * (b.x() - a.x()) + (place.y() - a.y()) * (b.y() - a.y());
		return place.distance(square == 0 ? a : between(a, b, Math.clamp(along / square, 0, 1)));
	}
}
