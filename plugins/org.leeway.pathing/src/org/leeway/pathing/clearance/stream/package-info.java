/**
 * Reachability of maps that do not fit in memory. The rows of the whole map, or of parts of the map, are streamed.
 *
 * <h2>Semantics</h2> The same as in {@link org.leeway.pathing.clearance}. The results are the same numbers and regions, but
 * no planes.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>A row of terrain becomes a row of traversable cells for each capability, 64 in a word. Obstacles are drawn into a
 * window of some rows.
 * <li>Rows of traversable cells become rows of legal anchors by a chain of erosions. Each erosion combines a row with a
 * copy of itself, shifted to the right, and then with an earlier row. So an erosion joins four squares to one larger
 * square. A chain for size s keeps {@code s - 1} rows and takes a number of steps that grows with the logarithm of s.
 * <li>A run of anchors joins the components of all runs that it touches in the row above. If units cut every corner, a touch
 * at a corner counts too. All components with a start are counted as one component from the beginning, as if the starts were
 * connected. So the counts treat the reachable part of the map as a single component. The labels of components with starts
 * stay separate, so they show which spawns are not connected.
 * <li>A profile of the current row has, for each column, the components that cover it by anchors of the last s rows. The
 * columns are counted for each of these components. Two legal anchors in one row, at most s columns apart, have only legal
 * anchors between them. So a row of anchors gives a column one component at most, and the profile stays small.
 * <li>A cell that several components cover is counted in each component. For each set of components, another count says how
 * many cells all components of the set cover. If two components of the set are merged later, the merged component has counted
 * these cells twice. Then the surplus is subtracted.
 * <li>A component that has left the profile is complete: it is reported, or dropped if it is too small, and removed from
 * the sets.
 * </ol> Memory holds s rows, a profile, the components in it, their sets, and the regions to report.
 *
 * <h2>Maps in parts</h2> A {@link org.leeway.pathing.clearance.stream.PartStream} does the same for a rectangle of a map,
 * with some cells around it. Both parts at a border see a strip of s columns or rows of anchors. Each part labels the
 * components of the strip as if there were no anchors outside the strip. So both parts find the same components of the
 * strip. A {@link org.leeway.pathing.clearance.stream.PartJoin} takes these components as the vertices of a graph. Two
 * components of anchors, one in each part, are merged if both contain the same component of the strip. A component whose
 * footprints cover a spawn is kept too, so that the whole knows which spawns are connected. Each part counts only the
 * anchors and cells of its own rectangle, so counts add up. Bounds and first anchors may be seen twice without harm. A
 * component is complete if no strip connects it with the outside. Parts can be joined in any order. So a tree of joins can
 * handle a world, with memory in proportion to the borders.
 *
 * <h2>Source</h2> Labelling row by row is due to A. Rosenfeld and J. L. Pfaltz, <em>Sequential Operations in Digital
 * Picture Processing</em>, Journal of the ACM 13, 1966. Dropping finished components is due to J. Hoshen and R. Kopelman,
 * <em>Percolation and cluster distribution</em>, Physical Review B 14, 1976. The exact areas of overlapping footprints are
 * Leeway's own.
 */
package org.leeway.pathing.clearance.stream;
