/**
 * The fit of units: the clearance of a map, and the anchors that units of each size and capability can reach.
 *
 * <h2>Semantics</h2> A unit has a square footprint of {@code size} x {@code size} cells, anchored at its top-left cell, and
 * a {@link org.leeway.pathing.world.Capability}: the terrains it can cross. A cell is traversable if its terrain belongs to
 * the capability and no obstacle blocks it. The <em>true clearance</em> of a cell is the side of the largest square of
 * traversable cells with this cell at its top left. The square lies inside the map. A unit stands legally on an anchor if
 * and only if the clearance there is its size or more. The unit steps to neighbouring anchors, diagonally as
 * {@link org.leeway.pathing.world.Diagonals} allows. The anchors that it can reach form connected components. Anchors
 * connect by their four sides, because two straight steps lead to the same anchor as a diagonal step. Only if units cut
 * every corner, anchors connect at their corners too. <p> A cell is <em>covered</em> if the footprint of a reachable anchor
 * contains it. The cell's own clearance may be less than the size. For example, a unit reaches a cell at a wall by standing
 * on an anchor further left or up.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@link org.leeway.pathing.raster.BlockedCells} finds the cells that the obstacles of a
 * {@link org.leeway.pathing.world.Scene} block, exactly.
 * <li>{@link org.leeway.pathing.clearance.ClearancePlanes} finds the plane of legal anchors of each capability and size, 64
 * cells at a time. The plane is the AND of shifts of the plane of a smaller size. For all later steps the plane is a plain
 * grid: size and capability no longer matter.
 * <li>{@link org.leeway.pathing.clearance.ClearanceAnnotator} computes the clearance of every cell as numbers, in one pass,
 * to show or export it. A threshold on the clearance gives the same planes.
 * <li>{@link org.leeway.pathing.clearance.Reachability} labels the components of each tile of the plane. Tiles are
 * joined into blocks, and blocks into larger blocks. Components that touch across a border inside a block are merged.
 * The components in which a unit starts are kept. The footprint dilates them to the covered cells. A {@link
 * org.leeway.pathing.components.StartGap} describes two groups of spawns that these components do not connect.
 * <li>{@link org.leeway.pathing.clearance.width.FitMap} answers for all sizes at once. The largest size that can reach an
 * anchor is the width of the bottleneck path to it. The width of an anchor is its clearance.
 * {@link org.leeway.pathing.clearance.width.FitPlanes} gives the same answers for small sizes.
 * {@link org.leeway.pathing.clearance.ReachableSizes} holds a plane for each size, and the reachability of any of these
 * sizes follows from it.
 * <li>{@link org.leeway.pathing.clearance.width.CoveringMap} holds the side of the largest square that covers each cell, of
 * clearance or of fit.
 * <li>{@link org.leeway.pathing.chokes.Chokes} processes the clearances in descending order, as in a watershed transform,
 * and records where basins merge: the narrow passages on bottleneck paths.
 * </ol> {@link org.leeway.pathing.clearance.stream} does the same for maps that are too large for memory.
 *
 * <h2>Edits</h2> Planes are values that share tiles of 64 x 64 cells. After an edit, {@code with} makes the next result
 * from the last result. A tile is computed again only if a tile on which it depends was replaced. The old tile is kept if
 * the result is equal. A covering square of at most the side of a tile depends only on the tiles around it. So a brush
 * stroke affects few covering squares. Components are joined again only in the blocks around changed tiles.
 *
 * <h2>Source</h2> D. Harabor and A. Botea, <em>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
 * Environments</em>, IEEE Symposium on Computational Intelligence and Games, 2008. This paper has true clearance,
 * capabilities, and the theorem that a problem with sizes and capabilities is equivalent to a problem on a plain grid. The
 * bottleneck-path pass over all sizes and the exact areas of regions are Leeway's own.
 */
package org.leeway.pathing.clearance;
