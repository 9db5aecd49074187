/**
 * Benchmarks: Leeway's algorithms, compared in one run with plain algorithms that do the same. What was measured, and by
 * which command, is in {@code docs/benchmarks.md}.
 */
package org.leeway.pathing.bench;
