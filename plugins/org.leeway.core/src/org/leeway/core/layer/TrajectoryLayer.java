package org.leeway.core.layer;

import java.util.List;

import org.leeway.pathing.Progress;

/** A layer of routes. Routes are shapes. A picture can also show routes over the terrain, cell by cell. */
public abstract non-sealed class TrajectoryLayer extends LayerDescriptor {

	/** Creates a description, with parameters as in {@link LayerDescriptor}. */
	protected TrajectoryLayer(String id, String title, String metric, String summary, int opacity, Need... needs) {
		super(id, title, metric, summary, opacity, needs);
	}

	/**
	 * Finds the routes.
	 *
	 * @param query holds what the layer {@linkplain #needs needs}
	 * @throws java.util.NoSuchElementException if the query lacks what the layer needs
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public abstract List<LayerRoute> routes(LayerQuery query, Progress progress);

	/** Returns the routes as shapes. */
	public final FeatureCollection shapes(List<LayerRoute> routes) {
		return RouteFeatures.of(this, routes);
	}

	/** Returns the routes over the terrain of a level. */
	public final OverlayLayer picture(LayerQuery query, List<LayerRoute> routes) {
		return RoutePicture.of(this, query.analysis().snapshot(), routes);
	}
}
