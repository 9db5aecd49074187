/**
 * Routes on the exported mesh for an agent, as an engine with Detour finds these routes. Detour is a path library that many
 * engines use.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.detour.DetourMesh} is the content of the file for the agent: the area where the centre of
 * a disc may be. Its polygons are cut into tiles, have at most 6 corners, and have coordinates in single precision. A
 * {@link org.leeway.pathing.navmesh.detour.DetourRoute} is the route that Detour finds on these polygons within its limit of
 * search nodes. The results equal Detour's results to the last bit, ties and tolerances included.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code DetourLinks} links polygons as Detour does when it loads the tiles. {@link
 * org.leeway.pathing.navmesh.detour.DetourGraph} holds the links in the order in which Detour follows them.
 * <li>{@code NearestPolygon} finds the polygons of start and goal by the tree of bounds of each tile.
 * <li>{@link org.leeway.pathing.navmesh.detour.DetourSearch} is A* over polygons, with the place of a polygon fixed where
 * the search first enters it. {@code StraightPath} is a funnel of three points.
 * </ol>
 *
 * <h2>Source</h2>
 * M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation: the behaviour of {@code dtNavMesh::addTile} and of
 * {@code findNearestPoly}, {@code findPath} and {@code findStraightPath} of {@code dtNavMeshQuery}, version 1.6.
 */
package org.leeway.pathing.navmesh.detour;
