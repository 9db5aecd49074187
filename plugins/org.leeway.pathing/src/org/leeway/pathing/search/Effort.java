package org.leeway.pathing.search;

/**
 * The effort of one search.
 *
 * @param expanded the number of nodes whose neighbours were examined
 * @param generated the number of nodes to which the search found a path, the start included
 */
record Effort(int expanded, int generated) {
}
