/**
 * A simulation of crowds of discs in continuous space, on the exact shapes of walls.
 *
 * <h2>Semantics</h2> A disc moves at most at its speed. On slower terrain, the slowest terrain under the disc counts. No two
 * discs overlap, and no disc overlaps a cell that it cannot cross, a circle, a polygon or the outside of the map. An overlap of
 * up to 1e-9 cells counts as a touch. A disc arrives when its centre is in a cell of the goal.
 *
 * <h2>Algorithm</h2> Time is cut into steps. In each step, every disc moves along a line at a constant speed.
 * <ol>
 * <li>Guidance: a {@link org.leeway.pathing.traffic.disc.DiscField} has the cost of the way to the goal from the points of a
 * lattice. A disc heads for the farthest point of its way that it reaches along a line.
 * <li>Avoidance: each disc chooses a motion near the motion towards its goal. If all discs keep to their chosen motions, no two
 * discs touch for some time. To avoid each other, the two discs of a pair each make half of the change.
 * <li>Decision: one disc after another decides its motion. Discs in narrow passages come first, then discs with the cheapest
 * way. A motion is taken only if the disc overlaps nothing at any time of the step. In this test, other discs move as they
 * have decided, and undecided discs stand still. So each disc may always stay where it is. No two discs ever overlap, because
 * guidance and avoidance only propose motions.
 * <li>Requests: a disc with a barred way asks the discs in its way to move aside, and the asked discs may ask further discs.
 * Discs of the same group move aside only for a disc that has not advanced for some time.
 * </ol>
 * {@link org.leeway.pathing.traffic.Passages} gives the right of way in places narrower than three discs: to one direction at a
 * time.
 *
 * <h2>Source</h2> J. van den Berg, S. Guy, M. Lin and D. Manocha, <em>Reciprocal n-Body Collision Avoidance</em>, Robotics
 * Research, 2011, for the avoidance. K. Okumura et al., IJCAI 2019, for requests. The decision and the right of way are
 * Leeway's own.
 */
package org.leeway.pathing.traffic.disc;
