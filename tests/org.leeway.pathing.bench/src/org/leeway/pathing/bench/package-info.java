/**
 * Benchmarks: Leeway's algorithms beside plain ones that do the same, in one run. What was measured, and by which
 * command, is in {@code docs/benchmarks.md}.
 */
package org.leeway.pathing.bench;
