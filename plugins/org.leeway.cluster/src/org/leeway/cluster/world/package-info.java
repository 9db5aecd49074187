/**
 * A world in tiles: one map whose cells are in many files, which {@link org.leeway.cluster.world.WorldTiles} finds.
 * <ol>
 * <li>A task streams a {@link org.leeway.cluster.world.Block} of tiles with a halo of cells around it. The result is
 * the reachability inside the block.
 * <li>{@link org.leeway.cluster.world.BlockJoins} joins neighbouring results round by round, and the driver joins the
 * last few results. Only components that reach a border go over the network.
 * <li>A second pass goes back from the world to its blocks, and marks which components of each block are reached.
 * </ol>
 * <p>{@link org.leeway.cluster.world.WorldChokes} needs all cells at once, so it serves only worlds that fit in memory.
 * <p>{@link org.leeway.pathing.clearance.stream} describes the algorithm.
 */
package org.leeway.cluster.world;
