package org.leeway.pathing.navmesh.fastest;

/**
 * The part of a mesh near a cell of the map. Immutable.
 *
 * @param faces faces that touch the cell
 * @param walls the ends (ax, ay, bx, by) of each wall that a disc in the cell may come too near to. The mesh is on the right of
 * the way from a to b
 * @param speedClass the speed class of all faces. {@link Ground#MIXED} if they differ, {@link Ground#NOWHERE} if there are none
 */
record Surroundings(int[] faces, double[] walls, int speedClass) {

	/** Returns whether the disc's centre may be anywhere in the cell, and moves at the same speed everywhere in the cell. */
	boolean isOpen() {
		return walls.length == 0 && speedClass >= 0;
	}
}
