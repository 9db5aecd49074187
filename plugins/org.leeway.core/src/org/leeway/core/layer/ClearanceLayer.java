package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.world.Capability;

/**
 * The true clearance of every anchor.
 */
public final class ClearanceLayer extends RasterLayer {

	/** Made by the registry of extensions. */
	public ClearanceLayer() {
		super("clearance", "Clearance", "true clearance",
				"largest unit that stands there", 84, Need.CAPABILITY, Need.ANCHOR);
	}

	/** The clearance in a level. */
	public static OverlayLayer of(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		ClearanceMap map = analysis.clearance(capability);
		ClearanceMap anchored = anchor == Anchor.CENTRE ? map.centred() : map;
		return new OverlayLayer(new ClearanceLayer(), anchor, analysis.snapshot().grid(), new ClearanceRows(anchored),
				OverlayColours::clearance);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis(), query.capability().orElseThrow(), query.anchor()));
	}
}
