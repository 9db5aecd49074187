/**
 * Routes in any direction over terrains of different speeds, with a proved lower bound of their cost.
 *
 * <h2>Semantics</h2> The anchor of the unit moves along lines that begin and end anywhere. The unit must be able to cross all
 * cells that the footprint overlaps, and the slowest terrain of these cells counts. So the slowness (time per length) is
 * constant in each face and on each edge of the lattice of anchors. The cost of a route is the integral of the slowness. The
 * answer has a route and a lower bound: no route costs less than the bound. The route is at most 1 % above the bound, unless
 * the search reaches its limit of work.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Theta* finds a route. The route is tightened: its points slide, and straight lines replace parts that are not cheaper.
 * <li>A front marches over a lattice from the start, and estimates the cost to each vertex. The vertices over which the front
 * comes to the goal are another route, which is tightened too.
 * <li>The estimates are compared with the slowness of each face and edge. Where the estimates rise more steeply than the
 * slowness allows, they are lowered. The result is a potential, which rises along every route by at most the route's cost. So
 * the potential at the goal is a lower bound.
 * <li>If the bound is far below the cost of the route, a potential is made from the goal too. Where the sum of both potentials
 * is too large, no much cheaper route can pass. Only the other faces remain.
 * <li>More fronts improve the bound. They move faster through the faces where the estimates rose too steeply.
 * <li>The faces that remain are divided into four, and the search starts again.
 * </ol>
 *
 * <h2>Source</h2> The weighted region problem: J. Mitchell and C. Papadimitriou, <em>The Weighted Region Problem: Finding
 * Shortest Paths Through a Weighted Planar Subdivision</em>, Journal of the ACM 1991. Fronts: J. A. Sethian, PNAS 1996. Leeway's
 * own ideas are the bound that follows from the slopes of estimates, and the faster fronts that improve it.
 */
package org.leeway.pathing.search.bounded;
