package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A source of random changes of meshes. A valid mesh stays valid, except that rounding may make polygons concave by the last
 * bit of a coordinate.
 */
final class MeshEdits {

	private final Random random;

	MeshEdits(Random random) {
		this.random = random;
	}

	/** Returns a mesh without terrains, and without walls between polygons. */
	static PolygonMesh mesh(List<Point> vertices, List<List<Integer>> polygons) {
		double[] xy = vertices.stream().flatMapToDouble(at -> Arrays.stream(new double[] { at.x(), at.y() })).toArray();
		return PolygonMesh.of(xy, polygons.stream().map(each -> each.stream().mapToInt(i -> i).toArray()).toList());
	}

	static List<Point> vertices(PolygonMesh mesh) {
		return IntStream.range(0, mesh.vertexCount()).mapToObj(i -> new Point(mesh.x(i), mesh.y(i))).toList();
	}

	static List<List<Integer>> polygons(PolygonMesh mesh) {
		List<List<Integer>> polygons = new ArrayList<>();
		for (int i = 0; i < mesh.polygonCount(); i++) {
			polygons.add(new ArrayList<>(Arrays.stream(mesh.polygon(i)).boxed().toList()));
		}
		return polygons;
	}

	static PolygonMesh moved(PolygonMesh mesh, UnaryOperator<Point> to) {
		return mesh(vertices(mesh).stream().map(to).toList(), polygons(mesh));
	}

	/** Removes each polygon with a probability. */
	PolygonMesh thinned(PolygonMesh mesh, double probability) {
		List<List<Integer>> polygons = polygons(mesh);
		polygons.removeIf(each -> random.nextDouble() < probability);
		return mesh(vertices(mesh), polygons);
	}

	/** Splits each polygon into two with the given probability, and then splits the parts in the same way. */
	PolygonMesh split(PolygonMesh mesh, double probability) {
		List<Point> vertices = vertices(mesh);
		List<List<Integer>> whole = polygons(mesh);
		List<List<Integer>> parts = new ArrayList<>();
		while (!whole.isEmpty()) {
			List<Integer> polygon = whole.removeLast();
			int size = polygon.size();
			int i = random.nextInt(size);
			int j = (i + 2 + random.nextInt(Math.max(1, size - 3))) % size;
			List<Integer> one = part(polygon, i, j);
			List<Integer> other = part(polygon, j, i);
			if (size > 3 && random.nextDouble() < probability && hasArea(vertices, one) && hasArea(vertices, other)) {
				whole.add(one);
				whole.add(other);
			} else {
				parts.add(polygon);
			}
		}
		return mesh(vertices, parts);
	}

	private static List<Integer> part(List<Integer> polygon, int from, int to) {
		List<Integer> part = new ArrayList<>();
		for (int i = from; i != to; i = (i + 1) % polygon.size()) {
			part.add(polygon.get(i));
		}
		part.add(polygon.get(to));
		return part;
	}

	private static boolean hasArea(List<Point> vertices, List<Integer> polygon) {
		double area = 0;
		for (int i = 2; i < polygon.size(); i++) {
			Point a = vertices.get(polygon.get(0));
			Point b = vertices.get(polygon.get(i - 1));
			Point c = vertices.get(polygon.get(i));
			area += (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
		}
		return Math.abs(area) > 1e-3;
	}

	/**
	 * Merges pairs of clockwise polygons that share an edge and whose union is convex. Each pair is merged with the given
	 * probability.
	 */
	PolygonMesh merged(PolygonMesh mesh, double probability) {
		List<Point> vertices = vertices(mesh);
		List<List<Integer>> polygons = polygons(mesh);
		Collections.shuffle(polygons, random);
		for (int i = 0; i < polygons.size(); i++) {
			for (int j = polygons.size() - 1; j > i; j--) {
				List<Integer> union = random.nextDouble() < probability ? union(polygons.get(i), polygons.get(j)) : List.of();
				if (!union.isEmpty() && isConvex(vertices, union)) {
					polygons.set(i, union);
					polygons.remove(j);
				}
			}
		}
		return mesh(vertices, polygons);
	}

	/** Returns the union of two polygons. Empty if they share no edge, or more than one edge. */
	private static List<Integer> union(List<Integer> one, List<Integer> other) {
		for (int i = 0; i < one.size(); i++) {
			int at = other.indexOf(one.get(i));
			int before = (at + other.size() - 1) % other.size();
			if (at >= 0 && other.get(before).equals(one.get((i + 1) % one.size()))) {
				List<Integer> union = part(one, (i + 1) % one.size(), i);
				List<Integer> rest = part(other, at, before);
				union.addAll(rest.subList(1, rest.size() - 1));
				return new HashSet<>(union).size() == union.size() ? union : List.of();
			}
		}
		return List.of();
	}

	private static boolean isConvex(List<Point> vertices, List<Integer> polygon) {
		int size = polygon.size();
		return IntStream.range(0, size).allMatch(i -> MeshWalls.turn(vertices.get(polygon.get(i)),
				vertices.get(polygon.get((i + 1) % size)), vertices.get(polygon.get((i + 2) % size))) >= 0);
	}

	/** Cuts polygons in two by straight lines, which end at vertices or inside edges. */
	PolygonMesh cut(PolygonMesh mesh, int cuts) {
		List<Point> vertices = new ArrayList<>(vertices(mesh));
		List<List<Integer>> polygons = polygons(mesh);
		for (int i = 0; i < cuts; i++) {
			List<Integer> polygon = polygons.get(random.nextInt(polygons.size()));
			int a = cutVertex(vertices, polygons, polygon);
			int b = cutVertex(vertices, polygons, polygon);
			List<Integer> one = part(polygon, polygon.indexOf(a), polygon.indexOf(b));
			List<Integer> other = part(polygon, polygon.indexOf(b), polygon.indexOf(a));
			if (one.size() > 2 && other.size() > 2 && hasArea(vertices, one) && hasArea(vertices, other)) {
				polygons.remove(polygon);
				polygons.add(one);
				polygons.add(other);
			}
		}
		return mesh(vertices, polygons);
	}

	/**
	 * Returns a random vertex of a polygon, as an index in {@code vertices}. The vertex may be new: the method then inserts
	 * the vertex inside an edge, into all polygons at this edge.
	 */
	private int cutVertex(List<Point> vertices, List<List<Integer>> polygons, List<Integer> polygon) {
		int i = random.nextInt(polygon.size());
		int a = polygon.get(i);
		int b = polygon.get((i + 1) % polygon.size());
		Point from = vertices.get(a);
		Point to = vertices.get(b);
		if (random.nextInt(3) == 0 || from.distance(to) < 0.1) {
			return a;
		}
		double t = random.nextBoolean() ? 0.5 : 0.2 + 0.6 * random.nextDouble();
		vertices.add(new Point(from.x() + t * (to.x() - from.x()), from.y() + t * (to.y() - from.y())));
		for (List<Integer> each : polygons) {
			int at = each.indexOf(a);
			int other = each.indexOf(b);
			if (at >= 0 && other >= 0 && (Math.abs(at - other) == 1 || at + other == each.size() - 1)) {
				each.add(Math.abs(at - other) == 1 ? Math.max(at, other) : each.size(), vertices.size() - 1);
			}
		}
		return vertices.size() - 1;
	}

	/**
	 * Returns a mesh with random terrains in [0, {@code terrains}), or without terrains if {@code terrains} is 0. Each edge
	 * between two polygons becomes a wall with the given probability.
	 */
	PolygonMesh marked(PolygonMesh mesh, int terrains, double probability) {
		List<int[]> polygons = polygons(mesh).stream().map(each -> each.stream().mapToInt(i -> i).toArray()).toList();
		Map<List<Integer>, Integer> edges = new HashMap<>();
		List<int[]> walls = new ArrayList<>();
		for (int[] polygon : polygons) {
			for (int i = 0; i < polygon.length; i++) {
				int a = polygon[i];
				int b = polygon[(i + 1) % polygon.length];
				if (edges.merge(List.of(Math.min(a, b), Math.max(a, b)), 1, Integer::sum) == 2
						&& random.nextDouble() < probability) {
					walls.add(new int[] { a, b });
				}
			}
		}
		short[] marks = new short[polygons.size()];
		for (int i = 0; i < marks.length; i++) {
			marks[i] = (short) (terrains == 0 ? -1 : random.nextInt(terrains));
		}
		return PolygonMesh.of(vertices(mesh).stream().flatMapToDouble(at -> Arrays.stream(new double[] { at.x(), at.y() }))
				.toArray(), polygons, marks, walls);
	}

	/**
	 * Returns the same mesh in another notation. Renumbers vertices and polygons, and chooses the first vertex and the
	 * direction of each polygon at random.
	 */
	PolygonMesh shuffled(PolygonMesh mesh) {
		List<Integer> order = new ArrayList<>(IntStream.range(0, mesh.vertexCount()).boxed().toList());
		Collections.shuffle(order, random);
		List<Point> old = vertices(mesh);
		List<List<Integer>> polygons = polygons(mesh);
		for (List<Integer> polygon : polygons) {
			polygon.replaceAll(order::indexOf);
			Collections.rotate(polygon, random.nextInt(polygon.size()));
			if (random.nextBoolean()) {
				Collections.reverse(polygon);
			}
		}
		Collections.shuffle(polygons, random);
		return mesh(order.stream().map(old::get).toList(), polygons);
	}
}
