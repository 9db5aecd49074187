package org.leeway.pathing.navmesh.clearance;

import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * A connected component of the free space of a disc: places between which the centre of the disc can move. Immutable.
 *
 * @param place the centre of the largest disc in the component
 * @param largest the radius of this disc, in cells
 * @param faces the numbers of all faces into which the component reaches, in ascending order
 */
public record MeshComponent(Point place, double largest, List<Integer> faces) {

	public MeshComponent {
		faces = List.copyOf(faces);
	}
}
