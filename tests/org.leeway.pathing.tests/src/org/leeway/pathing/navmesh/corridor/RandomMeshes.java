package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A generator of random meshes, and of random corridors through them. The meshes have holes, walls without thickness, terrains,
 * faces of three to many vertices, and vertices at which faces are straight. All coordinates are multiples of {@link #UNIT}.
 * The same seed gives the same sequence.
 */
public final class RandomMeshes {

	/** All coordinates are multiples of this length, in cells, so that sums and products are exact. */
	static final double UNIT = 1 / 64.0;

	private final Random random;

	public RandomMeshes(long seed) {
		random = new Random(seed * 0x9E3779B97F4A7C15L);
	}

	public Random random() {
		return random;
	}

	/**
	 * Returns a mesh of at most {@code side} x {@code side} squares. Half of the meshes are lattices with many collinear
	 * vertices.
	 */
	public NavMesh mesh(int side) {
		return NavMesh.of(polygons(side, random.nextBoolean()));
	}

	PolygonMesh polygons(int most, boolean onLattice) {
		int width = 2 + random.nextInt(most - 1);
		int height = 2 + random.nextInt(most - 1);
		double[] xy = new double[2 * (width + 1) * (height + 1)];
		for (int i = 0; i < xy.length / 2; i++) {
			xy[2 * i] = i % (width + 1) + (onLattice ? 0 : UNIT * random.nextInt(-12, 13));
			xy[2 * i + 1] = i / (width + 1) + (onLattice ? 0 : UNIT * random.nextInt(-12, 13));
		}
		List<int[]> polygons = new ArrayList<>();
		boolean[] used = new boolean[width * height];
		double holes = random.nextDouble() * 0.35;
		for (int i = 0; i < used.length; i++) {
			if (random.nextDouble() < holes) {
				used[i] = true;
			}
		}
		for (int i = 0; i < used.length; i++) {
			if (!used[i]) {
				addPolygons(i % width, i / width, width, height, onLattice, used, polygons);
			}
		}
		if (polygons.isEmpty()) {
			polygons.add(new int[] {0, 1, width + 1});
		}
		short[] terrains = new short[polygons.size()];
		for (int i = 0; i < terrains.length; i++) {
			terrains[i] = (short) (random.nextInt(5) - 1);
		}
		return PolygonMesh.of(xy, polygons, terrains, walls(width, height));
	}

	private void addPolygons(int x, int y, int width, int height, boolean onLattice, boolean[] used, List<int[]> polygons) {
		int columns = 1;
		int rows = 1;
		if (onLattice && random.nextInt(3) == 0) {
			int mostColumns = 1 + random.nextInt(4);
			int mostRows = 1 + random.nextInt(4);
			while (columns < mostColumns && x + columns < width && !used[y * width + x + columns]) {
				columns++;
			}
			while (rows < mostRows && y + rows < height && isFree(x, y + rows, columns, width, used)) {
				rows++;
			}
		}
		for (int j = 0; j < rows; j++) {
			for (int i = 0; i < columns; i++) {
				used[(y + j) * width + x + i] = true;
			}
		}
		int[] outline = outline(x, y, columns, rows, width + 1);
		if (outline.length == 4 && random.nextInt(2) == 0) {
			int turn = random.nextInt(2);
			polygons.add(new int[] {outline[turn], outline[turn + 1], outline[(turn + 2) % 4]});
			polygons.add(new int[] {outline[turn], outline[(turn + 2) % 4], outline[(turn + 3) % 4]});
		} else {
			polygons.add(outline);
		}
	}

	private static boolean isFree(int x, int y, int columns, int width, boolean[] used) {
		for (int i = 0; i < columns; i++) {
			if (used[y * width + x + i]) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the clockwise outline of a rectangle of squares. Each vertex of the lattice on a side of the rectangle is also a
	 * vertex of the outline.
	 *
	 * @param x the column of the upper left vertex
	 * @param y the row of the upper left vertex
	 * @param columns number of squares across
	 * @param rows number of squares down
	 * @param stride number of vertices in a row of the lattice
	 */
	private static int[] outline(int x, int y, int columns, int rows, int stride) {
		int[] outline = new int[2 * (columns + rows)];
		int count = 0;
		for (int i = 0; i < columns; i++) {
			outline[count++] = y * stride + x + i;
		}
		for (int i = 0; i < rows; i++) {
			outline[count++] = (y + i) * stride + x + columns;
		}
		for (int i = columns; i > 0; i--) {
			outline[count++] = (y + rows) * stride + x + i;
		}
		for (int i = rows; i > 0; i--) {
			outline[count++] = (y + i) * stride + x;
		}
		return outline;
	}

	private List<int[]> walls(int width, int height) {
		List<int[]> walls = new ArrayList<>();
		double share = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 0.3;
		for (int y = 0; y <= height; y++) {
			for (int x = 0; x <= width; x++) {
				int vertex = y * (width + 1) + x;
				if (x < width && random.nextDouble() < share) {
					walls.add(new int[] {vertex, vertex + 1});
				}
				if (y < height && random.nextDouble() < share) {
					walls.add(new int[] {vertex, vertex + width + 1});
				}
			}
		}
		return walls;
	}

	/**
	 * Returns a walk from face to face that enters no face twice, with random places as start and goal.
	 *
	 * @param most the largest number of portals
	 */
	Corridor corridor(NavMesh mesh, int most) {
		boolean[] seen = new boolean[mesh.faceCount()];
		int firstFace = random.nextInt(mesh.faceCount());
		int face = firstFace;
		int[] portals = new int[most];
		int count = 0;
		while (count < most) {
			seen[face] = true;
			int at = face;
			int[] ways = java.util.stream.IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face + 1))
					.filter(edge -> !mesh.isWall(edge) && !seen[mesh.face(mesh.twin(edge))] && mesh.face(edge) == at).toArray();
			if (ways.length == 0) {
				break;
			}
			portals[count] = ways[random.nextInt(ways.length)];
			face = mesh.face(mesh.twin(portals[count++]));
		}
		return Corridor.of(mesh, place(mesh, firstFace), place(mesh, face), firstFace,
				java.util.Arrays.copyOf(portals, count));
	}

	/** Returns a place in a face, sometimes at a vertex or on an edge. */
	public Point place(NavMesh mesh, int face) {
		int size = mesh.size(face);
		int edge = mesh.firstEdge(face) + random.nextInt(size);
		Point a = mesh.point(mesh.origin(edge));
		if (random.nextInt(5) == 0) {
			return a;
		}
		Point b = mesh.point(mesh.target(edge));
		Point c = mesh.point(mesh.origin(mesh.firstEdge(face) + random.nextInt(size)));
		for (int i = 0; i < 50; i++) {
			double t = random.nextDouble();
			double u = random.nextInt(4) == 0 ? 0 : random.nextDouble();
			Point place = new Point(rounded((1 - u) * ((1 - t) * a.x() + t * b.x()) + u * c.x()),
					rounded((1 - u) * ((1 - t) * a.y() + t * b.y()) + u * c.y()));
			if (contains(mesh, face, place)) {
				return place;
			}
		}
		return a;
	}

	private static double rounded(double value) {
		return Math.rint(value / UNIT) * UNIT;
	}

	/** Returns whether a face contains a place. Exact, because products of these coordinates are exact. */
	static boolean contains(NavMesh mesh, int face, Point place) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			if ((b.x() - a.x()) * (place.y() - a.y()) - (b.y() - a.y()) * (place.x() - a.x()) < 0) {
				return false;
			}
		}
		return true;
	}
}
