/**
 * The speed of a unit along a path that is already there, and so the time that it takes.
 *
 * <p>
 * <b>Purpose.</b> Planners of turning units search at constant speeds. Then
 * {@link org.leeway.pathing.steering.speed.SpeedPlan} gives their moves the speeds of a unit with an acceleration, and
 * {@link org.leeway.pathing.steering.speed.TurnSlowing} makes one with a limited turn rate slower in tight curves.
 *
 * <p>
 * <b>Semantics.</b> The speed of a move as the planner made it is a cap: the agent's speed on the slowest terrain there. The
 * heading never turns faster than the turn rate, so at speed v the tightest curve has the greater one of two radii: the
 * turning radius, and v / rate. What makes a unit slower all along a move, such as terrain, makes its turning slower by the
 * same share. A turn on the spot takes its angle / rate. With an acceleration the speed starts from 0, ends at 0, and is
 * 0 where the unit changes gear or turns on the spot; it grows and falls by at most the acceleration. Without one it changes
 * at once. A path of which no curve is slowed, by a unit without acceleration, is as the planner made it.
 *
 * <p>
 * <b>Algorithm.</b> A speed v counts as its stopping distance v^2 / 2a: along the way it changes by at most the way.
 * <ol>
 * <li>The cap of each move is lowered for its radius.
 * <li>At the end of each move the speed is at most both caps there; 0 at stops.
 * <li>Forward, the stopping distance at the end of a move is at most that at its start and the length of the move; then
 * the same backward.
 * <li>In each move the speed grows as far as the cap, or as the rest of the move allows for slowing down.
 * </ol>
 * At each place that is the greatest speed that any legal motion has there, so no motion takes less time. The effort is
 * linear in the moves.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001: slower units turn tighter. Forward and backward pass:
 * J. E. Bobrow, S. Dubowsky and J. S. Gibson, Time-optimal control of robotic manipulators along specified paths, 1985; with
 * bounds on speed and acceleration alone it has no singular points.
 */
package org.leeway.pathing.steering.speed;
