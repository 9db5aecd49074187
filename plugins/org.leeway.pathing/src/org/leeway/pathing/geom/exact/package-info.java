/**
 * Exact tests on points with {@code double} coordinates.
 *
 * <ol>
 * <li>{@link org.leeway.pathing.geom.exact.Predicates} computes the side of a line on which a point lies, and compares distances.
 * Rounded arithmetic decides if its error cannot matter. Otherwise longer numbers decide.
 * <li>{@link org.leeway.pathing.geom.exact.RingCrossings} finds the crossings of edges of polygons with a sweep line, whose
 * order {@code SweepOrder} keeps.
 * </ol>
 */
package org.leeway.pathing.geom.exact;
