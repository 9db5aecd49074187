/**
 * Images and grids of numbers as levels: PNG, portable graymaps, raw numbers and ASCII grids of ESRI. In all of these
 * formats, the first row is the upper row, and becomes row 0 of the level.
 *
 * <p> A {@code GridSource} reads a file row by row, and checks the size in its header before anything else. A
 * {@code CellClasses} turns values into terrains: {@code ValueClasses} by value or colour, {@code HeightClasses} by
 * limits of heights. {@code GridImport} makes a level with both.
 */
package org.leeway.core.exchange.grid;
