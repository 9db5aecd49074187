package org.leeway.pathing.search;

/**
 * How much work a search was.
 *
 * @param expanded how many times a node was taken from the open list to look at where it leads
 * @param generated how many different nodes were put on the open list, the start included
 * @param nanos the time the query took, in nanoseconds
 */
public record SearchMetrics(int expanded, int generated, long nanos) {
}
