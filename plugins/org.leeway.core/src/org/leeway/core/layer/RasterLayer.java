package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;

/** A layer with a value for every cell. The computed values, their colours and the legend form an {@link OverlayLayer}. */
public abstract non-sealed class RasterLayer extends LayerDescriptor {

	/** Creates a description, with parameters as in {@link LayerDescriptor}. */
	protected RasterLayer(String id, String title, String metric, String summary, int opacity, Need... needs) {
		super(id, title, metric, summary, opacity, needs);
	}

	/**
	 * Computes the values for an export.
	 *
	 * @param query holds what the layer {@linkplain #needs needs}
	 * @return the values. Empty if the layer needs spawns and the level has no spawn for the query
	 * @throws java.util.NoSuchElementException if the query lacks what the layer needs
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public abstract Optional<OverlayLayer> compute(LayerQuery query, Progress progress);

	/**
	 * Computes the layer for the editor's map. The editor calls this method after every edit, so a layer may use coarser
	 * values than in an export. The layer may also leave out what the map draws itself, such as the place of the agent.
	 */
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		return compute(query, progress);
	}

	/**
	 * Computes only the visible part of {@link #overlay}. The map shows this part until the whole overlay is computed.
	 *
	 * @param window the cells on the screen, inside the map
	 * @return the visible part. Empty if the layer cannot compute a part faster than the whole
	 */
	public Optional<OverlayLayer> glance(LayerQuery query, CellRect window, Progress progress) {
		return Optional.empty();
	}

	/**
	 * Computes the visible part of {@link #overlay} within a few milliseconds. So the UI thread can call this method.
	 *
	 * @param window the cells on the screen, inside the map
	 * @return the visible part. Empty if the analysis has not cached the results that the visible part needs
	 */
	public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
		return Optional.empty();
	}

	/** Returns whether the values are quantities. Other values are classes or names. */
	public boolean hasNumbers() {
		return needs(Need.CAPABILITY);
	}

	/** Returns whether the layer covers the terrain. The map shows at most one such layer at a time. */
	public boolean isOverlay() {
		return isComputed();
	}

	@Override
	public boolean isShownAtFirst() {
		return true;
	}
}
