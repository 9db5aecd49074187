package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Arrivals;
import org.leeway.pathing.balance.TravelAreas;
import org.leeway.pathing.grid.TileSet;

/**
 * The start from which an agent gets to each cell in the shortest time: a Voronoi diagram by travel time. The agent gets to a cell
 * when any part of its square first covers the cell. The classes are:
 * <ul>
 * <li>0: the agent does not get there,
 * <li>1: contested. Several starts are equally near,
 * <li>2 and more: the first start of the agent, the second, and so on.
 * </ul>
 */
public final class NearestStartLayer extends RasterLayer {

	private static final int CONTESTED = 1;

	/** Creates the layer for the registry of extensions. */
	public NearestStartLayer() {
		super("nearest-start", "Nearest start", "start that is nearest in time", "start from which an agent gets to the cell first", 65,
				Need.AGENT, Need.SPAWNS);
	}

	/** The classes of the cells, row by row. */
	private record Rows(Arrivals arrivals) implements LayerRows {

		@Override
		public void values(int x, int y, int length, int[] target) {
			for (int i = 0; i < length; i++) {
				int owner = arrivals.owner(x + i, y);
				target[i] = owner == TravelAreas.NONE ? 0 : owner == TravelAreas.CONTESTED ? CONTESTED : owner + CONTESTED + 1;
			}
		}

		@Override
		public Optional<TileSet> changedSince(LayerRows old) {
			return old instanceof Rows other ? Optional.of(arrivals.changedSince(other.arrivals)) : Optional.empty();
		}
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return StartArrivals.of(query, false, progress).map(found -> {
			List<String> names = found.starts().stream().map(Place::label).toList();
			return new OverlayLayer(this, query.analysis().snapshot().grid(), new Rows(found.arrivals()),
					colours -> colours.starts(names));
		});
	}
}
