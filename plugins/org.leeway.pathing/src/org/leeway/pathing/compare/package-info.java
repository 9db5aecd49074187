/**
 * What differs: between the parts of a map that a symmetry exchanges, and between two maps.
 *
 * <h2>Symmetry</h2>
 * A map is fair under a {@link org.leeway.pathing.paint.Symmetry} if every cell has what its images have. True clearance
 * is no such thing: it is a number of the top-left cell of a square, and a mirroring makes another corner of it. So
 * {@link org.leeway.pathing.compare.SymmetryDiff} compares the largest unit that covers a cell, and the largest that gets
 * there; see {@link org.leeway.pathing.clearance.CoveringSizes}. A plane a size is enough: where the plane and its image
 * differ, so does the number.
 *
 * <h2>Two maps</h2>
 * {@link org.leeway.pathing.compare.ChokeMatch} finds the passages of one map in another;
 * {@link org.leeway.pathing.compare.CellChanges} collects cells that differ to places.
 */
package org.leeway.pathing.compare;
