package org.leeway.core.jobs;

import java.util.Optional;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.search.UnitRange;

/**
 * The answer to a request. Immutable.
 *
 * @param layer the overlay. Empty if it starts at spawns and the unit has none
 * @param range the anchors that the unit reaches from its place. Empty for layers that need no place
 */
public record RequestedOverlay(OverlayRequest request, Optional<OverlayLayer> layer, Optional<UnitRange> range) {

	/** Returns this answer for a map that already shows a part of it. */
	public RequestedOverlay after(RequestedOverlay part) {
		return new RequestedOverlay(request, layer.map(whole -> whole.after(part.layer.orElseThrow())), range);
	}

	/** Returns whether this is the whole answer, and not only the part on the screen that comes first. */
	public boolean isWhole() {
		return layer.map(OverlayLayer::isWhole).orElse(true);
	}
}
