package org.leeway.core.jobs;

import java.util.Optional;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.search.UnitRange;

/**
 * The answer to a request.
 *
 * @param layer empty where there is none: what starts at spawns, of a unit without spawns
 * @param range where the unit could go, of a layer that needs a place; empty for others
 */
public record RequestedOverlay(OverlayRequest request, Optional<OverlayLayer> layer, Optional<UnitRange> range) {
}
