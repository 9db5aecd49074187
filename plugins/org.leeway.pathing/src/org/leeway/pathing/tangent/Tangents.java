package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Envelope;

/**
 * The straight edges that leave a disc, or a point, in one sector of directions. A disc is a circle or a corner of a polygon,
 * inflated by the unit's radius. Immutable. All arrays are indexed by edge.
 *
 * @param horizon the length, in cells, beyond which edges may be missing
 * @param sides the disc at which each edge arrives and the direction of the path round it, as numbers from {@link Sides}
 * @param headings the direction of each edge in radians, in the order in which a path round the disc meets the edges
 * @param lengths the length of each edge, in cells
 * @param endX the x coordinate of the end of each edge
 * @param endY the y coordinate of the end of each edge
 * @param reach the area that was searched for the edges. Changes of the scene outside this area do not change the edges
 */
record Tangents(double horizon, int[] sides, double[] headings, double[] lengths, double[] endX, double[] endY,
		Envelope reach) {

	int count() {
		return sides.length;
	}
}
