package org.leeway.pathing.navmesh.arrangement;

/**
 * A straight line between two areas of a map, from place a to place b. Left and right are as seen on the map, looking
 * from a to b. Immutable.
 *
 * @param left the terrain to the left, or {@link org.leeway.pathing.navmesh.NavMesh#NONE} if units cannot stand there
 * @param right the terrain to the right, or {@code NONE} if units cannot stand there
 * @param isWall whether the line is a thin wall, which no unit crosses. Units may stand on both sides
 */
public record BorderLine(double ax, double ay, double bx, double by, int left, int right, boolean isWall) {

	/** Returns the line with all coordinates rounded to multiples of {@code 1 / parts}. */
	BorderLine rounded(int parts) {
		return new BorderLine(Math.rint(ax * parts) / parts, Math.rint(ay * parts) / parts, Math.rint(bx * parts) / parts,
				Math.rint(by * parts) / parts, left, right, isWall);
	}
}
