package org.leeway.core.analysis.part;

import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.clearance.width.FitPlanes;

/**
 * The cached results for units that cross the same terrains and start at the same spawns. {@link #sizes} has the places that
 * units of each size reach. {@link #map} and {@link #covering} are computed on demand. The number of a cell is the largest size
 * of a unit that can get there and cover the cell. If a level has no spawns, only {@link #covering} can be used. Thread-safe.
 */
public final class OriginFits {

	private final ReachableSizes sizes;
	private final Lazy<CoveringMap> map;
	private final Lazy<CoveringSizes> covering;

	/**
	 * A value that is computed on demand. An earlier state of the level may already have a value. This value is stored at
	 * first, because the computation can reuse parts of it.
	 */
	private static final class Lazy<V> {

		private V value;

		Lazy(Lazy<V> before) {
			this.value = before == null ? null : before.peek();
		}

		private synchronized V peek() {
			return value;
		}

		/**
		 * Computes, stores and returns the value.
		 *
		 * @param compute computes the value. The argument is the stored value, which may belong to an earlier state of the
		 * level, or empty if no value is stored
		 */
		synchronized V get(Function<Optional<V>, V> compute) {
			value = compute.apply(Optional.ofNullable(value));
			return value;
		}
	}

	/**
	 * Creates results, which are computed on demand.
	 *
	 * @param sizes what units of each size reach
	 * @param before the same results in an earlier state of the level, or null
	 */
	public OriginFits(ReachableSizes sizes, OriginFits before) {
		this.sizes = sizes;
		this.map = new Lazy<>(before == null ? null : before.map);
		this.covering = new Lazy<>(before == null ? null : before.covering);
	}

	/** Returns what units of each size reach: the cells where their top-left corner may be. */
	public ReachableSizes sizes() {
		return sizes;
	}

	/**
	 * Returns for each cell the size of the largest unit that can get from a spawn to this cell and cover it. The level
	 * must have a spawn for these units.
	 */
	public CoveringMap map() {
		AnchoredWidths widths = AnchoredWidths.fit(FitPlanes.of(sizes));
		return map.get(before -> before.map(known -> known.with(widths, Progress.NONE))
				.orElseGet(() -> CoveringMap.of(widths, Progress.NONE)));
	}

	/**
	 * Returns for each cell the size of the largest unit that can get to this cell and cover it. Units start at the
	 * spawns. Without spawns, they start anywhere in the largest region for their size.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringSizes covering(Progress progress) {
		return covering.get(before -> before.map(known -> known.with(sizes, progress))
				.orElseGet(() -> CoveringSizes.of(sizes, progress)));
	}
}
