package org.leeway.core.analysis.traffic;

import java.util.List;

import org.leeway.pathing.traffic.TrafficResult;

/**
 * The outcome of a simulated crowd. Immutable.
 *
 * @param ways the ways of the crowd: there, and back if units come back
 * @param result the arrivals, indexed by way
 * @param jams where units are stuck. Empty if none is stuck
 */
public record CrowdRun(List<Way> ways, TrafficResult result, List<Jam> jams) {

	public CrowdRun {
		ways = List.copyOf(ways);
		jams = List.copyOf(jams);
	}

	/**
	 * A way of the crowd.
	 *
	 * @param agent the name of its agent
	 * @param units the number of its units
	 */
	public record Way(String agent, int units) {
	}

	/** Returns how many units arrived in a minute, from the first arrival to the last one of a way. 0 below two arrivals. */
	public double perMinute(int way) {
		double[] times = result.arrivals().get(way);
		return times.length < 2 ? 0 : 60 * (times.length - 1) / (times[times.length - 1] - times[0]);
	}

	/**
	 * Returns the time by which a share of all units of a way had arrived, in seconds. Infinite if fewer units arrived.
	 *
	 * @param percent from 0 to 100
	 */
	public double seconds(int way, double percent) {
		double[] times = result.arrivals().get(way);
		int index = Math.max(0, (int) Math.ceil(percent / 100 * ways.get(way).units()) - 1);
		return index < times.length ? times[index] : Double.POSITIVE_INFINITY;
	}
}
