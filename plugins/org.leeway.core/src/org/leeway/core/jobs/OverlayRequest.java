package org.leeway.core.jobs;

import java.util.Objects;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.OverlayLayer.Kind;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * What is to be laid over a level.
 *
 * @param unit for whom; it need not be an agent of the level. Of layers of a capability, its size does not count
 * @param anchor where the unit stands, for {@link Kind#RANGE}; it may lie outside. Null for other kinds
 * @param colours what it is drawn in; the same instance as long as they are the same
 */
public record OverlayRequest(LevelAnalysis analysis, Kind kind, Agent unit, Cell anchor,
		OverlayColours colours) {

	public OverlayRequest {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(unit, "unit");
		if ((anchor == null) == (kind == Kind.RANGE)) {
			throw new IllegalArgumentException(kind + " at " + anchor);
		}
	}

	/** A request for the usual colours. */
	public OverlayRequest(LevelAnalysis analysis, Kind kind, Agent unit, Cell anchor) {
		this(analysis, kind, unit, anchor, ColourScheme.OKABE_ITO.colours());
	}

	/** The same for another state of the level. */
	public OverlayRequest with(LevelAnalysis other) {
		return new OverlayRequest(other, kind, unit, anchor, colours);
	}
}
