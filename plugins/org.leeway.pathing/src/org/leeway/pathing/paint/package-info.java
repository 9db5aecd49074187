/**
 * The mathematics of painting terrain, as functions on values.
 * <p>
 * A {@link org.leeway.pathing.paint.CellShape} is a set of cells without holes in its rows: what a brush covers, a
 * rectangle, an ellipse. It hands its cells, or those of its outline, to a {@link org.leeway.pathing.paint.RunSink} as
 * horizontal runs. A {@link org.leeway.pathing.paint.Pen} is such a sink: it paints on an edit of a grid, once for each
 * image under a {@link org.leeway.pathing.paint.Symmetry}, and leaves out what lies outside of the map. A
 * {@link org.leeway.pathing.paint.Fragment} is a piece of terrain that was cut out and can be turned, flipped and
 * pasted.
 */
package org.leeway.pathing.paint;
