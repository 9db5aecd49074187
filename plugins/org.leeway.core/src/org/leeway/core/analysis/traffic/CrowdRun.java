package org.leeway.core.analysis.traffic;

import java.util.List;

import org.leeway.pathing.traffic.TrafficResult;

/**
 * The outcome of a simulated crowd. Immutable.
 *
 * @param ways the groups of units by direction: the units that go, then the units that come back, if there are any
 * @param result the arrivals, indexed like {@code ways}
 * @param jams where units are stuck. Empty if none is stuck
 */
public record CrowdRun(List<Way> ways, TrafficResult result, List<Jam> jams) {

	public CrowdRun {
		ways = List.copyOf(ways);
		jams = List.copyOf(jams);
	}

	/**
	 * The units of a crowd that move in one direction.
	 *
	 * @param agent the name of the units' agent
	 * @param units the number of the units
	 */
	public record Way(String agent, int units) {
	}

	/**
	 * Returns the average number of units of a way that arrive in a minute. The average is over the time from the first to the
	 * last arrival. 0 if fewer than two units arrived.
	 *
	 * @param way the index of the way in {@link #ways}
	 */
	public double perMinute(int way) {
		double[] times = result.arrivals().get(way);
		return times.length < 2 ? 0 : 60 * (times.length - 1) / (times[times.length - 1] - times[0]);
	}

	/**
	 * Returns the time by which a percentage of all units of a way have arrived, in seconds. Infinite if a smaller percentage
	 * arrived during the whole run.
	 *
	 * @param percent from 0 to 100
	 */
	public double seconds(int way, double percent) {
		double[] times = result.arrivals().get(way);
		int index = Math.max(0, (int) Math.ceil(percent / 100 * ways.get(way).units()) - 1);
		return index < times.length ? times[index] : Double.POSITIVE_INFINITY;
	}
}
