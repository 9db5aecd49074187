/**
 * What to change in a map so that a unit gets where it could not get.
 *
 * <h2>Semantics</h2>
 * {@link org.leeway.pathing.repair.Widening} names cells to clear: the fewest that make a path for a unit of a size, or
 * room for it on a cell. Some cells may be fixed, such as those under an obstacle, and are never named.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Footprint} tells what it costs to cover a rectangle of cells: the number of cells to clear.
 * <li>{@code MinimumCostPath} runs Dijkstra's algorithm over anchors; a step costs what it covers in addition. {@code
 * BucketQueue} keeps anchors by cost, {@code Visits} the best path to each.
 * </ol>
 *
 * <h2>Source</h2>
 * R. Dial, <em>Algorithm 360: Shortest-Path Forest with Topological Ordering</em>, Communications of the ACM 12(11),
 * 1969. Where the result can miss the true minimum is told at {@link org.leeway.pathing.repair.Widening}.
 */
package org.leeway.pathing.repair;
