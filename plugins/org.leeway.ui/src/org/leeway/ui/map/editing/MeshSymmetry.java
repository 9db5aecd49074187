package org.leeway.ui.map.editing;

import java.util.List;

import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Lattice;
import org.leeway.pathing.paint.Placement;

/**
 * A test whether a mesh is symmetric: each flip or turn of a symmetry must lead to the same mesh. The order of
 * vertices, polygons and walls does not matter. Coordinates may differ in their last digits.
 */
final class MeshSymmetry {

	private static final Placement HERE = Placement.move(0, 0);

	private MeshSymmetry() {
	}

	/**
	 * Returns whether a mesh equals itself after each flip or turn of a symmetry. Compares hashes of the meshes, in
	 * time linear in the size of the mesh.
	 */
	static boolean holds(PolygonMesh mesh, List<Placement> images) {
		long here = images.isEmpty() ? 0 : hash(mesh, HERE);
		return images.stream().allMatch(image -> hash(mesh, image) == here);
	}

	/**
	 * Returns a hash of a mesh after a flip or turn. The hash does not depend on the order of vertices, polygons and
	 * walls.
	 *
	 * @param image the flip or turn
	 */
	private static long hash(PolygonMesh mesh, Placement image) {
		long[] vertices = new long[mesh.vertexCount()];
		for (int i = 0; i < vertices.length; i++) {
			vertices[i] = mix(31 * mix(bits(image.x(mesh.x(i), mesh.y(i)))) + bits(image.y(mesh.x(i), mesh.y(i))));
		}
		long hash = 0;
		for (int i = 0; i < mesh.polygonCount(); i++) {
			long corners = mesh.terrain(i);
			for (int corner = 0; corner < mesh.size(i); corner++) {
				corners += vertices[mesh.vertex(i, corner)];
			}
			hash += mix(corners);
		}
		for (int i = 0; i < mesh.wallCount(); i++) {
			hash += mix(~(vertices[mesh.wallFrom(i)] + vertices[mesh.wallTo(i)]));
		}
		return hash;
	}

	private static long bits(double coordinate) {
		return Double.doubleToLongBits(Lattice.snap(coordinate));
	}

	/**
	 * Mixes the bits of a number, so that similar numbers get very different results. Equals the last step of
	 * SplitMix64 (Steele et al., OOPSLA 2014).
	 */
	private static long mix(long bits) {
		long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}
}
