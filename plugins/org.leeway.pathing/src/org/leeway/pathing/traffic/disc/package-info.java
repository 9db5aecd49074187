/**
 * A simulation of crowds of discs in continuous space, on the exact shapes of walls.
 *
 * <h2>Semantics</h2> A disc moves at most at its speed, and on slower terrain, the slowest terrain under the disc counts. No two
 * discs overlap, and no disc overlaps a cell that it cannot cross, a circle, a polygon or the outside of the map. An overlap to
 * a depth of 1e-9 cells only touches. A disc arrives when its centre is in a cell of the goal.
 *
 * <h2>Algorithm</h2> Time is cut into steps. In each step, every disc moves along a line at a constant speed.
 * <ol>
 * <li>Guidance: a {@link org.leeway.pathing.traffic.disc.DiscField} has the cost of the way to the goal from the points of a
 * lattice. A disc heads for the farthest point of its way that it reaches along a line.
 * <li>Avoidance: each disc chooses a motion near its wish that avoids contact for some time, if all discs avoid contacts by the
 * same rule. Each half of a pair makes half of the change.
 * <li>Decision: one disc after another decides its motion. Discs in narrow passages come first, then discs with the cheapest way.
 * A motion is taken only if the disc overlaps nothing at any time of the step. Each pair of discs is tested when the later of
 * both decides, and a disc that has not decided counts as standing. So each disc may always stay where it is, and no two discs
 * ever overlap. Guidance and avoidance have no influence on that.
 * <li>Requests: a disc whose way is barred asks the discs in its way to move aside, and these ask others. Discs of the same group
 * move aside only for a disc that has not advanced for some time.
 * </ol>
 * {@link org.leeway.pathing.traffic.Passages} has the right of way in places narrower than three discs: one direction at a time.
 *
 * <h2>Source</h2> J. van den Berg, S. Guy, M. Lin and D. Manocha, <em>Reciprocal n-Body Collision Avoidance</em>, Robotics
 * Research, 2011, for the avoidance. K. Okumura et al., IJCAI 2019, for requests. The decision and the right of way are Leeway's
 * own.
 */
package org.leeway.pathing.traffic.disc;
