/**
 * Shortest paths of disc agents among circles and polygons: the tangent visibility graph.
 *
 * <h2>Semantics</h2>
 * An {@link org.leeway.pathing.world.Scene} holds circles, polygons and perhaps a border. A disc of radius r among them
 * is a point among obstacles inflated by r. The disc may touch obstacles but not overlap them, so it passes a gap that
 * is exactly as wide as itself. A {@link org.leeway.pathing.tangent.TangentPath} consists of straight lines that touch
 * obstacles (<em>surfing edges</em>) and of arcs along them (<em>hugging edges</em>). Each such path is a shortest
 * path. No part of it lies deeper in an obstacle than rounding explains: a few units in the last place of the
 * coordinates.
 * <p>
 * Whether two obstacles overlap is decided exactly ({@link org.leeway.pathing.geom.exact.Predicates}). If they overlap,
 * even by the last place of a number, no path leads between them.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code InflatedObstacles} inflates the obstacles by the radius. A circle becomes a disc. A polygon becomes a disc
 * at each corner and a wall at each edge, so paths follow arcs around its corners. An <em>item</em> is a disc or a
 * wall. A <em>side</em> of a disc is the disc with one of the two directions in which a path can go round it. With a
 * radius of 0, corners are points. Then an edge of the graph ends at a corner only if it does not cut into the polygon
 * there.
 * <li>{@code SectorSweep} finds the tangents of one side of a disc in one of 16 sectors of directions.
 * {@code RayFanWalk} follows the rays of the sector through the squares of {@code ObstacleGrid}. {@code Occlusion}
 * closes a strip between two rays when obstacles hide the whole strip. The sweep ends when all strips are closed.
 * {@code SegmentVisibility} checks each tangent against the items that its ray may meet, because no other item can
 * block it. {@code CoveredArcs} finds the arcs of a disc that other items cover.
 * <li>{@code GraphBuilder} collects the tangents of all sides in one half of the sectors: the reverse of an edge is in
 * the opposite sector. {@code EndOrder} sorts the ends of tangents around each disc, and {@code TangentPoints} joins
 * ends that are nearly equal. All cores work in parallel.
 * <li>{@code TangentSearch} is A* with the straight-line distance as estimate. A node is a surfing edge with the
 * direction in which the path goes round the disc at its end, so paths have no cusps. The search drops an edge that
 * crosses the previous edge of its path.
 * <li>Two scouts run first: fast A* searches with weighted estimates, which examine mostly the directions towards the
 * goal. The length of the path that they find is an upper bound. So the end of each useful edge lies in an ellipse.
 * The foci of the ellipse are the start of the edge and the goal. The largest length of a useful edge in a sector is
 * called the <em>horizon</em>. A sweep need not go beyond the horizon. In most directions the horizon is nearer than the
 * next obstacle.
 * <li>{@code TangentCache} caches tangents with their horizon and the area that they depend on. After an edit, it keeps
 * the tangents whose area the edit does not touch.
 * </ol>
 *
 * <h2>Source</h2>
 * <em>Circular Obstacle Pathfinding</em>, redblobgames.com, 2017: the graph, delayed edges, directed nodes, crossing
 * edges. T. Young, <em>Optimizing Points-of-Visibility Pathfinding</em>, Game Programming Gems 2, 2001: corners of
 * polygons. Sector sweeps, horizons and the exact treatment of touching are Leeway's own.
 */
package org.leeway.pathing.tangent;
