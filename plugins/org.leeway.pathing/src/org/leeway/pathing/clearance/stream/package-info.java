/**
 * Reachability of maps that do not fit in memory: their rows are streamed.
 *
 * <h2>Semantics</h2>
 * Those of {@link org.leeway.pathing.clearance}. The results are the same numbers and regions; cell by cell nothing is
 * kept.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>A row of terrain becomes a row of traversable cells for each capability, 64 a word; obstacles are drawn into a
 * window of some rows.
 * <li>Rows of traversable cells become rows of legal anchors by a chain of erosions. Each joins a row with itself
 * shifted to the right and with an earlier row, and so makes four squares one greater square. A chain for size s keeps
 * s - 1 rows and takes a number of steps that grows with the logarithm of s.
 * <li>The runs of anchors take the components of the runs above that they touch. All components with a start are one
 * from the beginning, as if the starts were connected. So the reachable part of the map is just a component.
 * <li>A profile of the current row tells which components cover which columns by the anchors of the last s rows. Its
 * columns are counted for each of them. Two legal anchors in one row and not more than s columns apart have only
 * legal anchors between them, so a row of anchors gives a column one component at most, and the profile stays small.
 * <li>A cell that several components cover is counted for each, and also for the set of them. Where components of such a
 * set meet later, the cell was counted too often for the one they have become, and is taken from it.
 * <li>A component that is not in the profile any more is whole: it is reported, or forgotten if it is too small, and
 * leaves the sets.
 * </ol>
 * What is kept at any time is s rows, a profile, the components in it and the sets of them, and the regions to report.
 *
 * <h2>Source</h2>
 * Labelling row by row is due to A. Rosenfeld and J. L. Pfaltz, <em>Sequential Operations in Digital Picture
 * Processing</em>, Journal of the ACM 13, 1966; letting finished components go, to J. Hoshen and R. Kopelman,
 * <em>Percolation and cluster distribution</em>, Physical Review B 14, 1976. The exact areas of overlapping footprints
 * are Leeway's own.
 */
package org.leeway.pathing.clearance.stream;
