package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The corners of a mesh that are nearer to a face than the radius of a disc. Their coordinates are copied from the mesh, so
 * that a search reads them from consecutive memory.
 */
record NearCorners(int[] vertices, double[] xs, double[] ys) {

	static NearCorners of(NavMesh mesh, int[] vertices) {
		double[] xs = new double[vertices.length];
		double[] ys = new double[vertices.length];
		for (int i = 0; i < vertices.length; i++) {
			xs[i] = mesh.x(vertices[i]);
			ys[i] = mesh.y(vertices[i]);
		}
		return new NearCorners(vertices, xs, ys);
	}

	int count() {
		return vertices.length;
	}
}
