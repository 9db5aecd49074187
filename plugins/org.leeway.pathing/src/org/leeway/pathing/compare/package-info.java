/**
 * Finds differences: between the parts of a map that a symmetry exchanges, and between two maps.
 *
 * <h2>Symmetry</h2> A map is fair under a {@link org.leeway.pathing.paint.Symmetry} if every cell has the same value as its
 * images. True clearance cannot be compared in this way. The clearance belongs to the top-left cell of a square, and
 * mirroring turns that cell into another corner. So {@link org.leeway.pathing.compare.SymmetryDiff} compares the largest
 * unit that covers a cell, and the largest unit that also gets there from a spawn: see
 * {@link org.leeway.pathing.clearance.width.CoveringSizes}. One plane for each size suffices: values differ where a plane
 * and its image differ. {@link org.leeway.pathing.compare.AsymmetryGroups} joins the differences at one place, for several
 * kinds of units.
 *
 * <h2>Two maps</h2> {@link org.leeway.pathing.compare.ChokeMatch} finds the passages of one map in another and compares
 * their widths. {@link org.leeway.pathing.compare.CellChanges} groups cells that differ into places.
 */
package org.leeway.pathing.compare;
