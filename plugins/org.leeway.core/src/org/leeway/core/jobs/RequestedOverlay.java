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
	 * Returns a copy of this answer for a map that has already drawn a part of the overlay. The copy lets the map draw only the
	 * rest, see {@link OverlayLayer#after}.
	 *
	 * @param part the answer with the part that the map has drawn
	 */
	public RequestedOverlay after(RequestedOverlay part) {
		return new RequestedOverlay(request, layer.map(whole -> whole.after(part.layer.orElseThrow())), range);
	}

	/** Returns whether the overlay has all cells, not only the cells on the screen. True if there is no overlay. */
	public boolean isWhole() {
		return layer.map(OverlayLayer::isWhole).orElse(true);
	}
}
