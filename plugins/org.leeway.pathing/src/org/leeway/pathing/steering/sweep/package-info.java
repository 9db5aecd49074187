/**
 * Exact tests whether and where a turning footprint overlaps terrain, obstacles or the border.
 *
 * <p>
 * <b>Purpose.</b> {@link org.leeway.pathing.steering.sweep.CollisionWorld} tests whether a pose, a move or a path is
 * legal, and finds the first illegal pose. {@link org.leeway.pathing.steering.sweep.SweptCells} lists the cells that a
 * footprint covers. {@link org.leeway.pathing.steering.sweep.SweptOutlines} outlines the area that a rectangle sweeps,
 * for drawings. {@link org.leeway.pathing.steering.sweep.SweptArea} approximates the area that a disc or a rectangle
 * covers along a path. The approximation has straight edges, and is exact to a tolerance.
 *
 * <p>
 * <b>Semantics.</b> The footprint is a disc around the unit's position, or a rectangle centred there that turns with
 * the heading. A pose is illegal if the inside of the footprint overlaps a blocker. Blockers are closed cells whose
 * terrain the unit cannot cross, circles, and everything outside the border or the grid. The inside of a polygon, by
 * the even-odd rule, is a blocker too. An overlap to a depth of 1e-9 only touches, which is legal. A move is illegal if
 * any of its poses is illegal. All poses are tested, not only samples. A disc of radius 0 has no inside. Such a disc
 * may touch cells and circles, and keeps off the outlines of polygons.
 *
 * <p>
 * <b>Algorithm.</b> A footprint moves as a rigid whole: along a line, or about the centre of an arc or of a turn on the spot.
 * Its points draw segments or arcs. A disc overlaps a shape if the distance of the shape from the trace of the centre is less
 * than the radius. A rectangle overlaps a shape in one of three cases. The rectangle overlaps the shape at the start. Or the
 * trace of a corner of the rectangle meets an edge of the shape. Or the reversed trace of a corner of the shape, in the frame
 * of the rectangle, meets an edge of the rectangle. The first overlap is found by halving the part of the move that
 * meets a shape. If a part meets a shape, so does every longer part. The area that a rectangle sweeps on a turn consists of
 * its area at the start and the areas that its edges sweep. Each edge is cut where it is nearest to the centre of the turn.
 * Each part of the edge sweeps an area between two arcs. With straight edges, the area of a disc is a buffer around the path
 * of its centre. The area of a rectangle is the union of the convex hulls of the rectangle, or of parts of it, at
 * neighbouring poses.
 *
 * <p>
 * <b>Source.</b> Derived here. A move is legal only if its whole curve is free: M. Pinter, Toward more realistic
 * pathfinding, 2001.
 */
package org.leeway.pathing.steering.sweep;
