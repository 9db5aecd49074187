package org.leeway.pathing.navmesh.godot;

import java.util.List;

/**
 * The route that Godot's search finds. Immutable.
 *
 * @param places the path in pixels. If Godot cannot get to the goal, the path leads to a place near the goal
 * @param expanded the number of polygons whose connections the search followed
 * @param generated the number of polygons that the search reached
 * @param isCut whether the search ended because the number of expanded polygons had reached the limit
 */
record GodotRoute(List<Spot> places, int expanded, int generated, boolean isCut) {

	Spot last() {
		return places.getLast();
	}
}
