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
 * The cached results for one {@link Origin}, that is, for a capability and its spawns. There are three results: the
 * anchors that units of each size reach, and two maps with the largest unit that can cover each cell. The maps are
 * computed from the anchors on demand. Thread-safe.
 */
public final class OriginFits {

	private final ReachableSizes sizes;
	private final Lazy<CoveringMap> map;
	private final Lazy<CoveringSizes> covering;

	/**
	 * A lazy value. Until the first request, the object holds the value of an earlier state of the level, which the
	 * computation can reuse.
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
		 * Computes a new value from the last value. Stores and returns the new value.
		 *
		 * @param compute the function that computes a new value. Receives the last value, which may be of an earlier
		 * state of the level. Empty if there is none
		 */
		synchronized V get(Function<Optional<V>, V> compute) {
			value = compute.apply(Optional.ofNullable(value));
			return value;
		}
	}

	/**
	 * Creates the results of an origin, which are computed on demand.
	 *
	 * @param before the results of the same origin in an earlier state of the level, or null
	 */
	public OriginFits(ReachableSizes sizes, OriginFits before) {
		this.sizes = sizes;
		this.map = new Lazy<>(before == null ? null : before.map);
		this.covering = new Lazy<>(before == null ? null : before.covering);
	}

	/**
	 * Returns for each size the anchors that a unit of this size reaches. An anchor is the top-left cell of the unit.
	 */
	public ReachableSizes sizes() {
		return sizes;
	}

	/**
	 * Returns for each cell the size of the largest unit that can cover the cell after it has moved there from a spawn.
	 * The origin must have a spawn.
	 */
	public CoveringMap map() {
		AnchoredWidths widths = AnchoredWidths.fit(FitPlanes.of(sizes));
		return map.get(before -> before.map(known -> known.with(widths, Progress.NONE))
				.orElseGet(() -> CoveringMap.of(widths, Progress.NONE)));
	}

	/**
	 * Returns for each cell the size of the largest unit that can cover the cell after it has moved there. Units start
	 * at the spawns of the origin, or in their largest region if there are no spawns.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringSizes covering(Progress progress) {
		return covering.get(before -> before.map(known -> known.with(sizes, progress))
				.orElseGet(() -> CoveringSizes.of(sizes, progress)));
	}
}
