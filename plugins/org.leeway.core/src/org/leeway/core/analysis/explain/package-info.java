/**
 * Answers about one place of an analysed level. {@link org.leeway.core.analysis.explain.CutOff} explains why a unit
 * does not get to a cell. {@code CutOff} first checks the cell, then the squares that cover the cell, then the spawns.
 * Finally, {@code CutOff} searches for the largest unit that gets to the cell.
 * {@link org.leeway.core.analysis.explain.Obstruction} names the terrain or the obstacle on a cell that a unit cannot
 * cover. {@link org.leeway.core.analysis.explain.PlaceNames} names places of the level.
 */
package org.leeway.core.analysis.explain;
