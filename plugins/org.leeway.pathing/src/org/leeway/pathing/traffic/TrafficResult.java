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
 * @param stuck the units on the map that came no nearer to their goals in the last ten seconds, in the order in which
 * they appeared
 * @param lost the time that all units together lost at each cell by waiting, in seconds. Indexed by cell, row by row. A
 * square loses time at its top-left cell, other units at the cell of their middle
 */
public record TrafficResult(double seconds, List<double[]> arrivals, int onWay, int waiting, List<StuckUnit> stuck, double[] lost) {

	public TrafficResult {
		arrivals = List.copyOf(arrivals);
		stuck = List.copyOf(stuck);
	}

	/**
	 * Returns the time, in seconds, at which a share of the arrived units of a group had arrived. Empty if no unit has
	 * arrived.
	 *
	 * @param percent the share, from 0 to 100
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
