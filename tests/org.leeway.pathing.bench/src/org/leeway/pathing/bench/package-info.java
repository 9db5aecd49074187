/**
 * Benchmarks of Leeway's algorithms, which one run compares with plain algorithms for the same problem.
 * {@code docs/benchmarks.md} has the results and the commands.
 */
package org.leeway.pathing.bench;
