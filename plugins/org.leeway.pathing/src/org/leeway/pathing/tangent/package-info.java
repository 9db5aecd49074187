/**
 * Shortest paths of round units among circles and polygons: the tangent visibility graph.
 *
 * <h2>Semantics</h2>
 * An {@link org.leeway.pathing.tangent.ObstacleScene} holds circles, polygons and perhaps a border. A unit of radius r
 * among them is a point among obstacles grown by r. It may touch anything and overlap nothing, so a gap that is exactly
 * as wide as the unit lets it by. A {@link org.leeway.pathing.tangent.TangentPath} is made of lines that touch
 * obstacles (<em>surfing edges</em>) and of arcs along them (<em>hugging edges</em>). It is a shortest one, and nothing
 * of it lies deeper in an obstacle than rounding goes: a few units in the last place of the coordinates.
 * <p>
 * Whether two obstacles overlap is decided exactly ({@link org.leeway.pathing.geom.Predicates}): where they do by the
 * last place of a number, no path leads between them, along either or straight through.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Solids} grows the obstacles: a circle is a disc; a polygon is a disc at each corner and a wall at each edge,
 * so it gets round corners. With a radius of 0 corners are points, and an edge ends at one only if it does not cut into
 * the polygon there.
 * <li>{@code Beam} finds the tangents of one side of a disc in one of 16 sectors of directions. {@code FanWalk} follows
 * the rays of the sector through the squares of {@code SolidGrid}; {@code Shadows} closes rays that something covers, and
 * when all are closed the walk is over. {@code Sight} judges the tangents by what the rays have met: nothing else can
 * block them. {@code Hugging} works out which arcs of a disc others cover.
 * <li>{@code GraphBuilder} asks for the tangents of all sides in one half of the sectors, for the way back along an edge
 * is in the opposite sector. {@code Places} puts their ends in order around each disc.
 * <li>{@code TangentSearch} is A* with the straight line as estimate. A node is a surfing edge together with the sense in
 * which its end is gone round, so paths have no cusps. It is culled if it crosses the edge before.
 * <li>Two scouts go first: A* with weighted estimates that looks mostly ahead. The length of their path is a bound: the
 * end of each useful edge lies in an ellipse, so beams need not go on beyond that horizon, which for most directions is
 * before the next obstacle.
 * <li>{@code TangentCache} keeps tangents with their horizon and the rectangle that had a say in them. After an edit
 * those stay whose rectangle the edit does not meet.
 * </ol>
 *
 * <h2>Source</h2>
 * <em>Circular Obstacle Pathfinding</em>, redblobgames.com, 2017: the graph, delayed edges, directed nodes, crossing
 * edges. T. Young, <em>Optimizing Points-of-Visibility Pathfinding</em>, Game Programming Gems 2, 2001: corners of
 * polygons. Beams, horizons and the exact treatment of touching are Leeway's own.
 */
package org.leeway.pathing.tangent;
