/**
 * Planners that mend a route over cells until a unit with a turning radius can drive it, and curves that look at nothing.
 *
 * <p>
 * <b>Purpose.</b> Fast answers beside the search over headings. Each says whether it is legal, and if not, where it is not.
 *
 * <p>
 * <b>Semantics.</b> A way is forward, never tighter than the turning radius, and ends at the goal with its heading, if it
 * has one; what a planner does differently it says. A way that is found may be illegal: after it is made, all of it is
 * swept by the true footprint, and everything that it overlaps is a {@link org.leeway.pathing.plan.Conflict} where the unit
 * first overlaps it. Each move is as fast as the slowest terrain that it sweeps, and
 * then gets the speeds of {@link org.leeway.pathing.steering.speed}; the cost leaves acceleration and turn rate out.
 *
 * <p>
 * <b>Algorithm.</b> A* over the anchors of the square footprint finds a route with few turns. The unit drives from
 * waypoint to waypoint, the places where the route turns, with the shortest curve each: an arc and a line. It leaves out a
 * waypoint inside the circle that it turns in, which it could reach by a loop only; to the goal it drives the loop.
 *
 * <p>
 * <b>Open headings.</b> {@code DubinsProvider} answers with the shortest curve over all headings at open ends. The other planners
 * drive each leg to an open heading with the shortest curve over all headings at the end of the leg; the legs together need not
 * be shortest. A unit with an open heading at the start faces the next waypoint. Turns in several moves end on the line from
 * their start to the waypoint, and have the heading of that line.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001: smoothing that ignores blocked tiles, recalculation
 * with single moves invalidated, tighter turns, and backing up.
 */
package org.leeway.pathing.steering.repair;
