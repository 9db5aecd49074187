package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;

/**
 * The number of headings (0 to 8) that a turning unit can have at each cell after driving from a spawn. A unit of odd width is
 * at a cell if its centre is in the middle of the cell. A unit of even width is at a cell if its centre is at the top-left
 * corner of the cell.
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
