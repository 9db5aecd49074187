package org.leeway.pathing.plan;

/**
 * The effort of a search.
 *
 * @param expanded how often the search took a node from the open list and examined its neighbours
 * @param generated how many different nodes the search put on the open list, the start included
 * @param nanos the duration of the query, in nanoseconds
 */
public record SearchMetrics(int expanded, int generated, long nanos) {
}
