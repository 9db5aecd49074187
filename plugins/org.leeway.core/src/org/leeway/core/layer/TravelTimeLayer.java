package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.Progress;

/**
 * The layer with the travel time of an agent from its nearest start to each cell, in seconds. The agent is at a cell if its
 * square covers the cell. Cells that the agent cannot cover are 0. All times in a band have one colour, so the borders of
 * colours are contours.
 */
public final class TravelTimeLayer extends RasterLayer {

	/** Most bands of colours. */
	private static final int BANDS = 8;

	/** Creates the layer for the registry of extensions. */
	public TravelTimeLayer() {
		super("travel-time", "Travel time", "travel time in seconds", "seconds from the nearest start of an agent", 75, Need.AGENT,
				Need.SPAWNS, Need.START);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return StartArrivals.of(query, true, progress).map(found -> {
			int step = step(found.arrivals().longest() / found.speed());
			return new OverlayLayer(this, query.analysis().snapshot().grid(), new TravelRows(found.arrivals(), found.speed()),
					colours -> colours.times(step, BANDS));
		});
	}

	/** Returns how many seconds a band of travel time covers: 1, 2, 5, 10, 20, 50 and so on. */
	private static int step(double seconds) {
		int step = 1;
		for (int i = 0; step * BANDS < seconds && step < 1 << 20; i++) {
			step = i % 3 == 1 ? step / 2 * 5 : step * 2;
		}
		return step;
	}

	@Override
	public boolean hasNumbers() {
		return true;
	}
}
