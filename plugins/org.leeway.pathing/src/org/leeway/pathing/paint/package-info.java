/**
 * The mathematics of painting terrain, as functions on values.
 *
 * <h2>Semantics</h2> A {@link org.leeway.pathing.paint.CellShape} is a set of cells without holes in its rows: a rectangle
 * or an ellipse, which may be the cells under a brush. A shape passes its cells, or the cells of its outline, to a
 * {@link org.leeway.pathing.paint.RunSink} as horizontal runs. A {@link org.leeway.pathing.paint.Pen} is such a sink. The
 * pen paints on an edit of a grid, once for each image under a {@link org.leeway.pathing.paint.Symmetry}, and ignores cells
 * outside the map. A {@link org.leeway.pathing.paint.Fragment} is a piece of terrain that was cut out and can be turned,
 * flipped and pasted.
 *
 * <h2>Source</h2> Lines of cells: J. E. Bresenham, <em>Algorithm for computer control of a digital plotter</em>, IBM
 * Systems Journal 4(1), 1965.
 */
package org.leeway.pathing.paint;
