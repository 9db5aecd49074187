package org.leeway.core.jobs;

import java.util.Objects;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.RasterLayer;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * What is to be laid over a level.
 *
 * @param unit for whom; it need not be an agent of the level. Of a layer that needs a capability only, its size does not count
 * @param anchor where the unit stands, for a layer that needs a place; it may lie outside. Null for other layers
 * @param colours what it is drawn in; the same instance as long as they are the same
 */
public record OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Cell anchor,
		OverlayColours colours) {

	public OverlayRequest {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(unit, "unit");
		if ((anchor == null) == layer.needs(Need.PLACE)) {
			throw new IllegalArgumentException(layer + " at " + anchor);
		}
	}

	/** A request for the usual colours. */
	public OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Cell anchor) {
		this(analysis, layer, unit, anchor, ColourScheme.OKABE_ITO.colours());
	}

	/** The same for another state of the level. */
	public OverlayRequest with(LevelAnalysis other) {
		return new OverlayRequest(other, layer, unit, anchor, colours);
	}
}
