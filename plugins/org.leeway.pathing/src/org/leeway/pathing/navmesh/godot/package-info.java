/**
 * Routes as Godot 4 finds them on the exported mesh for an agent.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.godot.GodotMesh} is the content of the file for the agent: the area where the centre of
 * a disc may be. Its polygons are convex, and their vertices lie on whole pixels. A {@code GodotRoute} is the path that Godot
 * returns for these polygons, with the default settings of maps and queries. The results equal Godot's results to the last
 * bit, ties and tolerances included.
 * <p>
 * Godot always returns a path. If start or goal lies outside of all polygons, Godot takes the nearest place of a polygon
 * instead. If the goal cannot be reached, the path leads to a reachable place near the goal. {@code GodotPlanner} finds a path
 * only if both ends lie on the mesh and the path leads from the start to the goal.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code GodotGraph} connects polygons that share an edge, in the order in which Godot follows the connections.
 * <li>{@code NearestSpot} finds the polygons of start and goal: it searches the triangles of all polygons for the nearest
 * place.
 * <li>{@code GodotSearch} is A* over polygons. The place of a polygon is where the search enters it. {@code FunnelPath} pulls
 * the path straight, from the goal to the start.
 * </ol>
 *
 * <h2>Source</h2>
 * Godot Engine, github.com/godotengine/godot: the behaviour of {@code NavRegionBuilder2D} and of {@code NavMeshQueries2D},
 * version 4.6.
 */
package org.leeway.pathing.navmesh.godot;
