package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The portals of a mesh as an interval search needs them: each is a half-edge of the face from which it is crossed, and
 * those of a face have consecutive numbers. Immutable.
 */
final class Portals {

	/** The places of what is known about a portal, after {@code SIZE} times its number. */
	static final int SIZE = 8;
	/** Its left and right end, as seen by who crosses it. */
	static final int LEFT = 0;
	static final int RIGHT = 1;
	/** Its block. */
	static final int BLOCK = 2;
	/** The face beyond. */
	static final int FACE = 3;
	/** The portal back. */
	static final int BACK = 4;
	/** The vertices of the face beyond that come next to the left end, and to the right end. */
	static final int NEXT_LEFT = 5;
	static final int NEXT_RIGHT = 6;
	/** Its half-edge. */
	static final int EDGE = 7;

	/** By portal. */
	final int[] data;
	/** By face its first portal; one more ends the last face. */
	final int[] first;
	/** The coordinates of all vertices. */
	final double[] xy;

	Portals(NavMesh mesh, Blocks blocks) {
		first = new int[mesh.faceCount() + 1];
		int[] numbers = new int[mesh.edgeCount()];
		xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		int count = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			first[face] = count;
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				numbers[edge] = mesh.isWall(edge) ? count : count++;
			}
		}
		first[mesh.faceCount()] = count;
		data = new int[SIZE * count];
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (!mesh.isWall(edge)) {
				int twin = mesh.twin(edge);
				int at = SIZE * numbers[edge];
				data[at + LEFT] = mesh.origin(edge);
				data[at + RIGHT] = mesh.target(edge);
				data[at + BLOCK] = blocks.of(edge);
				data[at + FACE] = mesh.face(twin);
				data[at + BACK] = numbers[twin];
				data[at + NEXT_LEFT] = mesh.target(mesh.next(twin));
				data[at + NEXT_RIGHT] = mesh.origin(mesh.previous(twin));
				data[at + EDGE] = edge;
			}
		}
	}
}
