package org.leeway.pathing.navmesh.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;
import org.leeway.pathing.navmesh.engine.ClearanceFit.Corner;

/**
 * A mesh of triangles, with the clearance at each vertex, that is, the distance to the nearest wall. Inside a triangle,
 * the linear interpolation between the vertices equals clearance up to a tolerance. Triangles meet along whole edges
 * only.
 */
public final class ClearanceTriangles {

	/** The largest number of vertices that the triangles may have. */
	public static final int MOST = 1 << 21;

	private final WallDistance walls;
	private final ClearanceFit fit;
	private final int most;
	private double[] xy;
	private double[] clearance;
	/** Indexed by vertex: the nearest wall. */
	private int[] nearest;
	private int vertexCount;
	/**
	 * The vertices of the triangles, three for each triangle. The order is clockwise for a user who looks at the map.
	 */
	private int[] triangles;
	private short[] terrains;
	/**
	 * Indexed by triangle: whether the triangle has been tested. Even a tested triangle may be split later, if its neighbour
	 * splits the common edge.
	 */
	private boolean[] isDone;
	private int triangleCount;
	/**
	 * Indexed by the {@link #key} of an edge to split: the new vertex in the middle of the edge. Edges that need no split
	 * have no entry.
	 */
	private Map<Long, Integer> middles = new HashMap<>();

	private ClearanceTriangles(NavMesh mesh, double tolerance, int most) {
		this.walls = mesh.faceCount() == 0 ? null : new WallDistance(mesh);
		this.fit = new ClearanceFit(walls, tolerance);
		this.most = most;
		NavMesh faces = FaceSplitter.split(mesh, 3);
		xy = faces.coordinates();
		vertexCount = faces.vertexCount();
		clearance = new double[vertexCount];
		nearest = new int[vertexCount];
		for (int vertex = 0; vertex < vertexCount && walls != null; vertex++) {
			measure(vertex);
		}
		triangleCount = faces.faceCount();
		triangles = new int[3 * triangleCount];
		terrains = new short[triangleCount];
		isDone = new boolean[triangleCount];
		for (int edge = 0; edge < triangles.length; edge++) {
			triangles[edge] = faces.origin(edge);
			terrains[edge / 3] = (short) faces.terrain(edge / 3);
		}
	}

	/**
	 * Computes the triangles of a mesh.
	 *
	 * @param tolerance in cells, more than 0
	 * @throws IllegalArgumentException if there would be more than {@link #MOST} vertices
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static ClearanceTriangles of(NavMesh mesh, double tolerance, Progress progress) {
		return of(mesh, tolerance, MOST, progress);
	}

	static ClearanceTriangles of(NavMesh mesh, double tolerance, int most, Progress progress) {
		ClearanceTriangles result = new ClearanceTriangles(mesh, tolerance, most);
		while (result.judgeAll(progress)) {
			result.splitAll();
		}
		return result;
	}

	public int vertexCount() {
		return vertexCount;
	}

	/** Returns the x coordinate of a vertex, in cells. */
	public double x(int vertex) {
		return xy[2 * vertex];
	}

	/** Returns the y coordinate of a vertex, in cells. */
	public double y(int vertex) {
		return xy[2 * vertex + 1];
	}

	/** Returns the distance of a vertex to the nearest wall, in cells. */
	public double clearance(int vertex) {
		return clearance[vertex];
	}

	public int triangleCount() {
		return triangleCount;
	}

	/** Returns the vertex at a corner of a triangle. Corners 0 to 2 are clockwise as the map is seen. */
	public int vertex(int triangle, int corner) {
		return triangles[3 * triangle + corner];
	}

	/** Returns the terrain of a triangle, 0 to 255, or {@link NavMesh#NONE}. */
	public int terrain(int triangle) {
		return terrains[triangle];
	}

	/**
	 * Tests all new triangles: the clearance inside must be close to the interpolation between the vertices. Marks the
	 * longest edge of each triangle that fails. Returns whether any edge is to be split.
	 */
	private boolean judgeAll(Progress progress) {
		for (int triangle = 0; triangle < triangleCount; triangle++) {
			if (!isDone[triangle]) {
				progress.check();
				isDone[triangle] = true;
				if (isOff(triangle)) {
					splitLongest(triangle);
				}
			}
		}
		int known = 0;
		while (known < middles.size()) {
			known = middles.size();
			progress.check();
			for (int triangle = 0; triangle < triangleCount; triangle++) {
				if (hasSplitEdge(triangle)) {
					splitLongest(triangle);
				}
			}
		}
		return known > 0;
	}

	/**
	 * Returns whether the clearance interpolated between the three vertices of a triangle is wrong by more than the tolerance
	 * somewhere in the triangle.
	 */
	private boolean isOff(int triangle) {
		Corner a = corner(vertex(triangle, 0));
		Corner b = corner(vertex(triangle, 1));
		Corner c = corner(vertex(triangle, 2));
		return isOff(triangle, 0, a, b) || isOff(triangle, 1, b, c) || isOff(triangle, 2, c, a) || fit.isTooLow(a, b, c);
	}

	/**
	 * Returns whether the clearance interpolated between the ends of an edge is too high somewhere on the edge. Of the two
	 * triangles that share the edge, only one tests it. For the other triangle, returns false.
	 */
	private boolean isOff(int triangle, int corner, Corner from, Corner to) {
		// an edge with a single triangle is a wall, where clearance is 0
		return vertex(triangle, corner) < vertex(triangle, (corner + 1) % 3) && fit.isTooHigh(from, to);
	}

	private Corner corner(int vertex) {
		return new Corner(x(vertex), y(vertex), clearance[vertex], nearest[vertex]);
	}

	private boolean hasSplitEdge(int triangle) {
		int a = vertex(triangle, 0);
		int b = vertex(triangle, 1);
		int c = vertex(triangle, 2);
		return middles.containsKey(key(a, b)) || middles.containsKey(key(b, c)) || middles.containsKey(key(c, a));
	}

	/**
	 * Marks the longest edge of a triangle as an edge to split. Splitting shorter edges would make triangles thinner
	 * and thinner. Source: M. C. Rivara, 1984.
	 */
	private void splitLongest(int triangle) {
		int corner = longest(triangle);
		middle(vertex(triangle, corner), vertex(triangle, (corner + 1) % 3));
	}

	private int longest(int triangle) {
		int longest = 0;
		double most = -1;
		for (int corner = 0; corner < 3; corner++) {
			int a = vertex(triangle, corner);
			int b = vertex(triangle, (corner + 1) % 3);
			double length = Math.hypot(x(a) - x(b), y(a) - y(b));
			longest = length > most ? corner : longest;
			most = Math.max(most, length);
		}
		return longest;
	}

	private static long key(int a, int b) {
		return (long) Math.min(a, b) << 32 | Math.max(a, b);
	}

	private int middle(int a, int b) {
		return middles.computeIfAbsent(key(a, b), unknown -> add((x(a) + x(b)) / 2, (y(a) + y(b)) / 2));
	}

	private int add(double x, double y) {
		if (vertexCount >= most) {
			throw new IllegalArgumentException("more than " + most + " vertices, expected a larger tolerance");
		}
		if (vertexCount == clearance.length) {
			clearance = Arrays.copyOf(clearance, 2 * vertexCount);
			nearest = Arrays.copyOf(nearest, 2 * vertexCount);
			xy = Arrays.copyOf(xy, 4 * vertexCount);
		}
		xy[2 * vertexCount] = x;
		xy[2 * vertexCount + 1] = y;
		measure(vertexCount);
		return vertexCount++;
	}

	private void measure(int vertex) {
		nearest[vertex] = walls.nearest(x(vertex), y(vertex));
		clearance[vertex] = walls.distance(nearest[vertex], x(vertex), y(vertex));
	}

	/** Splits each triangle with a marked edge into smaller triangles. Edges to split are marked in {@link #middles}. */
	private void splitAll() {
		int[] corners = triangles;
		short[] kinds = terrains;
		boolean[] done = isDone;
		int count = triangleCount;
		triangles = new int[corners.length];
		terrains = new short[kinds.length];
		isDone = new boolean[done.length];
		triangleCount = 0;
		for (int triangle = 0; triangle < count; triangle++) {
			split(corners[3 * triangle], corners[3 * triangle + 1], corners[3 * triangle + 2], kinds[triangle], done[triangle]);
		}
		middles = new HashMap<>();
	}

	/**
	 * Adds a triangle. If its longest edge is marked to be split, adds two to four triangles that together cover this
	 * triangle.
	 */
	private void split(int a, int b, int c, short terrain, boolean done) {
		add(a, b, c, terrain, done);
		int corner = longest(triangleCount - 1);
		int from = vertex(triangleCount - 1, corner);
		int to = vertex(triangleCount - 1, (corner + 1) % 3);
		int apex = vertex(triangleCount - 1, (corner + 2) % 3);
		Integer middle = middles.get(key(from, to));
		if (middle != null) {
			triangleCount--;
			half(apex, from, middle, terrain);
			half(to, apex, middle, terrain);
		}
	}

	/**
	 * Adds a triangle. If its edge from a to b is marked to be split, adds two halves of the triangle instead. The halves
	 * meet along the line from c to the middle of this edge.
	 */
	private void half(int a, int b, int c, short terrain) {
		Integer middle = middles.get(key(a, b));
		if (middle == null) {
			add(a, b, c, terrain, false);
		} else {
			add(a, middle, c, terrain, false);
			add(middle, b, c, terrain, false);
		}
	}

	private void add(int a, int b, int c, short terrain, boolean done) {
		if (triangleCount == terrains.length) {
			triangles = Arrays.copyOf(triangles, 6 * triangleCount);
			terrains = Arrays.copyOf(terrains, 2 * triangleCount);
			isDone = Arrays.copyOf(isDone, 2 * triangleCount);
		}
		triangles[3 * triangleCount] = a;
		triangles[3 * triangleCount + 1] = b;
		triangles[3 * triangleCount + 2] = c;
		terrains[triangleCount] = terrain;
		isDone[triangleCount++] = done;
	}
}
