package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a path goes through, in order from the goal back to the start. Each polygon is stored with the edge by
 * which the path enters it, seen from the start. The last polygon contains the start, so the path does not enter it: both ends
 * of its edge are the start.
 *
 * @param begins indexed by polygon: the first end of the edge
 * @param ends indexed by polygon: the second end of the edge
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
