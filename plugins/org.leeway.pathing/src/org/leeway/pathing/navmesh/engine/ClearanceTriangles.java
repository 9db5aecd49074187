package org.leeway.pathing.navmesh.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;

/**
 * A mesh as triangles with the clearance at each vertex: the distance to the nearest wall, which is the radius of the largest
 * disc around the vertex. Triangles are split until clearance between vertices, at the middles of edges and triangles, is
 * that of the vertices within a tolerance. Edges are split for all triangles at once, so no vertex lies inside an edge.
 */
public final class ClearanceTriangles {

	/** The most vertices that a mesh may get. */
	public static final int MOST = 1 << 22;

	private final WallDistance walls;
	private final double tolerance;
	private final int most;
	private double[] xy;
	private double[] clearance;
	private int vertexCount;
	/** Three vertices a triangle, clockwise as the map is seen. */
	private int[] triangles;
	private short[] terrains;
	/** By triangle, whether it was judged; an edge may still be split for the sake of a triangle beside it. */
	private boolean[] isDone;
	private int triangleCount;
	/** By the two ends of an edge, the vertex at its middle. */
	private final Map<Long, Integer> middles = new HashMap<>();

	private ClearanceTriangles(NavMesh mesh, double tolerance, int most) {
		this.walls = mesh.faceCount() == 0 ? null : new WallDistance(mesh);
		this.tolerance = tolerance;
		this.most = most;
		NavMesh faces = FaceSplitter.split(mesh, 3);
		xy = faces.coordinates();
		vertexCount = faces.vertexCount();
		clearance = new double[vertexCount];
		for (int vertex = 0; vertex < vertexCount; vertex++) {
			clearance[vertex] = faces.isOnWall(vertex) || walls == null ? 0 : walls.at(x(vertex), y(vertex));
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
	 * The triangles of a mesh.
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

	/** In cells. */
	public double x(int vertex) {
		return xy[2 * vertex];
	}

	/** In cells. */
	public double y(int vertex) {
		return xy[2 * vertex + 1];
	}

	/** The distance of a vertex to the nearest wall, in cells. */
	public double clearance(int vertex) {
		return clearance[vertex];
	}

	public int triangleCount() {
		return triangleCount;
	}

	/** A vertex of a triangle, 0 to 2, clockwise as the map is seen. */
	public int vertex(int triangle, int corner) {
		return triangles[3 * triangle + corner];
	}

	/** The terrain of a triangle, 0 to 255, or {@link NavMesh#NONE}. */
	public int terrain(int triangle) {
		return terrains[triangle];
	}

	/** Finds the edges to split; returns whether there are any. */
	private boolean judgeAll(Progress progress) {
		int before = middles.size();
		for (int triangle = 0; triangle < triangleCount; triangle++) {
			if (!isDone[triangle]) {
				progress.check();
				isDone[triangle] = true;
				if (isOff(triangle)) {
					splitLongest(triangle);
				}
			}
		}
		int known = before;
		while (known < middles.size()) {
			known = middles.size();
			for (int triangle = 0; triangle < triangleCount; triangle++) {
				if (hasSplitEdge(triangle)) {
					splitLongest(triangle);
				}
			}
		}
		return known > before;
	}

	/** Whether clearance is not what the vertices say, at the middle of an edge or of the triangle. */
	private boolean isOff(int triangle) {
		double x = 0;
		double y = 0;
		double mean = 0;
		for (int corner = 0; corner < 3; corner++) {
			int a = vertex(triangle, corner);
			int b = vertex(triangle, (corner + 1) % 3);
			if (isOff((x(a) + x(b)) / 2, (y(a) + y(b)) / 2, (clearance[a] + clearance[b]) / 2)) {
				return true;
			}
			x += x(a) / 3;
			y += y(a) / 3;
			mean += clearance[a] / 3;
		}
		return isOff(x, y, mean);
	}

	private boolean hasSplitEdge(int triangle) {
		int a = vertex(triangle, 0);
		int b = vertex(triangle, 1);
		int c = vertex(triangle, 2);
		return middles.containsKey(key(a, b)) || middles.containsKey(key(b, c)) || middles.containsKey(key(c, a));
	}

	/** Triangles split at other edges would get thinner and thinner: M. C. Rivara, 1984. */
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

	private boolean isOff(double x, double y, double expected) {
		return Math.abs(walls.at(x, y) - expected) > tolerance;
	}

	private static long key(int a, int b) {
		return (long) Math.min(a, b) << 32 | Math.max(a, b);
	}

	private int middle(int a, int b) {
		return middles.computeIfAbsent(key(a, b), unknown -> add((x(a) + x(b)) / 2, (y(a) + y(b)) / 2));
	}

	private int add(double x, double y) {
		if (vertexCount >= most) {
			throw new IllegalArgumentException("more than " + most + " vertices, expected a greater tolerance");
		}
		if (vertexCount == clearance.length) {
			clearance = Arrays.copyOf(clearance, 2 * vertexCount);
			xy = Arrays.copyOf(xy, 4 * vertexCount);
		}
		xy[2 * vertexCount] = x;
		xy[2 * vertexCount + 1] = y;
		clearance[vertexCount] = walls.at(x, y);
		return vertexCount++;
	}

	/** Replaces each triangle with split edges by smaller ones. */
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
	}

	/** Splits at the longest edge, and at others from its middle. */
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

	/** Adds a triangle that is cut again if its first edge is split. */
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
