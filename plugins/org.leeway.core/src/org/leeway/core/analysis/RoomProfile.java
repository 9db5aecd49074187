package org.leeway.core.analysis;

import org.leeway.pathing.clearance.ClearanceProfile;
import org.leeway.pathing.world.Capability;

/**
 * How much room a level has for a capability.
 *
 * @param analysis of the level
 * @param profile up to {@link LevelAnalysis#FIT_LIMIT}
 */
public record RoomProfile(LevelAnalysis analysis, Capability capability, ClearanceProfile profile) {
}
