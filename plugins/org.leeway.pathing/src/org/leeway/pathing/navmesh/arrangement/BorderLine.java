package org.leeway.pathing.navmesh.arrangement;

/**
 * A straight line between two areas of a map, from place a to place b. Left and right are as the map is seen, looking from a to b.
 * Immutable.
 *
 * @param left the terrain to the left, or {@link org.leeway.pathing.navmesh.NavMesh#NONE} where no unit stands
 * @param right the terrain to the right, or {@code NONE}
 * @param isWall whether the line is a wall: no unit crosses it, although units stand on both sides
 */
public record BorderLine(double ax, double ay, double bx, double by, int left, int right, boolean isWall) {

	/** Returns the line with all coordinates rounded to multiples of {@code 1 / parts}. */
	BorderLine rounded(int parts) {
		return new BorderLine(Math.rint(ax * parts) / parts, Math.rint(ay * parts) / parts, Math.rint(bx * parts) / parts,
				Math.rint(by * parts) / parts, left, right, isWall);
	}
}
