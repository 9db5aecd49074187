package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.raster.WallDistance;

/**
 * The exact distance of every cell from impassable ground. The distance is measured from the middle of the cell to the
 * nearest point that the unit cannot cross. The colours are the colours for widths of footprints.
 */
public final class WallDistanceLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public WallDistanceLayer() {
		super("wall-distance", "Distance to the wall", "distance to the nearest wall in cells",
				"straight distance to the nearest blocked point, with fractions", 84, Need.CAPABILITY);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		BitPlane traversable = query.analysis().clearance().traversable(query.capability().orElseThrow());
		WallDistance distances = WallDistance.of(traversable, progress);
		return Optional.of(new OverlayLayer(this, Anchor.TOP_LEFT, query.analysis().snapshot().grid(),
				LayerRows.ofExact(distances::get), OverlayColours::clearance));
	}
}
