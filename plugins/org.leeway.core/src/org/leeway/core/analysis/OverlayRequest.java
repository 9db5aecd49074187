package org.leeway.core.analysis;

import java.util.Objects;

import org.leeway.core.analysis.OverlayLayer.Kind;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;

/**
 * What is to be laid over a level.
 *
 * @param unit for whom; it need not be an agent of the level. Of layers of a capability, only its terrains count
 * @param anchor where the unit stands, for {@link Kind#RANGE}; it may lie outside. Null for other kinds
 */
public record OverlayRequest(LevelAnalysis analysis, Kind kind, AgentProfile unit, Cell anchor) {

	public OverlayRequest {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(unit, "unit");
		if ((anchor == null) == (kind == Kind.RANGE)) {
			throw new IllegalArgumentException(kind + " at " + anchor);
		}
	}

	/** The same for another state of the level. */
	public OverlayRequest with(LevelAnalysis other) {
		return new OverlayRequest(other, kind, unit, anchor);
	}
}
