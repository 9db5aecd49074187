/**
 * How many units get through: an upper bound of the traffic between two regions, and a simulation of crowds of squares. The
 * packages {@link org.leeway.pathing.traffic.disc} and {@link org.leeway.pathing.traffic.turning} simulate crowds of discs and
 * of units that turn.
 *
 * <h2>Semantics</h2> Units are axis-aligned squares that move freely, also between cells. No two squares overlap, and no
 * square overlaps a blocked cell or leaves the map. A unit moves at most at its speed. On slower terrain, the slowest
 * terrain under the square counts.
 *
 * <h2>Theorem</h2> Take a closed line that separates start and goal, and runs through obstacles and gaps only. Each gap lets
 * at most a certain number of units per second through, its <em>rate</em>. Units that begin and end outside the gaps
 * cross the line at no more than the sum of these rates.
 * <p>
 * In a gap, the line runs straight from obstacle to obstacle. The gap is {@code p} cells wide and the line rises by
 * {@code q <= p} cells, so the slope is {@code m = q / p}. For a steeper line, exchange rows and columns.
 * <pre>
 *             . # obstacle
 *         .     |
 *     .         | q
 * # ------------+
 *        p
 * </pre>
 * The units are squares of side {@code s} and speed {@code v}. The fastest terrain in the gap multiplies speeds by
 * {@code k}. Then both of these numbers are upper bounds of the gap's rate:
 * <ol>
 * <li>{@code floor(p / s) * k * v / s * sqrt(1 + m * m) / (1 - m)}, for {@code m < 1}. This is the number of units that are
 * in the gap at one time, divided by the time that each unit needs. Call a unit <em>in the gap</em> while its centre is less
 * than {@code h = s * (1 - m) / 2} above or below the line.
 * <ul>
 * <li>Number: suppose that the centres of two units in the gap are less than {@code s} apart sideways. There, the line rises by
 * less than {@code m * s}. Each centre is less than {@code h} off the line. So the centres are less than
 * {@code m * s + 2 * h = s} apart upwards too, and the squares overlap. This is not allowed, so units in the gap are at least
 * {@code s} apart sideways. In the same way, a square less than {@code s / 2} from an end of the line would cover the
 * end, which is an obstacle. So {@code floor(p / s)} units have room.
 * <li>Time: the centre crosses a slanted band of height {@code 2 * h}. At right angles, this band measures
 * {@code 2 * h / sqrt(1 + m * m)}. The unit crosses it at a speed of {@code k * v} at most.
 * </ul>
 * <li>{@code sqrt(p * p + q * q) * k * v / (s * s)}. In each second, at most an area of the line's length times the speed
 * crosses the line, and each unit has the area {@code s * s}.
 * </ol>
 * Example: a gap of {@code p = 5} without slant, and units of side 2 and speed 3. Two units fit next to each other, and each
 * needs 2/3 s. The first rate is 3 units per second, the second rate 5 * 3 / 4 = 3.75.
 * <p>
 * Without slant, the first rate is never above the second. At a slope of 1, only the second rate is a bound. The
 * plain rate {@code floor(p / s) * v / s} is no bound for slanted gaps: staggered squares pass faster.
 *
 * <h2>Two ways</h2> Units of two kinds, with sides {@code s} and {@code t}, share each gap. In a straight gap, {@code a}
 * units of the first kind and {@code b} units of the second kind fit next to each other if {@code a * s + b * t <= p}. For
 * example, in a gap of {@code p = 7} with {@code s = 3} and {@code t = 2}, the pairs with an asterisk fit:
 * <pre>
 * b = 3   *
 * b = 2   *   *
 * b = 1   *   *
 * b = 0   *   *   *
 *     a = 0   1   2
 * </pre>
 * The pair changes with time. Its mean lies in the convex hull of the pairs that fit. The hull has slanted sides, here the
 * lines {@code a + b = 3} and {@code 2 * a + b = 4}. Each line is a bound: {@code a} units with weight 2 and {@code b} units
 * with weight 1 never weigh more than 4. For each pair of weights, the closed line with the least sum over its gaps gives a
 * bound of the traffic. The weights of a hull are whole numbers, up to {@code s} for the first kind and up to {@code t} for
 * the second. So all such pairs of weights are tried, and the least of the bounds counts.
 *
 * <h2>Discs</h2> Now the units are discs of diameter {@code d} and speed {@code v}. The gap is a segment of length
 * {@code w} between two points of obstacles, with any slant. If {@code d > w}, the rate is 0. Otherwise, the rate is the
 * smaller of two bounds. On slower terrain, the fastest terrain of the gap counts.
 * <ol>
 * <li>{@code (2 * w / d - 1) * v / d}. Suppose that the centres of two discs cross the segment at the places {@code p}
 * and {@code q}, at the times {@code t} and {@code u}. Then {@code |p - q| + v * |t - u| >= d}. Otherwise, look at the
 * middle between both times. Each centre is at most {@code v * |t - u| / 2} from its place on the segment then. So the
 * distance of the centres is less than {@code d}, and the discs overlap. Both discs cover a part of the gap all this
 * time, so terrain of the gap limits their speed.
 * <ul>
 * <li>In the plane of place and time, each crossing has a diamond {@code |x - p| + v * |s - t| < d / 2} around it. Its
 * area is {@code d * d / (2 * v)}. No two diamonds overlap. No centre is less than {@code d / 2} from an end of the gap.
 * So all diamonds lie in a strip of width {@code w}.
 * <li>Look at a distance {@code x < d / 2} from an end. A diamond covers a time of at most {@code 2 * x / v} there.
 * Between two diamonds, a time of at least {@code (d - 2 * x) / v} stays free. So diamonds cover at most the share
 * {@code 2 * x / d} of the time. On average over {@code x}, this is half. So {@code d / 4} of the width stays free at
 * each end, and the diamonds have {@code w - d / 2} of the width.
 * </ul>
 * <li>{@code v / d * (2 / sqrt(3) * (w / d - 1) + 1 + w / l)}, if the gap is part of a passage of length {@code l}
 * between two parallel walls. The centres in the passage are in a rectangle of {@code w - d} by {@code l}. By the
 * inequality of N. Oler, at most {@code 2 / sqrt(3) * (w - d) * l / (d * d) + (w - d + l) / d + 1} points of mutual
 * distance {@code d} have room there. Each disc that gets through needs a time of at least {@code l / v}.
 * </ol>
 * The bounds hold over any time for units that begin and end outside the gap. For the first bound, no part of these
 * discs is on the line. For the second bound, their centres are outside the passage. Example: for {@code w = 4} and
 * {@code d = v = 1}, the first bound is 7 discs a second. In a passage of length 40, the second bound is 4.56.
 * <p>
 * Discs of one size may have two speeds. Add up the times {@code d / v} of all discs that get through in a second. By the
 * same proofs, the sum is at most the bound without the factor {@code v / d}.
 * <p>
 * The diamonds of discs of two sizes and speeds do not overlap either. So the areas of all diamonds add up to at most
 * {@code w} a second. In a passage, each disc has the area {@code pi * d * d / 4}. The discs lie in a rectangle of {@code w}
 * by {@code l + d}, where {@code d} is the larger diameter. So the areas of the diamonds add up to at most
 * {@code 2 / pi * (1 + d / l) * w} a second. The smaller limit counts.
 * <p>
 * A body that contains a disc has at most the rate of the disc. So a square among discs counts as the largest disc in the
 * square. In the same way, a unit that turns counts as a disc.
 * <p>
 * Long bodies have a third bound in a passage. Let {@code a} be the area of a body, and {@code h} the largest distance of two of
 * its points. If the centre is farther than {@code h / 2} from both ends of the passage, the body lies in the passage. So at most
 * {@code w * l / a} centres are in this inner part, and each needs a time of at least {@code (l - h) / v} to cross it. The rate is
 * at most {@code v * w * l / (a * (l - h))}. For two kinds of bodies, the bound uses the smaller {@code a} and the larger
 * {@code h}.
 *
 * <h2>Algorithm</h2> Dijkstra's algorithm finds the closed line with the least sum of rates. The line goes from obstacle to
 * obstacle over gaps. The line separates start and goal if it crosses a path from start to goal an odd number of times. So the
 * search stores the parity of these crossings, see {@link org.leeway.pathing.balance.CrossingLine}. Gaps of up to six cells
 * have any slant. Wider gaps run along rows, columns and diagonals only. Without the other gaps, the bound may be larger,
 * but never wrong.
 *
 * <h2>Simulation</h2> A {@link org.leeway.pathing.traffic.TrafficSimulation} moves the units of some groups down the travel
 * fields of their goals, in steps of equal time. A unit moves from anchor to anchor. A motion begins only if the unit hits
 * no other unit at any time of the motion. The check assumes that units in motion end their motions, and then stand. So each
 * unit may always stay where it stands. A unit in the way of another unit inherits the priority of the other unit. In narrow
 * passages, one direction has the right of way, and units in other directions wait.
 *
 * <h2>Source</h2> L. Ford and D. Fulkerson, 1956, for flows and cuts. J. Mitchell and V. Polishchuk, <em>Thick
 * Non-Crossing Paths and Minimum-Cost Flows in Polygonal Domains</em>, SoCG 2007, for cuts as cheapest lines. N. Oler,
 * <em>An Inequality in the Geometry of Numbers</em>, Acta Mathematica 105, 1961, for points in a rectangle. K. Okumura
 * et al., IJCAI 2019, for priorities. The rates of gaps and the right of way are Leeway's own.
 */
package org.leeway.pathing.traffic;
