package org.leeway.core.analysis.traffic;

/**
 * A request to simulate a crowd. Immutable.
 *
 * @param units the number of units that go from the first start to the second, at least 1
 * @param seed for the order in which units appear. Equal seeds give equal crowds
 * @param seconds the time to simulate at most
 */
public record CrowdOrder(int units, long seed, double seconds) {
}
