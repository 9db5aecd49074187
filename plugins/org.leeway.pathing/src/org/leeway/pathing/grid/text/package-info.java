/**
 * Grids of terrain as text: a line for each row, with runs of equal cells.
 *
 * <p>{@link org.leeway.pathing.grid.text.TerrainGridReader} reads the text in parts and passes on its rows, with one row in
 * memory. The reader checks everything before it relies on it, and reports faults as a {@link
 * org.leeway.pathing.grid.text.TerrainGridFormatException}.
 */
package org.leeway.pathing.grid.text;
