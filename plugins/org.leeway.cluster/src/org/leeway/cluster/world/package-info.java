/**
 * A world in tiles: one map whose cells are in many files. {@link org.leeway.cluster.world.WorldTiles} finds these. A task of
 * the cluster streams a {@link org.leeway.cluster.world.Block} of tiles, with what it needs of the tiles around it, and tells
 * what it knows of the reachability there. {@link org.leeway.cluster.world.BlockJoins} joins blocks, then what came of them,
 * until the driver joins the last few: so nothing but the components that reach a border goes over the network. A second
 * pass tells the blocks from the top down which of their components are reached.
 *
 * <p>{@link org.leeway.cluster.world.WorldChokes} needs all cells at once, so it serves worlds that fit in memory.
 *
 * <p>{@link org.leeway.pathing.clearance.stream} has the algorithm.
 */
package org.leeway.cluster.world;
