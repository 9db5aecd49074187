package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a path goes through, in order from the goal back to the start. Each polygon is stored with the edge by which
 * the path enters it. The polygon of the start, which is the last one, is not entered through an edge. This polygon has the
 * start as both ends of its edge.
 *
 * @param begins indexed by polygon: the first end of the edge
 * @param ends indexed by polygon: the second end of the edge
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
