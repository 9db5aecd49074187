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
 * unit follows its cheapest way. If several groups move at once, their units keep to the right half of each road. Units of a later
 * group also avoid driving against the direction of earlier groups nearby.
 * <li>Starts: units that appear overlap no other unit. If possible, the starts of a group are off the ways of other groups.
 * <li>Right of way: the units on the map always have an order. Each unit comes before all units in whose way it stands. The way
 * of a unit is the rest of its way to the goal. A unit begins a move only if it meets no other body during the move. The units
 * must also have an order when the unit stands at the end of the move. A unit that appears keeps the same rule. Units decide in
 * the order in which they appeared.
 * <li>Contact: a test of two moving bodies halves intervals of time until a direction keeps the bodies apart in each interval.
 * </ol>
 *
 * <h2>Theorem</h2> If no further units appear, each unit on the map gets to its goal. Take the first unit of the order. No unit
 * stands in its way, because such a unit would come before it. After the next move of the first unit, the order still holds. No
 * unit comes before the first unit, and the rest of its way is shorter. So the first unit can go on when the present moves have
 * ended. Each unit makes finitely many moves, so the first unit arrives, and then the next one. When the map is empty, a unit can
 * appear at any start. So all units of a finite crowd arrive. The price is time: where ways of two groups share a narrow place, a
 * unit may wait for all units that are there.
 *
 * <h2>Source</h2> L. Cohen, T. Uras and S. Koenig, SoCS 2015, for preferred directions. To allow only moves after which all
 * units can still go on one after another is the banker's algorithm of E. W. Dijkstra (EWD 108, 1965). The halves of roads, the
 * starts and the test of contact are Leeway's own.
 */
package org.leeway.pathing.traffic.turning;
