/**
 * The curves of units with a turning radius, without obstacles.
 *
 * <p>
 * <b>Purpose.</b> {@link org.leeway.pathing.steering.curve.Dubins} is the shortest curve to a pose for a unit that only
 * drives forward. {@link org.leeway.pathing.steering.curve.ReedsShepp} is the shortest curve to a pose for a unit that
 * also reverses. {@link org.leeway.pathing.steering.curve.OpenEnd} is the best curve to a place with any heading there.
 * {@link org.leeway.pathing.steering.curve.ArcLine} is a turn and a line to a place. Each of these classes returns the
 * length alone, without allocating, or the path. The path, a {@link org.leeway.pathing.steering.curve.SteeringPath},
 * has a pose at each distance and converts to a {@link org.leeway.pathing.plan.Trajectory}.
 *
 * <p>
 * <b>Semantics.</b> x goes right and y down. Headings are in radians, 0 to the right, and grow clockwise. So R is a
 * turn to the right, which sources with y up call L. Lengths are in cells. No curve is tighter than the turning radius.
 * With radius 0 the unit turns on the spot, and the length is the distance. Headings that differ by rounding are equal.
 * A place that is beside the line by rounding is on the line, so no path makes a whole turn to get there. A path misses
 * its end by rounding errors only.
 *
 * <p>
 * <b>Algorithm.</b> For two poses, {@code MeanFrame} chooses the frame whose x axis halves the angle between the headings. Its
 * unit is the turning radius. A task is then only three numbers: the place (x, y) of the goal, and half of the angle between
 * the headings. A word has a letter for each piece of a path: R or L for an arc, S for a line. A small letter is driven in
 * reverse.
 * <ol>
 * <li>Reversal of gears, reflection, and driving from the goal back only change signs in this frame. So y and the angle
 * are made positive, and x too if the unit reverses.
 * <li><b>Reeds-Shepp.</b> Nine of the 48 words are then left, each shortest for the goals in one region. If a word has a line,
 * let b be the heading of the line. Then the angles of all arcs add up to 2 b. For RSR and lRSR they add up to the angle
 * between the two headings instead. A region ends where an arc of its word vanishes or becomes a quarter of a circle. In a word
 * of three arcs, the region also ends where an outer arc becomes as long as the inner arc. Polynomials of x, y, sine and cosine
 * decide this without angles. Two lengths are compared only where the regions of the two words of four arcs overlap.
 * <li><b>Dubins.</b> RSR is shortest wherever it needs no whole turn. Elsewhere LSL competes with RSL and LSR. RSL
 * leads from the right circle of the start to the left circle of the goal. If these two circles overlap, LRL takes the
 * place of RSL. Likewise, RLR takes the place of LSR.
 * </ol>
 * Angles are computed only for the chosen words, one or two angles for a length. The differences under the roots are
 * formed without cancellation.
 *
 * <p>
 * <b>Open headings.</b> A shortest path to an open heading ends on the line where its curvature changes sign, because
 * nothing is gained there by turning (Pontryagin's principle). Of the words that end there, two are shortest forward.
 * The words are RS, and LR to a place inside the right circle. The second arc of LR is more than half a circle. With
 * both gears three words are shortest: RS, lR and lRS. The costs of the gears fix the second arc of lRS
 * ({@code GearSwitch}). This arc is a quarter if both gears cost the same. Each of these words has one solution, from a
 * triangle of two centres and the place. If the heading at the start is open, the path is computed from the goal to the
 * start and driven back. Two tests with random and with regular poses confirm that no path costs less. The tests try
 * all headings with all words, and all paths of up to three arcs and a line. From a reverse cost of about 2.5 on, words
 * such as RlRS are better at some places.
 *
 * <p>
 * <b>Source.</b> Arc and line: M. Pinter, Toward more realistic pathfinding, 2001. Words: L. E. Dubins, On curves of
 * minimal length with a constraint on average curvature, 1957; J. A. Reeds and L. A. Shepp, Optimal paths for a car
 * that goes both forwards and backwards, 1990. Symmetries and the bounds of the arcs: P. Soueres and J.-P. Laumond,
 * Shortest paths synthesis for a car-like robot, 1996. The regions are derived here, and compared with all words on
 * random and on regular pairs of poses.
 */
package org.leeway.pathing.steering.curve;
