package org.leeway.core.layer;

import org.leeway.pathing.Progress;

/** A layer of shapes. */
public abstract non-sealed class VectorLayer extends LayerDescriptor {

	/** Creates a description, with parameters as in {@link LayerDescriptor}. */
	protected VectorLayer(String id, String title, String metric, String summary, int opacity, Need... needs) {
		super(id, title, metric, summary, opacity, needs);
	}

	/** Returns whether the shapes are the faces of a mesh. */
	public boolean isMesh() {
		return false;
	}

	/**
	 * Computes the shapes.
	 *
	 * @param query holds what the layer {@linkplain #needs needs}
	 * @throws java.util.NoSuchElementException if the query lacks what the layer needs
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public abstract FeatureCollection compute(LayerQuery query, Progress progress);
}
