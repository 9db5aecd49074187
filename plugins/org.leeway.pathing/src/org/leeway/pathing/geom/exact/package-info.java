/**
 * Exact tests on points with {@code double} coordinates.
 *
 * <ol>
 * <li>{@link org.leeway.pathing.geom.exact.Predicates} computes the side of a line on which a point lies, and compares
 * distances. Rounded arithmetic decides if its error cannot matter. Otherwise numbers with more digits decide.
 * <li>{@link org.leeway.pathing.geom.exact.RingCrossings} counts the crossings of edges of polygons with a sweep line.
 * {@code SweepOrder} has the edges in their order along the line.
 * </ol>
 */
package org.leeway.pathing.geom.exact;
