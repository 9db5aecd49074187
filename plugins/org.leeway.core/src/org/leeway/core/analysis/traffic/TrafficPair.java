package org.leeway.core.analysis.traffic;

import java.util.Optional;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.traffic.TrafficBound;

/**
 * The traffic from one start to another start. Traffic is the number of units that arrive in a time. Immutable.
 *
 * @param oneWay the upper bound of the traffic from {@code from} to {@code to}, while no unit comes back
 * @param bothWays the upper bound of the same traffic, while other units come back
 * @param crowd the arrivals and jams of a simulated crowd. Empty if no crowd was simulated
 * @param proof whether a small crowd gets through at all. Empty if this was not asked
 */
public record TrafficPair(Place from, Place to, TrafficBound oneWay, TrafficBound bothWays, Optional<CrowdRun> crowd,
		Optional<CrowdProof> proof) {
}
