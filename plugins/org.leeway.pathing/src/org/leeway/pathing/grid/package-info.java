/**
 * Maps of square cells: their terrain, its text form, and sets of cells.
 * <p>
 * A {@link org.leeway.pathing.grid.TerrainGrid} holds a terrain id of a byte a cell in tiles of 64 x 64 cells. A grid
 * that was edited shares the tiles that the edit left alone with the grid it came from. This makes it cheap to keep
 * many versions of a map, for undo and for results, and to see what differs between two of them.
 * <p>
 * A {@link org.leeway.pathing.grid.BitPlane} is a set of cells, 64 a word, on which algorithms work a word at a time. It
 * has the same tiles, and shares them in the same way; so what follows from a plane can be computed again for the tiles
 * that changed, and taken over for the others.
 */
package org.leeway.pathing.grid;
