package org.leeway.pathing.navmesh.godot;

/**
 * The polygons that a path goes through, numbered from the goal back to the start. Portal i is the edge by which the search, coming
 * from the start, enters polygon i. The search does not enter the last polygon, which contains the start. So the start stands for
 * both ends of the last portal.
 *
 * @param begins indexed by polygon: where the portal begins
 * @param ends indexed by polygon: where the portal ends
 */
record GodotCorridor(Spot start, Spot goal, Spot[] begins, Spot[] ends) {

	int size() {
		return begins.length;
	}
}
