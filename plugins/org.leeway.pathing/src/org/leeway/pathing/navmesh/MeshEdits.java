package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * Edits of a mesh by hand. Each edit returns another mesh. An edit that would make the mesh invalid throws a {@link MeshException}
 * with the reason and the place. Edges are given by their two vertices, in either order.
 * <p>
 * If an edit removes all polygons of a vertex, the vertex disappears. So an edit may change the numbers of vertices and polygons.
 */
public final class MeshEdits {

	/**
	 * The least distance of a new vertex from both ends of its edge, as a fraction of the length of the edge. The limit does not
	 * apply if the vertex is at the corner of a cell.
	 */
	private static final double MARGIN = 1e-3;

	private MeshEdits() {
	}

	/**
	 * Converts a mesh to the polygons that the edits of this class work on. Merges vertices at the same place. Walls between two
	 * polygons stay walls.
	 */
	public static PolygonMesh of(NavMesh mesh) {
		return MeshWelder.polygons(mesh);
	}

	/**
	 * Returns the place for a new vertex on an edge, in cells. Takes the point of the edge nearest to a given place, with a small
	 * margin from both ends of the edge. Then snaps to the nearest corner of a cell if this corner lies inside the edge.
	 */
	public static Point onEdge(PolygonMesh mesh, int a, int b, Point place) {
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double share = ((place.x() - mesh.x(a)) * dx + (place.y() - mesh.y(a)) * dy) / (dx * dx + dy * dy);
		double near = Math.clamp(share, MARGIN, 1 - MARGIN);
		Point on = new Point(mesh.x(a) + near * dx, mesh.y(a) + near * dy);
		Point corner = new Point(Math.rint(on.x()), Math.rint(on.y()));
		boolean between = (corner.x() - mesh.x(a)) * (mesh.x(b) - corner.x())
				+ (corner.y() - mesh.y(a)) * (mesh.y(b) - corner.y()) > 0;
		return between && Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), corner.x(), corner.y()) == 0
				? corner : on;
	}

	/** Moves a vertex to a place in cells. */
	public static PolygonMesh moveVertex(PolygonMesh mesh, int vertex, double x, double y) {
		MeshDraft draft = new MeshDraft(mesh);
		draft.touch(draft.around(vertex));
		draft.move(vertex, x, y);
		return draft.finish();
	}

	/** Puts a new vertex on an edge, which becomes two edges. The vertex gets the highest number. */
	public static PolygonMesh splitEdge(PolygonMesh mesh, int a, int b, double x, double y) {
		MeshDraft draft = new MeshDraft(mesh);
		List<int[]> rings = draft.beside(a, b);
		int vertex = draft.add(x, y);
		rings.forEach(ring -> draft.replace(ring, List.of(Rings.inserted(ring, a, b, vertex))));
		if (draft.removeWall(a, b)) {
			draft.addWall(a, vertex);
			draft.addWall(vertex, b);
		}
		return draft.finish();
	}

	/** Puts a new vertex inside a polygon, with edges to all corners of the polygon. The vertex gets the highest number. */
	public static PolygonMesh insertVertex(PolygonMesh mesh, int polygon, double x, double y) {
		MeshDraft draft = new MeshDraft(mesh);
		int[] ring = draft.clockwise(draft.ring(polygon));
		int vertex = draft.add(x, y);
		List<int[]> triangles = new ArrayList<>();
		for (int i = 0; i < ring.length; i++) {
			int next = ring[(i + 1) % ring.length];
			if (draft.side(ring[i], next, vertex) <= 0) {
				throw new MeshException("the place is not inside the polygon", new Point(x, y));
			}
			triangles.add(new int[] {ring[i], next, vertex});
		}
		draft.replace(draft.ring(polygon), triangles);
		return draft.finish();
	}

	/** Splits a polygon by an edge between two of its vertices. */
	public static PolygonMesh splitPolygon(PolygonMesh mesh, int polygon, int a, int b) {
		MeshDraft draft = new MeshDraft(mesh);
		int[] ring = draft.ring(polygon);
		int[] part = Rings.part(ring, a, b);
		int[] rest = Rings.part(ring, b, a);
		if (part.length < 3 || rest.length < 3) {
			throw new MeshException("the vertices have an edge already", draft.middle(a, b));
		}
		draft.replace(ring, List.of(part, rest));
		return draft.finish();
	}

	/**
	 * Splits a polygon by a new edge from {@code from} to {@code to}. Each of the two is a vertex or an edge of the polygon. If
	 * {@code from} or {@code to} is an edge, the cut first puts a new vertex on the edge, and then ends at the new vertex.
	 *
	 * @param fromPlace the place of the new vertex on {@code from}. Used only if {@code from} is an edge
	 * @param toPlace the place of the new vertex on {@code to}. Used only if {@code to} is an edge
	 * @throws MeshException if {@code from} or {@code to} is null or a face, if both are equal, or if no polygon has both
	 */
	public static PolygonMesh cut(PolygonMesh mesh, MeshElement from, Point fromPlace, MeshElement to, Point toPlace) {
		if (from == null || to == null || from.equals(to) || from instanceof MeshElement.Face
				|| to instanceof MeshElement.Face) {
			throw new MeshException("a cut must end at another vertex or edge of the polygon", toPlace);
		}
		PolygonMesh begun = ended(mesh, from, fromPlace);
		int a = end(begun, from);
		PolygonMesh both = ended(begun, to, toPlace);
		int b = end(both, to);
		for (int polygon = 0; polygon < both.polygonCount(); polygon++) {
			int[] ring = both.polygon(polygon);
			if (a != b && Rings.has(ring, a) && Rings.has(ring, b)
					&& (!Rings.hasEdge(ring, a, b) || isLast(both, polygon, a, b))) {
				return splitPolygon(both, polygon, a, b);
			}
		}
		throw new MeshException("the ends do not belong to one polygon", toPlace);
	}

	private static PolygonMesh ended(PolygonMesh mesh, MeshElement end, Point place) {
		return end instanceof MeshElement.Edge edge ? splitEdge(mesh, edge.a(), edge.b(), place.x(), place.y()) : mesh;
	}

	/**
	 * Returns the vertex at one end of a {@link #cut}. If {@code end} is an edge, the cut has just put a new vertex on the
	 * edge. The new vertex is the last vertex of the mesh.
	 */
	private static int end(PolygonMesh mesh, MeshElement end) {
		return end instanceof MeshElement.Vertex vertex ? vertex.vertex() : mesh.vertexCount() - 1;
	}

	/**
	 * Returns whether {@link #cut} has no further polygon to try after the given polygon. Then no polygon with a larger index
	 * has both vertices a and b.
	 */
	private static boolean isLast(PolygonMesh mesh, int polygon, int a, int b) {
		for (int other = polygon + 1; other < mesh.polygonCount(); other++) {
			if (Rings.has(mesh.polygon(other), a) && Rings.has(mesh.polygon(other), b)) {
				return false;
			}
		}
		return true;
	}

	/** Replaces the common edge of two triangles by the other diagonal of the quadrilateral that they form. */
	public static PolygonMesh flipEdge(PolygonMesh mesh, int a, int b) {
		MeshDraft draft = new MeshDraft(mesh);
		List<int[]> rings = joinable(draft, a, b);
		if (rings.stream().anyMatch(ring -> ring.length != 3)) {
			throw new MeshException("the edge is not between two triangles", draft.middle(a, b));
		}
		int c = third(rings.get(0), a, b);
		int d = third(rings.get(1), a, b);
		if (draft.side(c, d, a) * draft.side(c, d, b) >= 0) {
			throw new MeshException("the triangles do not form a convex polygon", draft.middle(a, b));
		}
		draft.replace(rings.get(0), List.of(new int[] {c, d, a}));
		draft.replace(rings.get(1), List.of(new int[] {c, d, b}));
		return draft.finish();
	}

	private static int third(int[] triangle, int a, int b) {
		return Arrays.stream(triangle).filter(vertex -> vertex != a && vertex != b).findFirst().orElseThrow();
	}

	/**
	 * Returns the two polygons at an edge, which are to be joined. Throws a {@link MeshException} if the edge is a wall, or if the
	 * polygons have different terrains.
	 */
	private static List<int[]> joinable(MeshDraft draft, int a, int b) {
		List<int[]> rings = draft.beside(a, b);
		if (rings.size() < 2 || draft.isWall(a, b)) {
			throw new MeshException("the edge is a wall", draft.middle(a, b));
		}
		draft.requireOneTerrain(rings, draft.middle(a, b));
		return rings;
	}

	/** Joins the polygons on both sides of an edge. */
	public static PolygonMesh deleteEdge(PolygonMesh mesh, int a, int b) {
		MeshDraft draft = new MeshDraft(mesh);
		List<int[]> rings = joinable(draft, a, b);
		draft.replace(rings.get(0), List.of(draft.union(rings, draft.middle(a, b))));
		draft.replace(rings.get(1), List.of());
		return draft.finish();
	}

	/**
	 * Removes a vertex. Polygons around the vertex that share edges are joined to one polygon without the vertex. This polygon is
	 * then split into convex polygons.
	 */
	public static PolygonMesh deleteVertex(PolygonMesh mesh, int vertex) {
		MeshDraft draft = new MeshDraft(mesh);
		Point place = draft.point(vertex);
		draft.requireNoWallAt(vertex);
		for (List<int[]> fan : Rings.fans(draft.around(vertex), vertex)) {
			draft.requireOneTerrain(fan, place);
			int[] outline = Rings.without(draft.union(fan, place), vertex);
			fan.forEach(ring -> draft.replace(ring, List.of()));
			draft.replace(fan.getFirst(), outline.length < 3 ? List.of() : ConvexDecomposition.of(outline, draft));
		}
		return draft.finish();
	}

	/** Removes a polygon, so that the mesh no longer covers the area of the polygon. */
	public static PolygonMesh deletePolygon(PolygonMesh mesh, int polygon) {
		MeshDraft draft = new MeshDraft(mesh);
		draft.replace(draft.ring(polygon), List.of());
		return draft.finish();
	}

	/** Makes the edge between two polygons a wall if {@code wall} is true, otherwise an edge that units cross. */
	public static PolygonMesh setWall(PolygonMesh mesh, int a, int b, boolean wall) {
		MeshDraft draft = new MeshDraft(mesh);
		List<int[]> rings = draft.beside(a, b);
		if (rings.size() < 2) {
			throw new MeshException("only one polygon has the edge, so it stays a wall", draft.middle(a, b));
		}
		draft.touch(rings);
		draft.removeWall(a, b);
		if (wall) {
			draft.addWall(a, b);
		}
		return draft.finish();
	}

	/**
	 * Sets the terrain of a polygon.
	 *
	 * @param terrain 0 to 255, or {@link NavMesh#NONE}
	 */
	public static PolygonMesh setTerrain(PolygonMesh mesh, int polygon, int terrain) {
		MeshDraft draft = new MeshDraft(mesh);
		draft.setTerrain(draft.ring(polygon), terrain);
		return draft.finish();
	}
}
