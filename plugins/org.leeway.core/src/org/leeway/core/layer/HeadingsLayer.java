package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;

/**
 * The number of headings that a turning unit can have at each cell if it comes from a spawn. Of 8 possible headings, all headings
 * count with which the unit gets there. The centre of the unit is then in the middle of the cell. If the unit's width in cells is
 * an even number, its centre is at the top-left corner of the cell.
 */
public final class HeadingsLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public HeadingsLayer() {
		super("headings", "Headings reached", "number of headings, of 8, with which the unit gets to the place",
				"with how many of 8 headings a turning unit gets there", 84, Need.AGENT, Need.SPAWNS);
	}

	@Override
	public boolean hasNumbers() {
		return true;
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return query.analysis().reach(query.agent().orElseThrow(), progress).map(poses -> new OverlayLayer(this,
				query.analysis().snapshot().grid(), LayerRows.of(poses::headings), OverlayColours::headings));
	}
}
