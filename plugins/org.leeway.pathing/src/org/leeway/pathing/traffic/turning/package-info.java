/**
 * A simulation of crowds of units that turn: rectangles and discs with a turning radius.
 *
 * <h2>Semantics</h2> Units move along lines and arcs from pose to pose, as paths of
 * {@link org.leeway.pathing.steering.search} with 8 headings do. A turn on the spot takes one step. A unit may stop at each pose.
 * No two bodies overlap, and no body overlaps a wall. An overlap by about 1e-9 cells counts as a contact. A unit arrives when
 * it stands at a place of its goal, with any heading.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Ways: a {@link org.leeway.pathing.steering.search.TurningField} has the cost of the way to the goal from each pose. Each
 * unit follows its cheapest way. If several groups move at once, their units keep to the right. Units of a later group also
 * avoid driving against the direction of earlier groups nearby.
 * <li>Starts: no unit at its start stands in the way of another unit. So each unit can leave.
 * <li>Right of way: the unit whose way to the goal is cheaper goes first. A unit begins a move only if it meets no other body
 * during the move. At the end of the move, the unit must not stand in the way of a unit that goes first. The whole way of this
 * other unit to its goal counts. If a unit would overtake another unit in this order, the overtaken unit must not stand in the
 * way of the overtaking unit.
 * <li>Contact: a test of two moving bodies halves intervals of time until a direction keeps the bodies apart in each interval.
 * </ol>
 *
 * <h2>Theorem</h2> Each unit that appears gets to its goal. Take the unit that goes first of all units that have left their
 * starts. No unit at its start stands in the way of this first unit. No other unit that has left stands in its way either.
 * Otherwise, a move would not have been allowed: the last move of the other unit, or the first unit's move past the other
 * unit. So the first unit can go on when the present moves have ended. The price is time: where ways of two groups share a
 * narrow place, a unit may wait for all units that go before it.
 *
 * <h2>Source</h2> L. Cohen, T. Uras and S. Koenig, SoCS 2015, for preferred directions. The order, the starts and the test of
 * contact are Leeway's own.
 */
package org.leeway.pathing.traffic.turning;
