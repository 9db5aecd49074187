package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The queue of faces of a breadth-first search over a mesh. One object serves one search after another, without clearing
 * its arrays.
 */
final class Visits {

	private final NavMesh mesh;
	private final int[] stamps;
	private int stamp;
	private int[] faces = new int[64];
	private int count;
	private int next;

	Visits(NavMesh mesh) {
		this.mesh = mesh;
		this.stamps = new int[mesh.faceCount()];
	}

	/** Begins a search with all faces around a vertex. */
	void beginAround(int vertex) {
		stamp++;
		count = 0;
		next = 0;
		int first = mesh.leaving(vertex);
		int edge = first;
		do {
			add(mesh.face(edge));
			edge = mesh.twin(mesh.previous(edge));
		} while (edge != NavMesh.NONE && edge != first);
	}

	void add(int face) {
		if (stamps[face] != stamp) {
			stamps[face] = stamp;
			faces = count < faces.length ? faces : Arrays.copyOf(faces, 2 * count);
			faces[count++] = face;
		}
	}

	boolean hasMet(int face) {
		return stamps[face] == stamp;
	}

	/** Returns the next face of the queue, or {@link NavMesh#NONE} if the queue is empty. */
	int next() {
		return next < count ? faces[next++] : NavMesh.NONE;
	}
}
