package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a search goes through, from the goal back to the start. Portal i is the edge by which the search enters
 * polygon i. The portal of the last polygon, which is the polygon of the start, begins and ends at the start.
 *
 * @param begins indexed by polygon: where the portal begins
 * @param ends indexed by polygon: where the portal ends
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
