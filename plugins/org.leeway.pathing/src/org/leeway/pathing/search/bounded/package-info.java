/**
 * Routes in any direction over terrains of different speeds, with a proved lower bound of their cost.
 *
 * <h2>Semantics</h2> The anchor of the unit moves along lines that begin and end anywhere. Where the footprint overlaps several
 * cells, the slowest of their terrains counts, and all must be legal. So the slowness is constant in each face and on each edge
 * of the lattice of anchors. The cost of a route is the integral of the slowness. The answer has a route and a lower bound: no
 * route costs less than the bound. The route is at most 1 % above the bound, unless the search reaches its limit of work.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Theta* finds a route. The route is tightened: its points slide, and lines replace what is not cheaper.
 * <li>A front marches over a lattice from the start, and estimates the cost to each vertex. The vertices that it comes from
 * are another route, which is tightened too.
 * <li>The estimates are compared with the slowness of each face and edge. Where they are too steep, they are lowered. The result
 * is a potential, which rises along every route by at most its cost. So the potential at the goal is a lower bound.
 * <li>If bound and route are not near each other, a potential is made from the goal too. Where the sum of both is too large, no
 * route can be much better than the best one. Only the other faces remain.
 * <li>Fronts that move faster through faces that were too steep improve the bound.
 * <li>The faces that remain are divided into four, and the search starts again.
 * </ol>
 *
 * <h2>Source</h2> The weighted region problem: J. Mitchell and C. Papadimitriou, <em>The Weighted Region Problem: Finding
 * Shortest Paths Through a Weighted Planar Subdivision</em>, Journal of the ACM 1991. Fronts: J. A. Sethian, PNAS 1996. Leeway's
 * own ideas are the bound that follows from the slopes of estimates, and the faster fronts that improve it.
 */
package org.leeway.pathing.search.bounded;
