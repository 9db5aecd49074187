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

	private Portals(int[] data, int[] first, double[] xy) {
		this.data = data;
		this.first = first;
		this.xy = xy;
	}

	static Portals of(NavMesh mesh, Blocks blocks) {
		int[] first = new int[mesh.faceCount() + 1];
		int[] places = new int[mesh.edgeCount()];
		int count = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			first[face] = count;
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				places[edge] = SIZE * (mesh.isWall(edge) ? count : count++);
			}
		}
		first[mesh.faceCount()] = count;
		int[] data = new int[SIZE * count];
		for (int face = 0; face < mesh.faceCount(); face++) {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (!mesh.isWall(edge)) {
					fill(data, edge, places, mesh, blocks);
				}
			}
		}
		return new Portals(data, first, coordinates(mesh));
	}

	/** Sets what is known of the portal back through a half-edge: nearly all of it is beside the half-edge. */
	private static void fill(int[] data, int edge, int[] places, NavMesh mesh, Blocks blocks) {
		int back = mesh.twin(edge);
		int at = places[back];
		data[at + LEFT] = mesh.target(edge);
		data[at + RIGHT] = mesh.origin(edge);
		data[at + BLOCK] = blocks.of(back);
		data[at + FACE] = mesh.face(edge);
		data[at + BACK] = places[edge] / SIZE;
		data[at + NEXT_LEFT] = mesh.target(mesh.next(edge));
		data[at + NEXT_RIGHT] = mesh.origin(mesh.previous(edge));
		data[at + EDGE] = back;
	}

	private static double[] coordinates(NavMesh mesh) {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		return xy;
	}

	/** The same portals with other blocks. */
	Portals with(Blocks blocks) {
		int[] other = data.clone();
		for (int at = 0; at < other.length; at += SIZE) {
			other[at + BLOCK] = blocks.of(other[at + EDGE]);
		}
		return new Portals(other, first, xy);
	}
}
