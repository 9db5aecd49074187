/**
 * Answers about one place of an analysed level. {@link org.leeway.core.analysis.explain.CutOff} explains why a unit
 * does not get to a cell. The checks are about the cell, then the squares around the cell, then the spawns. The last
 * check looks for the largest unit that gets to the cell. {@link org.leeway.core.analysis.explain.Obstruction} names
 * what limits the size of a unit at a cell.
 */
package org.leeway.core.analysis.explain;
