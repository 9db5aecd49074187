package org.leeway.pathing.plan;

/**
 * The effort of a search.
 *
 * @param expanded how many times a node was taken from the open list and its neighbours examined
 * @param generated how many different nodes were put on the open list, the start included
 * @param nanos the duration of the query, in nanoseconds
 */
public record SearchMetrics(int expanded, int generated, long nanos) {
}
