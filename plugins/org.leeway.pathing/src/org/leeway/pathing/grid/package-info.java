/**
 * Maps of square cells: their terrain, and sets of cells.
 *
 * <h2>Semantics</h2> A {@link org.leeway.pathing.grid.TerrainGrid} holds a terrain id of one byte for each cell, in tiles
 * of 64 x 64 cells. After an edit, a grid shares all unchanged tiles with the grid before the edit. So it is cheap to keep
 * many versions of a map, for undo and for results, and to find the differences between two versions. <p> A
 * {@link org.leeway.pathing.grid.BitPlane} is a set of cells, 64 in a word, so algorithms process 64 cells at a time. A
 * plane has the same tiles and shares them in the same way. After an edit, results that depend on a plane are computed
 * again for the changed tiles only.
 *
 * <h2>Algorithm</h2> {@link org.leeway.pathing.grid.TerrainPlanes} turns terrain into planes in one pass over the tiles.
 * {@code TileBits} separates the ids of a tile into bit planes. The cells of a terrain match its id in every bit.
 */
package org.leeway.pathing.grid;
