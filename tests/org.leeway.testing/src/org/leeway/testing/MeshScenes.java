package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A generator of random valid meshes and of places in them. The same seed gives the same sequence. Neighbouring polygons
 * share the vertices at their common edge. The outline of a polygon may be straight at a vertex. Polygons may surround a
 * vertex completely.
 */
public final class MeshScenes {

	private final Random random;
	private final MeshShapes shapes;
	private final MeshEdits edits;

	public MeshScenes(long seed) {
		random = new Random(seed * 0x9E3779B97F4A7C15L);
		shapes = new MeshShapes(random);
		edits = new MeshEdits(random);
	}

	/** Returns a number from {@code low} to {@code high}, both included. */
	public int number(int low, int high) {
		return low + random.nextInt(high - low + 1);
	}

	public double number(double low, double high) {
		return low + random.nextDouble() * (high - low);
	}

	/**
	 * Returns a small mesh of any kind with at least one polygon. The mesh is at most 14 cells wide and high before it is
	 * turned.
	 */
	public PolygonMesh any() {
		PolygonMesh mesh = switch (number(0, 5)) {
		case 0 -> cells(shape(9));
		case 1 -> rectangles(shape(12));
		case 2 -> stretched(rectangles(shape(10)));
		case 3 -> general();
		case 4 -> subdivision();
		default -> turned(rectangles(shape(10)));
		};
		mesh = number(0, 3) == 0 ? edits.marked(mesh, number(0, 2), 0.15) : mesh;
		return mesh.polygonCount() == 0 ? any() : mesh;
	}

	/** Returns a mesh on the lattice of whole numbers, with axis-parallel walls. */
	public PolygonMesh onGrid() {
		PolygonMesh mesh = random.nextBoolean() ? cells(shape(9)) : rectangles(shape(12));
		return mesh.polygonCount() == 0 ? onGrid() : mesh;
	}

	/** Returns free cells of any shape, indexed by row and column, with 2 to {@code most} columns and rows. */
	public boolean[][] shape(int most) {
		return shapes.any(2, most);
	}

	/**
	 * Returns random cells, indexed by row and column: true for a free cell. Each cell is blocked with the probability
	 * {@code blocked}.
	 */
	public boolean[][] noise(int width, int height, double blocked) {
		return shapes.noise(width, height, blocked);
	}

	/** Returns a mesh with a polygon for each free cell. */
	public PolygonMesh cells(boolean[][] free) {
		List<int[]> rectangles = new ArrayList<>();
		for (int y = 0; y < free.length; y++) {
			for (int x = 0; x < free[y].length; x++) {
				if (free[y][x]) {
					rectangles.add(new int[] { x, y, x + 1, y + 1 });
				}
			}
		}
		return mesh(rectangles);
	}

	/**
	 * Returns a mesh of random rectangles over the free cells. A rectangle grows over free cells that the earlier rectangles
	 * do not cover, and may stop early.
	 */
	public PolygonMesh rectangles(boolean[][] free) {
		boolean[][] left = Arrays.stream(free).map(boolean[]::clone).toArray(boolean[][]::new);
		List<int[]> corners = new ArrayList<>();
		for (int y = 0; y < free.length; y++) {
			for (int x = 0; x < free[y].length; x++) {
				corners.add(new int[] { x, y });
			}
		}
		Collections.shuffle(corners, random);
		List<int[]> rectangles = new ArrayList<>();
		for (int[] cell : corners) {
			if (left[cell[1]][cell[0]]) {
				rectangles.add(largest(left, cell[0], cell[1]));
			}
		}
		return mesh(rectangles);
	}

	private int[] largest(boolean[][] left, int x, int y) {
		int[] box = { x, y, x + 1, y + 1 };
		boolean grown = true;
		while (grown) {
			grown = false;
			for (int side : new int[] { 0, 1, 2, 3 }) {
				int[] wider = box.clone();
				wider[side] += side < 2 ? -1 : 1;
				if (random.nextInt(8) > 0 && isFree(left, wider)) {
					box = wider;
					grown = true;
				}
			}
		}
		for (int row = box[1]; row < box[3]; row++) {
			Arrays.fill(left[row], box[0], box[2], false);
		}
		return box;
	}

	private static boolean isFree(boolean[][] left, int[] box) {
		for (int y = box[1]; y < box[3]; y++) {
			for (int x = box[0]; x < box[2]; x++) {
				if (y < 0 || y >= left.length || x < 0 || x >= left[y].length || !left[y][x]) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Returns a mesh of rectangles (left, top, right, bottom). Where the corner of a rectangle lies on an edge of another
	 * rectangle, the other rectangle has a vertex, too.
	 */
	private static PolygonMesh mesh(List<int[]> rectangles) {
		Set<List<Integer>> corners = new HashSet<>();
		for (int[] box : rectangles) {
			corners.addAll(List.of(List.of(box[0], box[1]), List.of(box[2], box[1]), List.of(box[2], box[3]),
					List.of(box[0], box[3])));
		}
		Map<List<Integer>, Integer> numbers = new HashMap<>();
		List<Point> vertices = new ArrayList<>();
		List<List<Integer>> polygons = new ArrayList<>();
		for (int[] box : rectangles) {
			List<Integer> polygon = new ArrayList<>();
			int x = box[0];
			int y = box[1];
			do {
				if (corners.contains(List.of(x, y))) {
					Point at = new Point(x, y);
					polygon.add(numbers.computeIfAbsent(List.of(x, y), key -> {
						vertices.add(at);
						return vertices.size() - 1;
					}));
				}
				int dx = y == box[1] && x < box[2] ? 1 : y == box[3] && x > box[0] ? -1 : 0;
				y += dx != 0 ? 0 : x == box[2] ? 1 : -1;
				x += dx;
			} while (x != box[0] || y != box[1]);
			polygons.add(polygon);
		}
		return MeshEdits.mesh(vertices, polygons);
	}

	/** Returns a mesh of quadrilaterals, triangles and larger convex polygons, with vertices in general position. */
	public PolygonMesh general() {
		Map<Point, Point> moved = new HashMap<>();
		PolygonMesh mesh = MeshEdits.moved(cells(shape(8)), at -> moved.computeIfAbsent(at,
				key -> new Point(at.x() + number(-0.2, 0.2), at.y() + number(-0.2, 0.2))));
		return edits.merged(edits.split(mesh, number(0, 1.0)), number(0, 0.5));
	}

	/** Returns a rectangle after random straight cuts, without some of the parts. */
	public PolygonMesh subdivision() {
		PolygonMesh whole = PolygonMesh.of(new double[] { 0, 0, 12, 0, 12, 12, 0, 12 }, List.of(new int[] { 0, 1, 2, 3 }));
		return edits.thinned(edits.cut(whole, number(1, 60)), number(0, 0.5));
	}

	/** Returns a mesh that divides the same free space into other polygons. */
	public PolygonMesh redrawn(PolygonMesh mesh) {
		return edits.shuffled(edits.merged(edits.split(mesh, number(0, 1.0)), number(0, 1.0)));
	}

	/**
	 * Returns the same mesh with its vertices and polygons in another order. Drops terrains, and walls between polygons.
	 */
	public PolygonMesh shuffled(PolygonMesh mesh) {
		return edits.shuffled(mesh);
	}

	/** Returns the mesh with random walls. Each edge that two polygons share becomes a wall with the given probability. */
	public PolygonMesh walled(PolygonMesh mesh, double probability) {
		return edits.marked(mesh, 0, probability);
	}

	/**
	 * Returns the mesh with random widths of columns and heights of rows. The coordinates of the given mesh must be
	 * whole numbers from 0 to 64.
	 */
	private PolygonMesh stretched(PolygonMesh mesh) {
		double[] at = new double[65];
		for (int i = 1; i < at.length; i++) {
			at[i] = at[i - 1] + number(0.2, 1.4);
		}
		return MeshEdits.moved(mesh, p -> new Point(at[(int) p.x()], at[(int) p.y()]));
	}

	/** Returns the mesh turned by a random angle. Rounding then bends straight walls in the last digits. */
	private PolygonMesh turned(PolygonMesh mesh) {
		double angle = number(0, 2 * Math.PI);
		double cos = Math.cos(angle);
		double sin = Math.sin(angle);
		return MeshEdits.moved(mesh, p -> new Point(cos * p.x() - sin * p.y(), sin * p.x() + cos * p.y()));
	}

	/**
	 * Returns a random place: mostly a place inside a face, sometimes a vertex, the middle of an edge, or a place near a
	 * vertex. A place near a vertex may be outside of the mesh.
	 */
	public Point place(NavMesh mesh) {
		int edge = random.nextInt(mesh.edgeCount());
		Point a = mesh.point(mesh.origin(edge));
		Point b = mesh.point(mesh.target(edge));
		return switch (number(0, 9)) {
		case 0 -> a;
		case 1 -> new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
		case 2 -> new Point(a.x() + number(-2, 2) / 2.0, a.y() + number(-2, 2) / 2.0);
		default -> inside(mesh, mesh.face(edge));
		};
	}

	/** Returns a random place inside a face. */
	public Point inside(NavMesh mesh, int face) {
		double x = 0;
		double y = 0;
		double total = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face) + mesh.size(face); edge++) {
			double weight = 1e-3 + random.nextDouble();
			x += weight * mesh.x(mesh.origin(edge));
			y += weight * mesh.y(mesh.origin(edge));
			total += weight;
		}
		return new Point(x / total, y / total);
	}
}
