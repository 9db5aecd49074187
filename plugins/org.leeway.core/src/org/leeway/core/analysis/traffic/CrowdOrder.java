package org.leeway.core.analysis.traffic;

/**
 * A request to simulate a crowd. Immutable.
 *
 * @param units the number of units that go from the first start to the second, at least 1
 * @param seed for the order in which units appear. Equal seeds give equal crowds
 * @param seconds the time to simulate at most
 * @param perMinute how many units appear at the first start each minute at most, more than 0. Infinite if all may appear at once
 */
public record CrowdOrder(int units, long seed, double seconds, double perMinute) {

	/** Limit for the units of a crowd that go, and for the units that come back. More units need hours. */
	public static final int MOST_UNITS = 10_000;
	/** Limit for the ratio: the number of units that go back from the second start, for each unit that goes from the first. */
	public static final int MOST_RATIO = 1000;
	/** The least value of {@code perMinute} that users can choose. A smaller value is probably a mistake. */
	public static final double LEAST_PER_MINUTE = 0.001;
	/** Default limit of the simulated time, in seconds. */
	public static final double USUAL_SECONDS = 600;
	/** Default seed. */
	public static final long USUAL_SEED = 1;
}
