/**
 * How many units get through: an upper bound of the traffic between two regions, and a simulation of crowds.
 *
 * <h2>Semantics</h2> Units are axis-aligned squares that move freely, also between cells. No two squares overlap, and no
 * square overlaps a blocked cell or leaves the map. A unit moves at most at its speed. On slower terrain, the slowest
 * terrain under the square counts.
 *
 * <h2>Theorem</h2> Take a closed line of obstacles and gaps that separates start and goal. Units that begin and end outside the
 * gaps cross at no more than the sum of the rates of its gaps. A gap is {@code p} cells wide and rises by {@code q <= p}
 * cells, and {@code k} is the fastest terrain there. Squares of side {@code s} and speed {@code v} cross at no more than
 * each of these rates:
 * <ol>
 * <li>{@code floor(p / s) * k * v / s * sqrt(1 + m * m) / (1 - m)}, with the slope {@code m = q / p < 1}. A unit is in the gap
 * while its centre is less than {@code s * (1 - m) / 2} above or below the line. Two units in the gap lie next to each other.
 * Otherwise both would be less than a side apart in both directions. So {@code floor(p / s)} units are in the gap at
 * most. Each unit needs at least {@code s * (1 - m) / (k * v * sqrt(1 + m * m))} seconds to cross.
 * <li>{@code sqrt(p * p + q * q) * k * v / (s * s)}. An area of at most the line's length times the speed crosses a line in
 * each second, and each unit has the area {@code s * s}.
 * </ol>
 * Without the second rate, slanted gaps would have no bound. Without slant, the first rate is the smaller one. The plain rate
 * {@code floor(p / s) * v / s} is no bound for slanted gaps: staggered squares pass faster.
 *
 * <h2>Two ways</h2> Units of both kinds share each gap. Which numbers of units fit next to each other is a knapsack problem. The
 * rates of both kinds lie below each line that touches the hull of these numbers. The normals of the hull have
 * whole numbers up to the sizes of the units. A cut for each normal gives the least bound.
 *
 * <h2>Algorithm</h2> Dijkstra's algorithm from obstacle to obstacle, with the parity of the crossings of a line from start to
 * goal, see {@link org.leeway.pathing.balance.CrossingLine}. Gaps of up to six cells have any slant. Wider gaps run along rows,
 * columns and diagonals. Fewer gaps make the bound larger, never wrong.
 *
 * <h2>Simulation</h2> A {@link org.leeway.pathing.traffic.TrafficSimulation} moves the units of some groups down the travel
 * fields of their goals, in steps of equal time. A unit moves from anchor to anchor. A motion begins only if it is legal at each
 * time, while other units end their motions and stand then. So standing is always legal. Units inherit the priority of units that
 * they are in the way of. In narrow passages, one direction has the right of way, and others wait.
 *
 * <h2>Source</h2> L. Ford and D. Fulkerson, 1956, for flows and cuts. J. Mitchell and V. Polishchuk, <em>Thick Non-Crossing Paths
 * and Minimum-Cost Flows in Polygonal Domains</em>, SoCG 2007, for cuts as cheapest lines. K. Okumura
 * et al., IJCAI 2019, for priorities. The rates of gaps and the right of way are Leeway's own.
 */
package org.leeway.pathing.traffic;
