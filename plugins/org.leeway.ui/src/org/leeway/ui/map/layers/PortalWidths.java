package org.leeway.ui.map.layers;

import java.util.OptionalDouble;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The largest discs that pass the portals of a mesh.
 *
 * @param radii indexed by half-edge: the radius of the largest disc, in cells. 0 for a wall
 */
public record PortalWidths(NavMesh mesh, double[] radii) {

	/** The widths of a mesh without portals. */
	public static final PortalWidths NONE = new PortalWidths(NavMesh.EMPTY, new double[0]);

	/**
	 * Returns the diameter, in cells, of the largest disc that passes the portal with a given middle. Empty if no portal has
	 * exactly this middle.
	 */
	OptionalDouble at(double x, double y) {
		int face = mesh.locate(x, y);
		for (int edge = face == NavMesh.NONE ? 0 : mesh.firstEdge(face); face != NavMesh.NONE
				&& edge < mesh.firstEdge(face + 1); edge++) {
			MeshShapes.Wall side = MeshShapes.wall(mesh, edge);
			if (!mesh.isWall(edge) && side.x() == x && side.y() == y) {
				return OptionalDouble.of(2 * radii[edge]);
			}
		}
		return OptionalDouble.empty();
	}
}
