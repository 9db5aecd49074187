package org.leeway.pathing.traffic;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The outcome of a simulation. Immutable.
 *
 * @param seconds the simulated time
 * @param arrivals the times of arrival in seconds, ascending. Indexed by group, then by arrival
 * @param onWay the number of units on the map
 * @param waiting the number of units that have not appeared yet
 * @param stuck the units on the map that came no nearer to their goal for the last ten seconds, in the order in which they appeared
 * @param lost the time in seconds that units lost on each anchor against full speed, row by row
 */
public record TrafficResult(double seconds, List<double[]> arrivals, int onWay, int waiting, List<StuckUnit> stuck, double[] lost) {

	public TrafficResult {
		arrivals = List.copyOf(arrivals);
		stuck = List.copyOf(stuck);
	}

	/**
	 * Returns the time by which a share of the arrived units of a group had arrived.
	 *
	 * @param percent from 0 to 100
	 */
	public OptionalDouble percentile(int group, double percent) {
		double[] times = arrivals.get(group);
		int index = (int) Math.ceil(percent / 100 * times.length) - 1;
		return times.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(times[Math.max(0, index)]);
	}

	/** Returns the time in seconds that all units lost together. */
	public double allLost() {
		return Arrays.stream(lost).sum();
	}
}
