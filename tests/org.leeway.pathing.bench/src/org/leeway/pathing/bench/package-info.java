/**
 * Benchmarks of Leeway's algorithms. One run measures an algorithm and plain algorithms for the same problem, so that their
 * times can be compared. {@code docs/benchmarks.md} has the results and the commands. The scenario of a map of a game is the
 * list of queries that is published with the map.
 */
package org.leeway.pathing.bench;
