package org.leeway.core.jobs;

import java.util.Objects;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.RasterLayer;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;

/**
 * Asks for an overlay of a level. Immutable.
 *
 * @param unit the unit, which need not be an agent of the level
 * @param widths which cells widths are written to
 * @param anchor where the unit stands, possibly outside, for layers that need a place; null for other layers
 * @param colours of the overlay; one instance as long as they do not change
 */
public record OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Anchor widths, Cell anchor,
		OverlayColours colours) {

	public OverlayRequest {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(unit, "unit");
		if ((anchor == null) == layer.needs(Need.PLACE)) {
			throw new IllegalArgumentException(layer + " at " + anchor);
		}
	}

	/** A request with widths over cells, in the standard colours. */
	public OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Cell anchor) {
		this(analysis, layer, unit, Anchor.COVERING, anchor, ColourScheme.OKABE_ITO.colours());
	}

	/** The same for another state of the level. */
	public OverlayRequest with(LevelAnalysis other) {
		return new OverlayRequest(other, layer, unit, widths, anchor, colours);
	}

	/** Whether the answer to the other request helps with this one: only the state of the level, size and colours differ. */
	boolean isLike(OverlayRequest other) {
		return layer.equals(other.layer) && widths == other.widths && unit.capability().equals(other.unit.capability())
				&& unit.name().equals(other.unit.name()) && map().equals(other.map());
	}

	/** The cells of the level. */
	public CellRect map() {
		return analysis.snapshot().grid().bounds();
	}
}
