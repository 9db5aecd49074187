package org.leeway.core.exchange.obj;

import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.ClearanceTriangles;

/**
 * The vertices and faces of a file. Lengths are in cells.
 *
 * @param vertices how many vertices there are
 * @param x returns the x of a vertex
 * @param y returns the y of a vertex
 * @param clearance returns the clearance at a vertex. Null if clearance is not written
 * @param faces how many faces there are
 * @param polygon returns the vertices of a face, counterclockwise on the screen
 * @param terrain returns the terrain id of a face
 */
record ObjParts(int vertices, IntToDoubleFunction x, IntToDoubleFunction y, IntToDoubleFunction clearance, int faces,
		IntFunction<int[]> polygon, IntUnaryOperator terrain) {

	/** Returns the faces of a mesh. */
	static ObjParts of(NavMesh mesh) {
		return new ObjParts(mesh.vertexCount(), mesh::x, mesh::y, null, mesh.faceCount(),
				face -> IntStream.range(0, mesh.size(face)).map(i -> mesh.origin(mesh.firstEdge(face + 1) - 1 - i)).toArray(),
				mesh::terrain);
	}

	/** Returns the triangles of a mesh, with the clearance of each vertex. */
	static ObjParts of(ClearanceTriangles mesh) {
		return new ObjParts(mesh.vertexCount(), mesh::x, mesh::y, mesh::clearance, mesh.triangleCount(),
				face -> IntStream.range(0, 3).map(i -> mesh.vertex(face, 2 - i)).toArray(), mesh::terrain);
	}
}
