package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.recast4j.detour.BVNode;
import org.recast4j.detour.DefaultQueryFilter;
import org.recast4j.detour.LegacyNavMeshQuery;
import org.recast4j.detour.MeshData;
import org.recast4j.detour.MeshHeader;
import org.recast4j.detour.NavMeshQuery;
import org.recast4j.detour.OffMeshConnection;
import org.recast4j.detour.Poly;
import org.recast4j.detour.PolyDetail;
import org.recast4j.detour.QueryFilter;
import org.recast4j.detour.Result;
import org.recast4j.detour.StraightPathItem;

/**
 * A mesh in recast4j, for queries. The mesh is one tile with the faces of a Leeway mesh in the same order. Each terrain is
 * an area with the cost of the terrain.
 */
final class RecastMesh {

	static final int VERTICES = 6;

	private final NavMeshQuery query;
	private final QueryFilter filter;
	private final long base;

	/**
	 * Creates the mesh of recast4j.
	 *
	 * @param costs indexed by terrain: the cost of a path of length 1
	 */
	RecastMesh(NavMesh mesh, Map<Integer, Float> costs) {
		org.recast4j.detour.NavMesh detour = new org.recast4j.detour.NavMesh(data(mesh), VERTICES, 0);
		this.query = new LegacyNavMeshQuery(detour);
		this.base = detour.getPolyRefBase(detour.getTile(0));
		float[] areas = new float[64];
		Arrays.fill(areas, 1);
		costs.forEach((terrain, cost) -> areas[terrain + 1] = cost);
		this.filter = new DefaultQueryFilter(0xffff, 0, areas);
	}

	private static MeshData data(NavMesh mesh) {
		MeshData data = new MeshData();
		data.header = new MeshHeader();
		data.header.magic = MeshHeader.DT_NAVMESH_MAGIC;
		data.header.version = MeshHeader.DT_NAVMESH_VERSION;
		data.header.polyCount = mesh.faceCount();
		data.header.vertCount = mesh.vertexCount();
		data.header.maxLinkCount = mesh.edgeCount();
		data.header.detailMeshCount = mesh.faceCount();
		data.header.offMeshBase = mesh.faceCount();
		Arrays.fill(data.header.bmin, -10_000);
		Arrays.fill(data.header.bmax, 10_000);
		data.verts = new float[3 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			data.verts[3 * vertex] = (float) mesh.x(vertex);
			data.verts[3 * vertex + 2] = (float) mesh.y(vertex);
		}
		data.polys = new Poly[mesh.faceCount()];
		data.detailMeshes = new PolyDetail[mesh.faceCount()];
		for (int face = 0; face < mesh.faceCount(); face++) {
			data.polys[face] = poly(mesh, face);
			data.detailMeshes[face] = new PolyDetail();
		}
		data.detailVerts = new float[0];
		data.detailTris = new int[0];
		data.bvTree = new BVNode[0];
		data.offMeshCons = new OffMeshConnection[0];
		return data;
	}

	private static Poly poly(NavMesh mesh, int face) {
		Poly poly = new Poly(face, VERTICES);
		poly.vertCount = mesh.size(face);
		poly.flags = 1;
		poly.setArea(mesh.terrain(face) + 1);
		poly.setType(Poly.DT_POLYTYPE_GROUND);
		for (int i = 0; i < poly.vertCount; i++) {
			int corner = mesh.firstEdge(face + 1) - 1 - i;
			int edge = mesh.previous(corner);
			poly.verts[i] = mesh.origin(corner);
			poly.neis[i] = mesh.isWall(edge) ? 0 : mesh.face(mesh.twin(edge)) + 1;
		}
		return poly;
	}

	static float[] place(Point place) {
		return new float[] {(float) place.x(), 0, (float) place.y()};
	}

	Result<List<Long>> path(Point start, int from, Point goal, int to) {
		return query.findPath(base | from, base | to, place(start), place(goal), filter);
	}

	List<Integer> faces(List<Long> path) {
		return path.stream().map(ref -> (int) (ref - base)).toList();
	}

	List<Point> straight(Point start, Point goal, List<Long> path) {
		List<Point> points = new ArrayList<>();
		for (StraightPathItem item : query.findStraightPath(place(start), place(goal), path, Integer.MAX_VALUE, 0).result) {
			points.add(new Point(item.getPos()[0], item.getPos()[2]));
		}
		return points;
	}
}
