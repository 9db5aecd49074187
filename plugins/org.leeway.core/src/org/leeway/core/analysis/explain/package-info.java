/**
 * Answers about one place of an analysed level. {@link org.leeway.core.analysis.explain.CutOff} explains why a unit does not
 * get to a cell. The checks go from the cell to the squares around it and to the spawns. The last check looks for the largest
 * unit that gets there. {@link org.leeway.core.analysis.explain.Obstruction} names what limits the size of a unit at a cell.
 */
package org.leeway.core.analysis.explain;
