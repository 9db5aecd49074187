package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A mesh whose faces are cut along all {@linkplain MeshGap gaps}, the narrow places between walls. A disc can go from one face
 * to another if it fits in both faces, and all portals on the way are wide enough. The width of a portal is the radius of the
 * largest disc whose centre can pass through the portal. Immutable.
 * <p> Gaps divide the mesh into <em>rooms</em>. Inside a room, all places where a disc fits are connected. The rooms form a
 * forest, from which the largest disc that gets from one room to another can be read. See {@link #parent} and {@link #exit}.
 */
public final class CutMesh {

	private final double[] xy;
	private final int[] firstEdges;
	private final int[] origins;
	private final int[] across;
	private final double[] widths;
	private final int[] rooms;
	private final int[] parents;
	private final double[] exits;

	/**
	 * Creates a mesh that uses the given arrays without copying them. Each array has a public method of nearly the same name,
	 * which returns an entry and explains its meaning.
	 */
	CutMesh(double[] xy, int[] firstEdges, int[] origins, int[] across, double[] widths, int[] rooms, int[] parents,
			double[] exits) {
		this.xy = xy;
		this.firstEdges = firstEdges;
		this.origins = origins;
		this.across = across;
		this.widths = widths;
		this.rooms = rooms;
		this.parents = parents;
		this.exits = exits;
	}

	public int vertexCount() {
		return xy.length / 2;
	}

	/** Returns the x coordinate of a vertex in cells. */
	public double x(int vertex) {
		return xy[2 * vertex];
	}

	/** Returns the y coordinate of a vertex in cells. */
	public double y(int vertex) {
		return xy[2 * vertex + 1];
	}

	public int faceCount() {
		return rooms.length;
	}

	/**
	 * Returns the first half-edge of a face. The half-edges of a face have the indices [firstEdge(face), firstEdge(face + 1)),
	 * in clockwise order. If {@code face} is the number of faces, returns the number of half-edges.
	 */
	public int firstEdge(int face) {
		return firstEdges[face];
	}

	/** Returns the number of half-edges. */
	public int edgeCount() {
		return origins.length;
	}

	/** Returns the vertex at which a half-edge begins. */
	public int origin(int edge) {
		return origins[edge];
	}

	/** Returns the face on the other side of a half-edge, or {@link NavMesh#NONE} at a wall. */
	public int across(int edge) {
		return across[edge];
	}

	/**
	 * Returns the radius, in cells, of the largest disc whose centre passes through a half-edge. Returns 0 at a wall. The
	 * radius is exact if the half-edge lies at the narrowest place of a gap. For other half-edges, rounding may make the radius
	 * too large by a factor of at most 1 + 1e-12.
	 */
	public double width(int edge) {
		return widths[edge];
	}

	/** Returns the room of a face. */
	public int room(int face) {
		return rooms[face];
	}

	public int roomCount() {
		return parents.length;
	}

	/**
	 * Returns the parent of a room in the forest, or {@link NavMesh#NONE} for a root. The number of the parent is
	 * always greater than the number of the room.
	 */
	public int parent(int room) {
		return parents[room];
	}

	/** Returns the radius, in cells, of the largest disc that gets from a room to its parent. Returns 0 for a root. */
	public double exit(int room) {
		return exits[room];
	}
}
