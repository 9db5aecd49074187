/**
 * Images and grids of numbers as levels: PNG, portable graymaps, raw numbers and ASCII grids of ESRI. The first row of
 * all of them is the upper one, and becomes row 0 of the level.
 *
 * <p> A {@code GridSource} reads a file row by row, and checks the size in its header before anything else. A
 * {@code CellClasses} turns values into terrains: {@code ValueClasses} by value or colour, {@code HeightClasses} by
 * limits of heights. {@code GridImport} joins the two.
 */
package org.leeway.core.exchange.grid;
