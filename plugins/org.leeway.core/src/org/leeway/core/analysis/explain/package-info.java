/**
 * Answers about one place of an analysed level. {@link org.leeway.core.analysis.explain.CutOff} explains why a unit
 * does not get to a cell. The explanation first checks the cell, then the squares around the cell, then the spawns.
 * Finally, it looks for the largest unit that gets to the cell. {@link org.leeway.core.analysis.explain.Obstruction}
 * names the terrain or the obstacle that keeps a unit from a cell.
 */
package org.leeway.core.analysis.explain;
