/**
 * Paths on a mesh in two phases: a corridor of faces from a search of the dual graph, and the shortest path through it.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.corridor.DualGraph} has a node at the centroid of each face and a link for each portal.
 * The cost of a face is the cost of its terrain. A {@link org.leeway.pathing.navmesh.corridor.Corridor} is a sequence of faces
 * with a portal from each to the next. The path through it is the shortest path that passes its portals in order. Another
 * corridor may hold a shorter path. The path is exact. If the ends of portals are moved inwards by the radius of a unit, the
 * path is exact but for rounding.
 * <p>
 * Corridors of equal cost are common on grids. To break a tie, the portals of both corridors are compared backwards from the
 * goal. At the first difference, the corridor wins whose portal has the lower number: the number of the half-edge by which
 * the corridor leaves a face. All algorithms follow this rule, and costs are rounded such that their sums are exact.
 * <p>
 * Even with moved ends, a unit can come nearer to walls than its radius. The reason is that a wall beside a portal may be
 * nearer to the path than the ends of the portal. A unit may also miss paths, because an end of a portal is moved even if the
 * end is not on a wall. {@link org.leeway.pathing.navmesh.corridor.PathClearance} measures how near the unit comes to walls.
 * <p>
 * Engines allow only a few vertices per face: {@link org.leeway.pathing.navmesh.corridor.FaceSplitter} splits larger faces.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code CentroidSearch} and {@code MidpointSearch} are A* from centroid to centroid, or through the middles of
 * portals; without estimates they are Dijkstra's algorithm. Portals narrower than the unit are closed.
 * <li>{@code NextHopBuilder} instead builds a table, with one search from each face. For each face, the table lists the goals in
 * depth-first order, as runs of goals with the same first portal.
 * <li>{@code Funnel} keeps the shortest paths to both ends of the last portal, as a deque with their last common vertex, the
 * apex. A new end shortens its own side, then moves the apex along the other side. Each vertex enters and leaves the deque
 * once. A portal that is on one line with the apex has a rule of its own.
 * </ol>
 *
 * <h2>Source</h2>
 * <em>Global Path Planning and Local Refinement</em>, a blog post by T. Wheeler: both phases, and moved ends for the width.
 * D. T. Lee and F. P. Preparata, <em>Euclidean Shortest Paths in the Presence of Rectilinear Barriers</em>, Networks 14,
 * 1984: the funnel. B. Strasser, A. Botea and D. Harabor, <em>Compressing Optimal Paths with Run Length Encoding</em>, JAIR
 * 54, 2015: tables of next hops.
 */
package org.leeway.pathing.navmesh.corridor;
