package org.leeway.core.analysis.traffic;

import java.util.Optional;
import java.util.OptionalInt;

import org.leeway.pathing.world.Agent;

/**
 * A question about the traffic between starts: units go from one start to another, and units may come back. Immutable.
 *
 * @param back the agent that comes back. Empty if units of the same agent come back
 * @param ratio the number of units that come back for each unit that goes. 0 if none comes back
 * @param simulated the crowd whose movement is simulated. Empty for no simulation
 * @param proved the number of units that go in a small crowd. A planner searches for a plan for this crowd, as a proof that
 * the crowd gets through. Empty for no search
 */
public record TrafficQuestion(Optional<Agent> back, double ratio, Optional<CrowdOrder> simulated, OptionalInt proved) {
}
