package org.leeway.pathing.navmesh;

import java.util.Objects;

import org.leeway.pathing.geom.Point;

/**
 * A navigation mesh of convex faces, stored as a doubly connected edge list. Vertices, half-edges and faces are numbered from 0.
 * Immutable.
 * <ul>
 * <li>A <em>portal</em> is an edge that units cross from one face to another. A portal has two half-edges, one for each direction,
 * called {@linkplain #twin twins}.
 * <li>A <em>wall</em> is a half-edge without a twin.
 * <li>The half-edges of a face have consecutive numbers, in clockwise order as the map is seen. At some vertices, the outline of
 * the face may go straight on.
 * <li>All faces of a vertex are connected by portals at this vertex. If faces meet at a place without such a connection, there are
 * several vertices at this place.
 * </ul>
 * M. de Berg et al., <em>Computational Geometry</em>, 3rd edition, 2008, section 2.2.
 */
public final class NavMesh {

	/** The number in place of a half-edge, a face or a terrain, if there is none. */
	public static final int NONE = -1;

	/** A mesh without faces. */
	public static final NavMesh EMPTY = of(PolygonMesh.EMPTY);

	final double[] xy;
	/** Indexed by face: the first half-edge of the face. One more entry at the end holds the number of all half-edges, so
	 * that each face has a range. */
	final int[] firstEdges;
	/** Indexed by half-edge: the vertex at which it begins. */
	final int[] origins;
	final int[] twins;
	final int[] faces;
	/** Indexed by face: its terrain, or {@link #NONE}. */
	final short[] terrains;
	/** Indexed by vertex: a half-edge that begins at the vertex. This is a wall if the vertex lies on walls. */
	final int[] leaving;
	final boolean[] corners;
	private volatile FaceIndex index;
	/** Whether all faces are exactly convex. Null until known. */
	private volatile Boolean convex;

	/**
	 * Creates a mesh that uses the given arrays without copying them. Finds the {@linkplain #isCorner corners} among the
	 * vertices.
	 */
	NavMesh(double[] xy, int[] firstEdges, int[] origins, int[] twins, int[] faces, short[] terrains, int[] leaving) {
		this.xy = xy;
		this.firstEdges = firstEdges;
		this.origins = origins;
		this.twins = twins;
		this.faces = faces;
		this.terrains = terrains;
		this.leaving = leaving;
		this.corners = new boolean[leaving.length];
		for (int vertex = 0; vertex < corners.length; vertex++) {
			corners[vertex] = Corners.isCorner(this, vertex);
		}
	}

	/** Creates a mesh that uses the given arrays without copying them. */
	NavMesh(double[] xy, int[] firstEdges, int[] origins, int[] twins, int[] faces, short[] terrains, int[] leaving,
			boolean[] corners, FaceIndex index) {
		this.xy = xy;
		this.firstEdges = firstEdges;
		this.origins = origins;
		this.twins = twins;
		this.faces = faces;
		this.terrains = terrains;
		this.leaving = leaving;
		this.corners = corners;
		this.index = index;
	}

	/**
	 * Creates a mesh from polygons, which may be clockwise or counterclockwise.
	 *
	 * @throws MeshException if a polygon is not convex, has no area or overlaps another polygon, or a vertex lies inside an
	 *             edge
	 */
	public static NavMesh of(PolygonMesh polygons) {
		NavMesh mesh = new NavMeshBuilder(polygons).build();
		MeshValidator.check(mesh);
		return mesh;
	}

	/**
	 * Creates a mesh from polygons without most of the checks of {@link #of}. The polygons must be convex and must not overlap.
	 *
	 * @throws MeshException if two polygons lie on the same side of an edge
	 */
	public static NavMesh trusted(PolygonMesh polygons) {
		return new NavMeshBuilder(polygons).build();
	}

	/**
	 * Returns the mesh of a map that is cut into square tiles: joins the meshes of the tiles. The join costs little more than
	 * copying all numbers. The joined mesh uses the {@link FaceIndex} of each tile.
	 *
	 * @param tiles row by row
	 * @param columns the number of tiles in a row
	 * @param side of a tile, in cells
	 */
	public static NavMesh joined(MeshTile[] tiles, int columns, double side) {
		return new TileJoin(tiles, columns).join(side);
	}

	/** Returns whether all faces are exactly convex. False if a face is slightly concave because of rounding. */
	boolean isConvex() {
		Boolean known = convex;
		if (known == null) {
			known = ConvexParts.areConvex(this);
			convex = known;
		}
		return known;
	}

	void setConvex(boolean known) {
		convex = known;
	}

	public int vertexCount() {
		return xy.length / 2;
	}

	/** Returns the x coordinate in cells. */
	public double x(int vertex) {
		return xy[2 * vertex];
	}

	/** Returns the y coordinate in cells. */
	public double y(int vertex) {
		return xy[2 * vertex + 1];
	}

	public Point point(int vertex) {
		return new Point(x(vertex), y(vertex));
	}

	/** Returns a new array of the coordinates {@code x0, y0, x1, y1, ...} of all vertices, in cells. */
	public double[] coordinates() {
		return xy.clone();
	}

	/** Returns the number of half-edges. */
	public int edgeCount() {
		return origins.length;
	}

	/** Returns the vertex at which a half-edge begins. */
	public int origin(int edge) {
		return origins[edge];
	}

	/** Returns the vertex at which a half-edge ends. */
	public int target(int edge) {
		return origins[next(edge)];
	}

	/** Returns the opposite half-edge, which belongs to the face beyond. Returns {@link #NONE} if the half-edge is a wall. */
	public int twin(int edge) {
		return twins[edge];
	}

	public boolean isWall(int edge) {
		return twins[edge] == NONE;
	}

	/** Returns the face to the right of a half-edge. */
	public int face(int edge) {
		return faces[edge];
	}

	/** Returns the next half-edge of the same face, clockwise. */
	public int next(int edge) {
		int face = faces[edge];
		return edge + 1 == firstEdges[face + 1] ? firstEdges[face] : edge + 1;
	}

	/** Returns the previous half-edge of the same face. */
	public int previous(int edge) {
		int face = faces[edge];
		return edge == firstEdges[face] ? firstEdges[face + 1] - 1 : edge - 1;
	}

	public int faceCount() {
		return terrains.length;
	}

	/** Returns the first half-edge of a face. Its half-edges are [firstEdge(face), firstEdge(face + 1)). */
	public int firstEdge(int face) {
		return firstEdges[face];
	}

	/** Returns the number of half-edges of a face. */
	public int size(int face) {
		return firstEdges[face + 1] - firstEdges[face];
	}

	/** Returns the terrain of a face, 0 to 255, or {@link #NONE}. */
	public int terrain(int face) {
		return terrains[face];
	}

	/**
	 * Returns a half-edge that begins at a vertex. If the vertex lies on walls, returns the wall that begins there. Returns
	 * {@link #NONE} if no face has the vertex.
	 */
	public int leaving(int vertex) {
		return leaving[vertex];
	}

	/** Returns whether a vertex lies on a wall. */
	public boolean isOnWall(int vertex) {
		return leaving[vertex] != NONE && isWall(leaving[vertex]);
	}

	/**
	 * Returns whether shortest paths may turn at a vertex. Two walls must meet at the vertex. The angle between these walls,
	 * measured through the mesh, must be more than pi.
	 */
	public boolean isCorner(int vertex) {
		return corners[vertex];
	}

	/** Returns the previous wall along the outline of the mesh. This wall ends where the given wall begins. */
	public int wallBefore(int wall) {
		int edge = previous(wall);
		while (twins[edge] != NONE) {
			edge = previous(twins[edge]);
		}
		return edge;
	}

	/** Returns the next wall along the outline of the mesh. This wall begins where the given wall ends. */
	public int wallAfter(int wall) {
		int edge = next(wall);
		while (twins[edge] != NONE) {
			edge = next(twins[edge]);
		}
		return edge;
	}

	/** Returns a face that contains a place, or {@link #NONE} if there is none. A face contains its edges. */
	public int locate(double px, double py) {
		return index().locate(px, py);
	}

	/** Returns the spatial index, which finds the faces near a place. */
	public FaceIndex index() {
		FaceIndex known = index;
		if (known == null) {
			known = new FaceBuckets(this);
			index = known;
		}
		return known;
	}

	/**
	 * Checks that the mesh has a face with the given number, and returns this number. Throws an {@link IndexOutOfBoundsException}
	 * otherwise.
	 */
	public int checkFace(int face) {
		return Objects.checkIndex(face, faceCount());
	}

	@Override
	public String toString() {
		return vertexCount() + " vertices, " + edgeCount() + " half-edges, " + faceCount() + " faces";
	}
}
