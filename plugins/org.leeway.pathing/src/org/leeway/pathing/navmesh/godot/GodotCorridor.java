package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a path goes through, in order from the goal back to the start. Each polygon has an edge by which the
 * path, coming from the start, enters the polygon. The last polygon contains the start, so the start stands for both ends
 * of its edge.
 *
 * @param begins indexed by polygon: the first end of the edge
 * @param ends indexed by polygon: the second end of the edge
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
