package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A splitter of faces that have more vertices than a format or an engine allows. For example, Detour allows 6 vertices. Each
 * cut separates a part with exactly the allowed number of vertices. Very large faces are halved first. Of several possible
 * cuts, the splitter takes the best: the cut that makes the narrower of the two parts as wide as possible.
 */
public final class FaceSplitter {

	/** Number of vertices above which a face is halved first, as a multiple of the allowed number of vertices. */
	private static final int MANY = 8;

	private final NavMesh mesh;
	private final int most;
	private final List<int[]> parts = new ArrayList<>();

	private FaceSplitter(NavMesh mesh, int most) {
		this.mesh = mesh;
		this.most = most;
	}

	/**
	 * Returns the mesh with faces of at most {@code most} vertices. Returns the same object if there is nothing to split.
	 *
	 * @throws IllegalArgumentException if {@code most} is less than 3
	 */
	public static NavMesh split(NavMesh mesh, int most) {
		if (most < 3) {
			throw new IllegalArgumentException("faces of " + most + " vertices, expected at least 3");
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			if (mesh.size(face) > most) {
				return NavMesh.trusted(new FaceSplitter(mesh, most).polygons());
			}
		}
		return mesh;
	}

	private PolygonMesh polygons() {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		short[] terrains = new short[mesh.faceCount()];
		for (int face = 0; face < mesh.faceCount(); face++) {
			int before = parts.size();
			split(outline(face));
			terrains = parts.size() <= terrains.length ? terrains : Arrays.copyOf(terrains, 2 * parts.size());
			Arrays.fill(terrains, before, parts.size(), (short) mesh.terrain(face));
		}
		return PolygonMesh.of(xy, parts, Arrays.copyOf(terrains, parts.size()), walls());
	}

	/**
	 * Returns all walls of the mesh, as pairs of vertices. The split mesh needs this list, because a wall may lie between two
	 * faces that share both of its vertices. Without the list, such a wall would become a portal.
	 */
	private List<int[]> walls() {
		List<int[]> walls = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				walls.add(new int[] {mesh.origin(edge), mesh.target(edge)});
			}
		}
		return walls;
	}

	private int[] outline(int face) {
		int[] outline = new int[mesh.size(face)];
		for (int i = 0; i < outline.length; i++) {
			outline[i] = mesh.origin(mesh.firstEdge(face) + i);
		}
		return outline;
	}

	private void split(int[] outline) {
		int[] rest = outline;
		while (rest.length > most) {
			int length = rest.length > MANY * most ? rest.length / 2 + 1 : most;
			int from = widestCut(rest, length);
			split(chain(rest, from, length));
			rest = chain(rest, from + length - 1, rest.length - length + 2);
		}
		parts.add(rest);
	}

	/** Returns consecutive vertices of an outline, from an index on. */
	private static int[] chain(int[] outline, int from, int length) {
		int[] chain = new int[length];
		for (int i = 0; i < length; i++) {
			chain[i] = outline[(from + i) % outline.length];
		}
		return chain;
	}

	/**
	 * Returns the vertex at which the best cut begins, as an index in the outline. Each cut separates a part of {@code length}
	 * vertices from the rest. The best cut makes the narrower of the two parts as wide as possible.
	 */
	private int widestCut(int[] outline, int length) {
		int best = 0;
		double widest = -1;
		for (int from = 0; from < outline.length; from++) {
			double width = Math.min(width(outline, from, length),
					width(outline, from + length - 1, outline.length - length + 2));
			if (width > widest) {
				best = from;
				widest = width;
			}
		}
		return best;
	}

	/**
	 * Returns the width of a chain of vertices: the largest distance of a vertex from the line between the ends of the
	 * chain.
	 */
	private double width(int[] outline, int from, int length) {
		int a = outline[from % outline.length];
		int b = outline[(from + length - 1) % outline.length];
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double most = 0;
		for (int i = 1; i + 1 < length; i++) {
			int c = outline[(from + i) % outline.length];
			most = Math.max(most, Math.abs(dx * (mesh.y(c) - mesh.y(a)) - dy * (mesh.x(c) - mesh.x(a))));
		}
		return most / Math.hypot(dx, dy);
	}
}
