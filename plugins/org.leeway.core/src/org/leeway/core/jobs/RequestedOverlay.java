package org.leeway.core.jobs;

import java.util.Optional;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.search.UnitRange;

/**
 * The answer to an {@link OverlayRequest}. Immutable.
 *
 * @param layer the overlay. Empty if the layer of the request needs spawns and the unit has no spawn
 * @param range the anchors that the unit reaches from the place where the unit stands. Empty for layers that need no
 * place
 */
public record RequestedOverlay(OverlayRequest request, Optional<OverlayLayer> layer, Optional<UnitRange> range) {

	/**
	 * Returns a copy of this answer for a map that has already shown a part of the answer. The overlay of the copy
	 * reports no change in this part.
	 *
	 * @param part the answer with the shown part
	 */
	public RequestedOverlay after(RequestedOverlay part) {
		return new RequestedOverlay(request, layer.map(whole -> whole.after(part.layer.orElseThrow())), range);
	}

	/** Returns whether this is the whole answer, and not only the part on the screen that comes first. */
	public boolean isWhole() {
		return layer.map(OverlayLayer::isWhole).orElse(true);
	}
}
