/**
 * Grids of terrain as text: a line for each row, with runs of equal cells.
 *
 * <p>{@link org.leeway.pathing.grid.text.TerrainGridReader} reads the text in pieces and passes each row to a target, with
 * one row in memory. The reader checks all values before it uses them, and reports faults as a
 * {@link org.leeway.pathing.grid.text.TerrainGridFormatException}.
 */
package org.leeway.pathing.grid.text;
