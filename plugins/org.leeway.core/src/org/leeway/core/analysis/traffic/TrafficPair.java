package org.leeway.core.analysis.traffic;

import java.util.Optional;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.traffic.TrafficBound;

/**
 * The traffic between two starts. Immutable.
 *
 * @param oneWay the bound if all units go from {@code from} to {@code to}
 * @param bothWays the bound of these units while others come back
 * @param crowd what became of a simulated crowd. Empty if none was simulated
 */
public record TrafficPair(Place from, Place to, TrafficBound oneWay, TrafficBound bothWays, Optional<CrowdRun> crowd) {
}
