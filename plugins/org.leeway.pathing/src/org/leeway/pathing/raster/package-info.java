/**
 * Values of cells, row by row: whether a shape blocks a cell, a number for each cell, and the distance of a cell to
 * walls.
 *
 * <ol>
 * <li>{@link org.leeway.pathing.raster.BlockedCells} finds exactly which cells are blocked by the obstacles of a
 * {@link org.leeway.pathing.world.Scene}. {@code CircleRasteriser} serves circles. {@code PolygonRasteriser} serves
 * polygons, and sweeps the rows of cells. {@link org.leeway.pathing.raster.ObstacleMap} holds these cells, and the anchors that
 * {@code GrownObstacles} finds too near to obstacles.
 * <li>{@link org.leeway.pathing.raster.CellNumbers} stores a number for each cell, in tiles that share equal arrays.
 * <li>{@link org.leeway.pathing.raster.WallDistance} computes the Euclidean distance of each cell to the nearest wall. Two
 * scans along the columns find vertical distances. Lower envelopes of parabolas along the rows combine them.
 * </ol>
 *
 * <h2>Source</h2> P. F. Felzenszwalb and D. P. Huttenlocher, <em>Distance Transforms of Sampled Functions</em>, Theory of
 * Computing 8, 2012: the distance to walls.
 */
package org.leeway.pathing.raster;
