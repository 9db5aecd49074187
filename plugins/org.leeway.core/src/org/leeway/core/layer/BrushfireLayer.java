package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Brushfire;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Capability;

/**
 * The Brushfire distance of every cell: the number of steps, in eight directions, to the nearest cell that is not
 * traversable. A distance has the same colour as an equal clearance in the overlay of clearances. On the editor's map,
 * distances less than the unit's size are grey.
 */
public final class BrushfireLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public BrushfireLayer() {
		super("brushfire", "Brushfire distance", "Brushfire distance",
				"distance to the nearest blocked cell, for comparison", 84, Need.CAPABILITY);
	}

	/** Returns the layer for a level and a capability, that is, for a set of terrains. */
	public static OverlayLayer of(LevelAnalysis analysis, Capability capability) {
		return of(analysis, capability, 1);
	}

	/**
	 * Computes the overlay.
	 *
	 * @param size the size of the displayed unit. Distances less than this size are grey
	 */
	private static OverlayLayer of(LevelAnalysis analysis, Capability capability, int size) {
		return new OverlayLayer(new BrushfireLayer(), analysis.snapshot().grid(),
				LayerRows.of(Brushfire.of(analysis.clearance().map(capability))::get), colours -> colours.clearance(size));
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis(), query.capability().orElseThrow()));
	}

	@Override
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis(), query.capability().orElseThrow(), query.size()));
	}

	@Override
	public Optional<OverlayLayer> glance(LayerQuery query, CellRect window, Progress progress) {
		return part(query, window, query.analysis().clearance().traversable(query.capability().orElseThrow()));
	}

	@Override
	public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
		return query.analysis().clearance().knownTraversable(query.capability().orElseThrow())
				.flatMap(traversable -> part(query, window, traversable));
	}

	private Optional<OverlayLayer> part(LayerQuery query, CellRect window, BitPlane traversable) {
		return Brushfire.of(traversable, window)
				.map(distances -> new OverlayLayer(this, Anchor.TOP_LEFT, query.analysis().snapshot().grid(),
						new WindowRows(window, distances, Integer.MAX_VALUE), colours -> colours.clearance(query.size())));
	}
}
