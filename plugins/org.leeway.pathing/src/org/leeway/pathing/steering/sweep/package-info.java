/**
 * Where a turning footprint overlaps what blocks it.
 *
 * <p>
 * <b>Purpose.</b> {@link org.leeway.pathing.steering.sweep.Ground} says of a pose, a move or a path whether it is legal,
 * and where it first is not. {@link org.leeway.pathing.steering.sweep.SweptCells} lists the cells that a footprint covers;
 * {@link org.leeway.pathing.steering.sweep.SweptOutlines} outlines the area that a rectangle sweeps, for drawings, and
 * {@link org.leeway.pathing.steering.sweep.SweptArea} is the area of any footprint with straight edges, to a tolerance.
 *
 * <p>
 * <b>Semantics.</b> The footprint is a disc around the unit's position, or a rectangle centred there that turns with the
 * heading. A pose is illegal if the inside of the footprint overlaps a closed cell whose terrain the unit cannot cross, a
 * circle, the inside of a polygon by the even-odd rule, or anything outside the border and the grid. Overlaps to a depth of
 * 1e-9 are touching, which is legal. A move is illegal if any pose of it is: not only at samples. A disc of radius 0 has no
 * inside; it may touch cells and circles, and keeps off the outlines of polygons.
 *
 * <p>
 * <b>Algorithm.</b> A footprint moves along a line or about a fixed centre, the middle of the arc or of the turn on the spot,
 * as a rigid whole: its points draw segments or arcs. A disc overlaps a shape if the trace of its centre comes nearer than
 * its radius. A rectangle overlaps a shape if it does so at the start, or if a corner of one reaches an edge of the other:
 * corners of the rectangle draw traces among the edges of the shape, and as the rectangle sees it, corners of the shape draw
 * reversed traces among its edges. To find the first overlap, the part of the move that meets a shape is halved: what a
 * part of a move meets grows with the part. On a turn, a rectangle sweeps the rectangle at the start and what its edges
 * sweep: an edge, cut where it is nearest to the centre of the turn, sweeps an area between two arcs. With straight edges,
 * the area of a disc is a buffer around the path of its centre; that of a rectangle is the union of the convex hulls of
 * it, or of parts of it, at neighbouring poses.
 *
 * <p>
 * <b>Source.</b> Derived here. That legal moves are those whose whole curve is free: M. Pinter, Toward more realistic
 * pathfinding, 2001.
 */
package org.leeway.pathing.steering.sweep;
