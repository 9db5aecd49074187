/**
 * The speed of a unit along a given path, and so the duration of the path.
 *
 * <p>
 * <b>Purpose.</b> Planners of turning units search at constant speeds. Then
 * {@link org.leeway.pathing.steering.speed.TurnSlowing} slows units with a limited turn rate in tight curves.
 * {@link org.leeway.pathing.steering.speed.SpeedPlan} gives the moves the speeds of a unit with an acceleration.
 *
 * <p>
 * <b>Semantics.</b> The speed that the planner gave a move is a cap: the agent's speed on the slowest terrain there. The
 * heading never turns faster than the turn rate. So at speed v, the tightest curve has the larger of two radii: the
 * turning radius, and v / rate. Slow terrain under a move reduces the turn rate by the same factor as the speed. A turn
 * on the spot takes its angle / rate. With an acceleration, the speed is 0 at both ends, where the unit changes gear,
 * and where it turns on the spot. Between these places the speed changes by at most the acceleration. Without an
 * acceleration, the speed changes at once. If no curve is slowed and the unit has no acceleration, the path stays as the
 * planner made it.
 *
 * <p>
 * <b>Algorithm.</b> A speed v is represented by its stopping distance v^2 / 2a. Along a path, the stopping distance
 * changes by at most the length of the path.
 * <ol>
 * <li>The cap of each move is lowered for its radius.
 * <li>Where two moves meet, the speed is at most the cap of each of the two moves. The speed is 0 where the unit stops.
 * <li>Forward pass: over a move, the stopping distance grows by at most the length of the move. Backward pass: the same
 * from the end.
 * <li>In each move the speed grows as far as the cap, or as the rest of the move allows for slowing down.
 * </ol>
 * At each place, no legal motion is faster than the plan. So no motion reaches the end earlier. The effort is linear in
 * the moves.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001: slower units turn tighter. Forward and backward
 * pass: J. E. Bobrow, S. Dubowsky and J. S. Gibson, Time-optimal control of robotic manipulators along specified paths,
 * 1985. With bounds on speed and acceleration alone, their method meets no singular points.
 */
package org.leeway.pathing.steering.speed;
