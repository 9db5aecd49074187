/**
 * Shortest paths on a mesh, in any direction, for points and for discs of any radius: exact, and on one mesh for all radii.
 *
 * <h2>Semantics</h2>
 * The path of a disc keeps the radius as distance from every wall. Touching is allowed; a disc may overlap a wall by
 * 1e-10 cells, so that a gap of exactly its width lets it through. The path consists of lines and of arcs around the ends
 * of walls. No legal path is shorter. A place where two parts of the mesh only touch connects nothing.
 *
 * <h2>Algorithm for points</h2>
 * {@code IntervalSearch} is A* over intervals: an interval is a part of a portal that is completely visible from the last
 * turn of a path. Paths turn only at corners. The search continues each interval through the face behind the portal. The
 * estimate is the length of the shortest line through the interval to the goal.
 *
 * <h2>Algorithm for discs</h2>
 * <ol>
 * <li>{@code DiscRoot} is the circle of the radius around a corner, with the sense in which the path goes around this circle.
 * Rays leave the circle along its tangents. A fan of rays takes the place of the interval. The two ends of a fan are
 * directions.
 * <li>A ray that comes nearer to a corner than the radius ends there. In each face, {@code FanClipper} cuts such rays out of
 * the fan before the fan goes on through a portal. Testing corners is enough. A ray that comes too near to a wall between its
 * two ends also hits the wall, or comes too near to an end. {@code NearWalls} finds the corners near a face by a flood through
 * portals. Corners behind a wall need no test, because the wall keeps the disc away from them.
 * <li>Where a ray touches the circle of a corner, the path can turn. {@code CornerArcs} finds the parts of that circle on
 * which the disc fits, and the faces in which they lie.
 * <li>Several paths may arrive at one circle. Their lengths are compared at the same place of the circle. If one path arrives
 * earlier on the circle but is longer, its rays are kept only up to the arrival of the other path ({@code DiscRoot#limit}).
 * If a path is longer than another path plus the arc between the two arrivals, none of its rays is kept.
 * <li>The estimate is the length of the arc and the shortest line through the fan's part of a portal to the goal
 * ({@code FanBound}). This length is a convex function of the direction, so the straight line or an end of the fan is best.
 * <li>A shortest path of a point enters no dead end of the graph of faces and portals ({@code Blocks}). A path of a disc may
 * bulge into a dead end, or get around an island there; {@code DiscDeadEnds} finds where.
 * </ol>
 * Data that depend on the radius are computed where a search first needs them, and cached for the next search.
 *
 * <h2>Why not a triangulation made for clearance</h2>
 * M. Kallmann's local clearance triangulations (ACM Transactions on Graphics, 2014) and the refined triangulations of S. Lens
 * and B. Boigelot (arXiv 1606.02055) add vertices until the length of a portal decides whether a disc passes. Both need a
 * constrained Delaunay triangulation of nothing but walls. A mesh here has other vertices: on the borders of tiles and
 * terrains, in imported meshes, and where designers edit. (Tiles keep edits local.) The search for corners near a face is
 * exact on any mesh of convex faces. With faces larger than triangles, a path needs fewer steps.
 *
 * <h2>Source</h2>
 * M. Cui, D. Harabor, A. Grastien, <em>Compromise-free Pathfinding on a Navigation Mesh</em>, IJCAI 2017: interval search
 * for points. Its extension to discs is Leeway's own.
 */
package org.leeway.pathing.navmesh.anyangle;
