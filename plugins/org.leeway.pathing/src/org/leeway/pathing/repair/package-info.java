/**
 * Finds the cells to clear so that a unit gets to a place or fits there. {@link org.leeway.pathing.repair.Widening}
 * documents semantics, algorithm and source.
 */
package org.leeway.pathing.repair;
