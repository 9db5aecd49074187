/**
 * Maps of square cells: their terrain, its text form, and sets of cells.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.grid.TerrainGrid} holds a terrain id of one byte for each cell, in tiles of 64 x 64 cells.
 * After an edit, a grid shares all unchanged tiles with the grid before. So it is cheap to keep many versions of a map,
 * for undo and for results, and to find the differences between two of them.
 * <p>
 * A {@link org.leeway.pathing.grid.BitPlane} is a set of cells, 64 in a word, so algorithms process 64 cells at a time. A
 * plane has the same tiles and shares them in the same way. After an edit, results that depend on a plane are computed
 * again for the changed tiles only.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@link org.leeway.pathing.grid.TerrainPlanes} turns terrain into planes in one pass over the tiles. {@code
 * TileBits} separates the ids of a tile into bit planes; the cells of a terrain match its id in every bit.
 * <li>{@link org.leeway.pathing.grid.TerrainGridReader} reads the text of a grid in parts and passes on its rows, with one
 * row in memory. The reader checks everything before it relies on it.
 * <li>{@link org.leeway.pathing.grid.FloodFill} finds connected cells of one terrain, a horizontal run at a time.
 * <li>{@link org.leeway.pathing.grid.NearestCell} looks outward for the nearest cell that passes a test.
 * </ol>
 */
package org.leeway.pathing.grid;
