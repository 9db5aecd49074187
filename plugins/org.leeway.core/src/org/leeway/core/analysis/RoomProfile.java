package org.leeway.core.analysis;

import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.ClearanceProfile;

/**
 * How much room a level has for a capability.
 *
 * @param analysis of the level
 * @param profile up to {@link LevelAnalysis#FIT_LIMIT}
 */
public record RoomProfile(LevelAnalysis analysis, Capability capability, ClearanceProfile profile) {
}
