/**
 * Fields of sizes over a map: the largest unit that reaches an anchor, and the largest square that covers a cell.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.clearance.SizeField} gives each cell the side of a square. The cell is either the
 * <em>anchor</em> of the square, which is its top-left cell, or a cell that the square <em>covers</em>. Sizes are
 * <em>exact</em>, or exact <em>up to a limit</em>: a number equal to the limit stands for the limit or more.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@link org.leeway.pathing.clearance.width.FitMap} answers for all sizes at once. The largest size that can reach an
 * anchor is the width of the bottleneck path to it. The width of an anchor is its clearance.
 * <li>{@link org.leeway.pathing.clearance.width.FitPlanes} answers for sizes up to a limit, with a plane for each size.
 * <li>{@link org.leeway.pathing.clearance.width.CoveringMap} finds the largest square that covers a cell. The squares
 * are given by the clearance or by the fit of their anchors. A square covers a row of cells in each of its rows. So the
 * largest side is found first along columns, then along rows. Each time, a queue of candidates ({@code ReachingMaximum})
 * finds the largest number that reaches a place. A number <i>n</i> reaches <i>n</i> places, from its own place on.
 * </ol>
 */
package org.leeway.pathing.clearance.width;
