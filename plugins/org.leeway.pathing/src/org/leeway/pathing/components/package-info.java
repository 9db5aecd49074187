/**
 * The connected components of a plane of anchors, which can be updated after an edit.
 *
 * <h2>Semantics</h2>
 * Anchors connect by their four sides. If units cut every corner ({@link org.leeway.pathing.world.Diagonals}), anchors
 * connect at their corners too. A component is reached if a unit starts in it.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code TileLabelling} labels the components of each tile of 64 x 64 cells, 64 cells at a time.
 * <li>{@code ComponentBlock} joins the components that touch across a border. A block consists of up to 4 x 4 tiles, or of
 * up to 4 x 4 smaller blocks. After an edit, only the blocks around the changed tiles join components again.
 * <li>{@link org.leeway.pathing.components.ReachedComponents} finds the components in which a unit starts. {@link
 * org.leeway.pathing.components.UnreachedComponents} lists the other components, with areas and bounds.
 * <li>{@link org.leeway.pathing.components.StartGap} holds two groups of spawns that are not connected.
 * </ol>
 */
package org.leeway.pathing.components;
