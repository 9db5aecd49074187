package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.leeway.pathing.navmesh.PolygonMesh;

/** A generator of meshes of the free cells of a grid. The faces are cells, rectangles, triangles, or any convex polygons. */
final class GridMeshes {

	private final boolean[][] free;
	private final Random random;
	private final Map<Long, Integer> numbers = new HashMap<>();
	private final List<double[]> places = new ArrayList<>();
	private List<int[]> polygons = new ArrayList<>();

	private GridMeshes(boolean[][] free, Random random) {
		this.free = free;
		this.random = random;
	}

	/** Returns a mesh of unit squares. */
	static PolygonMesh cells(boolean[][] free) {
		GridMeshes meshes = new GridMeshes(free, null);
		meshes.addRectangles(1, 1);
		return meshes.build(1, 0, 0, 1);
	}

	/**
	 * Returns a mesh of rectangles. Each rectangle begins at a free cell, and is as wide as possible there. With this width, it
	 * is as high as possible.
	 */
	static PolygonMesh rectangles(boolean[][] free) {
		GridMeshes meshes = new GridMeshes(free, null);
		meshes.addRectangles(Integer.MAX_VALUE, Integer.MAX_VALUE);
		return meshes.build(1, 0, 0, 1);
	}

	/** Returns a mesh of random convex polygons, deformed by a linear map. */
	static PolygonMesh random(boolean[][] free, Random random, double... map) {
		GridMeshes meshes = new GridMeshes(free, random);
		meshes.addRectangles(1 + random.nextInt(6), 1 + random.nextInt(6));
		int kind = random.nextInt(4);
		if (kind > 0) {
			meshes.split();
		}
		if (kind > 1) {
			meshes.merge(random.nextInt(4) * meshes.polygons.size());
		}
		return meshes.build(map);
	}

	private PolygonMesh build(double... map) {
		double[] xy = new double[2 * places.size()];
		for (int i = 0; i < places.size(); i++) {
			double[] place = places.get(i);
			xy[2 * i] = map[0] * place[0] + map[1] * place[1];
			xy[2 * i + 1] = map[2] * place[0] + map[3] * place[1];
		}
		return PolygonMesh.of(xy, polygons);
	}

	private int vertex(double x, double y) {
		return numbers.computeIfAbsent(Math.round(2 * x) << 32 | Math.round(2 * y), unknown -> {
			places.add(new double[] { x, y });
			return places.size() - 1;
		});
	}

	private void addRectangles(int widest, int highest) {
		int height = free.length;
		int width = free[0].length;
		int[][] owners = new int[height + 2][width + 2];
		List<int[]> rectangles = new ArrayList<>();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (free[y][x] && owners[y + 1][x + 1] == 0) {
					rectangles.add(grow(x, y, widest, highest, owners, rectangles.size() + 1));
				}
			}
		}
		for (int[] rectangle : rectangles) {
			polygons.add(outline(rectangle, owners));
		}
	}

	private int[] grow(int x, int y, int widest, int highest, int[][] owners, int owner) {
		int right = x + 1;
		while (right < free[0].length && right - x < widest && free[y][right] && owners[y + 1][right + 1] == 0) {
			right++;
		}
		int bottom = y + 1;
		while (bottom < free.length && bottom - y < highest && isFree(x, right, bottom, owners)) {
			bottom++;
		}
		for (int row = y; row < bottom; row++) {
			for (int column = x; column < right; column++) {
				owners[row + 1][column + 1] = owner;
			}
		}
		return new int[] { x, y, right, bottom };
	}

	private boolean isFree(int left, int right, int y, int[][] owners) {
		for (int x = left; x < right; x++) {
			if (!free[y][x] || owners[y + 1][x + 1] != 0) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the clockwise outline of a rectangle, with a vertex wherever the neighbouring rectangle changes.
	 *
	 * @param r left, top, right and bottom
	 * @param owners the number of the rectangle that covers each cell, indexed by row + 1 and column + 1
	 */
	private int[] outline(int[] r, int[][] owners) {
		List<Integer> outline = new ArrayList<>();
		for (int x = r[0]; x < r[2]; x++) {
			addIf(outline, x == r[0] || changes(owners, x, r[1], 0, -1), x, r[1]);
		}
		for (int y = r[1]; y < r[3]; y++) {
			addIf(outline, y == r[1] || changes(owners, r[2] - 1, y, 1, 0), r[2], y);
		}
		for (int x = r[2]; x > r[0]; x--) {
			addIf(outline, x == r[2] || changes(owners, x, r[3] - 1, 0, 1), x, r[3]);
		}
		for (int y = r[3]; y > r[1]; y--) {
			addIf(outline, y == r[3] || changes(owners, r[0], y, -1, 0), r[0], y);
		}
		return outline.stream().mapToInt(Integer::intValue).toArray();
	}

	private void addIf(List<Integer> outline, boolean wanted, int x, int y) {
		if (wanted) {
			outline.add(vertex(x, y));
		}
	}

	/**
	 * Returns whether the outline of a rectangle needs a vertex at the left or upper end of a cell's side. The vertex is needed
	 * if two neighbouring rectangles meet at this end. This is so if the cell beyond the side and the cell to its left or above
	 * have different owners.
	 *
	 * @param owners the number of the rectangle that covers each cell, indexed by row + 1 and column + 1
	 * @param dx the step across the side, to the right: -1, 0 or 1
	 * @param dy the step across the side, down: -1, 0 or 1
	 */
	private static boolean changes(int[][] owners, int x, int y, int dx, int dy) {
		int beforeX = x + 1 + dx - Math.abs(dy);
		int beforeY = y + 1 + dy - Math.abs(dx);
		return owners[y + 1 + dy][x + 1 + dx] != owners[beforeY][beforeX];
	}

	/** Splits polygons into triangles around a new vertex, or along a diagonal. */
	private void split() {
		List<int[]> parts = new ArrayList<>();
		for (int[] polygon : polygons) {
			int choice = random.nextInt(3);
			if (choice == 0) {
				parts.add(polygon);
			} else if (choice == 1) {
				addFan(parts, polygon);
			} else {
				addHalves(parts, polygon);
			}
		}
		polygons = parts;
	}

	private void addFan(List<int[]> parts, int[] polygon) {
		double left = Double.POSITIVE_INFINITY;
		double right = 0;
		double top = Double.POSITIVE_INFINITY;
		double bottom = 0;
		for (int vertex : polygon) {
			left = Math.min(left, places.get(vertex)[0]);
			right = Math.max(right, places.get(vertex)[0]);
			top = Math.min(top, places.get(vertex)[1]);
			bottom = Math.max(bottom, places.get(vertex)[1]);
		}
		int middle = vertex((left + right) / 2, (top + bottom) / 2);
		for (int i = 0; i < polygon.length; i++) {
			parts.add(new int[] { middle, polygon[i], polygon[(i + 1) % polygon.length] });
		}
	}

	private void addHalves(List<int[]> parts, int[] polygon) {
		int n = polygon.length;
		int from = random.nextInt(n);
		int count = 2 + random.nextInt(n - 3 + 1);
		int[] first = new int[count + 1];
		int[] second = new int[n - count + 1];
		for (int i = 0; i < first.length; i++) {
			first[i] = polygon[(from + i) % n];
		}
		for (int i = 0; i < second.length; i++) {
			second[i] = polygon[(from + count + i) % n];
		}
		if (n > 3 && count < n - 1 && hasArea(first) && hasArea(second)) {
			parts.add(first);
			parts.add(second);
		} else {
			parts.add(polygon);
		}
	}

	private boolean hasArea(int[] polygon) {
		for (int i = 2; i < polygon.length; i++) {
			if (cross(polygon[0], polygon[1], polygon[i]) != 0 || cross(polygon[1], polygon[i - 1], polygon[i]) != 0) {
				return true;
			}
		}
		return false;
	}

	private double cross(int a, int b, int c) {
		double[] p = places.get(a);
		double[] q = places.get(b);
		double[] r = places.get(c);
		return (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]);
	}

	/** Tries to merge polygons at random edges. The results are convex. */
	private void merge(int tries) {
		for (int i = 0; i < tries && polygons.size() > 1; i++) {
			int[] a = polygons.get(random.nextInt(polygons.size()));
			int at = random.nextInt(a.length);
			int[] b = neighbour(a, a[at], a[(at + 1) % a.length]);
			if (b != null) {
				int[] joined = join(a, at, b);
				if (joined != null) {
					polygons.remove(a);
					polygons.remove(b);
					polygons.add(joined);
				}
			}
		}
	}

	private int[] neighbour(int[] polygon, int from, int to) {
		for (int[] other : polygons) {
			for (int i = 0; i < other.length && other != polygon; i++) {
				if (other[i] == to && other[(i + 1) % other.length] == from) {
					return other;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the union of two polygons that share an edge. Null if the union is not convex, or if the polygons share more than
	 * the edge.
	 *
	 * @param a the first polygon
	 * @param at the index in {@code a} of the first vertex of the edge
	 * @param b the second polygon
	 */
	private int[] join(int[] a, int at, int[] b) {
		List<Integer> joined = new ArrayList<>();
		for (int i = 1; i <= a.length; i++) {
			joined.add(a[(at + i) % a.length]);
		}
		int to = 0;
		while (b[to] != a[at]) {
			to++;
		}
		for (int i = 1; i < b.length - 1; i++) {
			joined.add(b[(to + i) % b.length]);
		}
		int n = joined.size();
		if (joined.stream().distinct().count() < n) {
			return null;
		}
		for (int i = 0; i < n; i++) {
			if (cross(joined.get(i), joined.get((i + 1) % n), joined.get((i + 2) % n)) < 0) {
				return null;
			}
		}
		return joined.stream().mapToInt(Integer::intValue).toArray();
	}
}
