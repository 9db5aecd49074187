/**
 * The speed of a unit along a given path, and so the duration of the path.
 *
 * <p>
 * <b>Purpose.</b> Planners of turning units search at constant speeds. Then
 * {@link org.leeway.pathing.steering.speed.TurnSlowing} slows units with a limited turn rate in tight curves.
 * {@link org.leeway.pathing.steering.speed.SpeedPlan} computes the speeds of a unit whose acceleration is limited.
 *
 * <p> <b>Semantics.</b> The speed that the planner gave a move is the cap (speed limit) of the move. The cap is the agent's
 * speed on the slowest terrain under the move. The heading never turns faster than the turn rate. So at speed v, the tightest
 * curve has the larger of two radii: the turning radius, and v / rate. Slow terrain under a move reduces the turn rate by the
 * same factor as the speed. A turn on the spot takes its angle / rate. With an acceleration, the speed is 0 at both ends of
 * the path, at changes of gear, and at turns on the spot. Between these places, the speed changes at most at the rate of the
 * acceleration. Without an acceleration, the speed changes at once. If no curve is slowed and the unit has no acceleration,
 * the path stays as the planner made it.
 *
 * <p>
 * <b>Algorithm.</b> A speed v is represented by its stopping distance v^2 / 2a. Along a path, the stopping distance
 * changes by at most the length of the path.
 * <ol>
 * <li>The cap of a move on a tight curve is lowered, so that the heading turns no faster than the turn rate.
 * <li>Where two moves meet, the speed is at most the cap of each of the two moves. The speed is 0 where the unit stops.
 * <li>Forward pass: along a move, the stopping distance grows by at most the length of the move. Backward pass: the same
 * rule, from the end of the path to the start.
 * <li>In each move, the speed grows up to the cap. If the move is too short for this, the speed grows until the unit must slow
 * down for the end of the move.
 * </ol>
 * At each place, no legal motion is faster than the plan. So no motion reaches the end earlier. The effort is linear in
 * the moves.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001: a slower unit can drive tighter curves. Forward and
 * backward pass: J. E. Bobrow, S. Dubowsky and J. S. Gibson, Time-optimal control of robotic manipulators along specified
 * paths, 1985. Their method needs special care at singular points of a path. Here, a path has no singular points, because only
 * the speed and the acceleration are limited.
 */
package org.leeway.pathing.steering.speed;
