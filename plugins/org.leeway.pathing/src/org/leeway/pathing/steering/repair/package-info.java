/**
 * Planners that repair a route over cells until a unit with a turning radius can drive it, and curves that ignore
 * obstacles.
 *
 * <p>
 * <b>Purpose.</b> Fast answers, as an alternative to the search over headings. Each answer says whether its path is
 * legal, and if not, where it is illegal.
 *
 * <p>
 * <b>Semantics.</b> A path leads forward and is never tighter than the turning radius. If the goal has a heading, the
 * path ends with this heading. A planner that deviates from these rules says so in its description. A path that is found
 * may be illegal. The true footprint is swept along the whole finished path. Each blocker that the footprint overlaps is
 * a {@link org.leeway.pathing.plan.Conflict} at the place of the first overlap. Each move is as fast as the slowest
 * terrain that it sweeps. Then {@link org.leeway.pathing.steering.speed} limits the speeds. The cost ignores
 * acceleration and turn rate.
 *
 * <p>
 * <b>Algorithm.</b> A* over the anchors of the square footprint finds a route with few turns. The waypoints are the places
 * where the route turns. From waypoint to waypoint, the unit drives the shortest curve, an arc and a line. A waypoint may lie
 * inside the circle in which the unit turns, so that only a loop leads there. Most planners leave out this waypoint.
 * {@code TightenProvider} tries tighter curves instead. The goal is never left out, so a loop may lead to the goal.
 *
 * <p>
 * <b>Open headings.</b> {@code DubinsProvider} answers with the shortest curve over all headings at open ends. The other
 * planners drive each leg to an open heading with the shortest curve over all headings at the end of the leg. The legs together
 * need not be shortest. A unit with an open heading at the start faces the next waypoint. Where a curve is illegal,
 * {@code ReverseProvider} turns in several moves, forward and in reverse. Consider the straight line from the start of this
 * turn to the waypoint. If the heading at the waypoint is open, the unit arrives with the heading of this line.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001: smoothing that ignores blocked tiles, new searches in
 * which single moves are forbidden, tighter turns, and backing up.
 */
package org.leeway.pathing.steering.repair;
