/**
 * Geometry in the plane of the map: shapes, path segments, and predicates about them.
 *
 * <h2>Semantics</h2>
 * Shapes are immutable values with finite {@code double} coordinates in cells; x goes right and y goes down. Angles are
 * in radians, 0 to the right, and grow clockwise as seen. {@link org.leeway.pathing.geom.Circle} and {@link
 * org.leeway.pathing.geom.Polygon} are the shapes of obstacles, {@link org.leeway.pathing.geom.Segment} and {@link
 * org.leeway.pathing.geom.Arc} the parts of paths, and an {@link org.leeway.pathing.geom.Envelope} is the smallest
 * axis-parallel rectangle around something.
 * <p>
 * {@link org.leeway.pathing.geom.Predicates} answers exactly, so no algorithm depends on how a comparison was rounded.
 *
 * <h2>Source</h2>
 * Predicates with a floating-point filter follow the idea of J. R. Shewchuk, <em>Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates</em>, Discrete and Computational Geometry 18(3), 1997.
 */
package org.leeway.pathing.geom;
