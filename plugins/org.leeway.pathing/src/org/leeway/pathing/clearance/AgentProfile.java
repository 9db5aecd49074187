package org.leeway.pathing.clearance;

import java.util.Objects;

/**
 * A kind of unit: a square footprint of {@code size} x {@code size} cells, anchored at its top-left cell, and the
 * terrains it can cross.
 *
 * @param size at least 1
 */
public record AgentProfile(String name, int size, Capability capability) {

	public AgentProfile {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(capability, "capability");
		if (size < 1) {
			throw new IllegalArgumentException("an agent of size " + size + ", expected at least 1");
		}
	}
}
