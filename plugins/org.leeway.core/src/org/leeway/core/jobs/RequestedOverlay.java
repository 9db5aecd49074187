package org.leeway.core.jobs;

import java.util.Optional;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.search.UnitRange;

/**
 * The answer to an {@link OverlayRequest}. Immutable.
 *
 * @param layer the overlay. Empty if the layer of the request needs spawns and the unit has no spawn
 * @param range the cells that the unit reaches from the cell of the request. Empty for layers that do not depend on a place
 */
public record RequestedOverlay(OverlayRequest request, Optional<OverlayLayer> layer, Optional<UnitRange> range) {

	/**
	 * Returns a copy of this answer for a map that already shows a part of the overlay. The copy reports no changes in this part,
	 * so that the map need not draw the part again.
	 *
	 * @param part the answer that the map already shows
	 */
	public RequestedOverlay after(RequestedOverlay part) {
		return new RequestedOverlay(request, layer.map(whole -> whole.after(part.layer.orElseThrow())), range);
	}

	/** Returns whether the overlay has all cells, not only the cells on the screen. True if there is no overlay. */
	public boolean isWhole() {
		return layer.map(OverlayLayer::isWhole).orElse(true);
	}
}
