package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a search goes through, from the goal back to the start. Portal i is the edge by which the search enters
 * polygon i. The last polygon is the polygon of the start. The search enters it by no edge, so both ends of its portal are the
 * start.
 *
 * @param begins indexed by polygon: where the portal begins
 * @param ends indexed by polygon: where the portal ends
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
