package org.leeway.core.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AnchoredWidths;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.CoveringMap;
import org.leeway.pathing.clearance.CoveringSizes;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.clearance.FitPlanes;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.CarriedOver;
import org.leeway.pathing.util.RecentlyUsed;

/**
 * Computes the largest units that get from spawns to each cell of a level, and keeps the results of the latest origins.
 * Agents of one capability share results unless some spawn names its agents. Thread-safe.
 */
final class LevelFits {

	private final LevelHeader level;
	private final RecentlyUsed<Origin, FitMap> maps;
	private final CarriedOver<Origin, ReachableSizes> sizes;
	private final CarriedOver<Origin, CoveringSizes> covering;
	private final CarriedOver<Origin, CoveringMap> coveringMaps;

	/**
	 * @param before those of a level of the same size, or null
	 * @param others the number of origins, besides those of the level's agents, whose results are kept
	 */
	LevelFits(LevelHeader level, LevelFits before, int others) {
		this.level = level;
		int kept = others + (int) level.agents().stream().map(agent -> Origin.of(agent, level)).distinct().count();
		this.maps = new RecentlyUsed<>(kept);
		this.sizes = before == null ? new CarriedOver<>(kept) : before.sizes.next(kept);
		this.covering = before == null ? new CarriedOver<>(kept) : before.covering.next(kept);
		this.coveringMaps = before == null ? new CarriedOver<>(kept) : before.coveringMaps.next(kept);
	}

	/** By anchor the largest size that reaches it; empty if the origin has no spawn. */
	Optional<FitMap> map(Origin origin, Supplier<ClearanceMap> clearance) {
		List<Cell> spawns = level.spawns(origin.agent());
		return spawns.isEmpty() ? Optional.empty()
				: Optional.of(maps.get(origin, key -> FitMap.of(clearance.get(), spawns, Progress.NONE)));
	}

	/**
	 * The anchors that units of each size up to {@link LevelAnalysis#FIT_LIMIT} reach.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	ReachableSizes sizes(Origin origin, BitPlane traversable, Progress progress) {
		List<Cell> spawns = level.spawns(origin.agent());
		return sizes.get(origin, earlier -> earlier.map(known -> known.with(traversable, spawns, progress))
				.orElseGet(() -> ReachableSizes.of(traversable, spawns, LevelAnalysis.FIT_LIMIT, progress)));
	}

	/** What {@link #sizes} returned in this state of the level; empty if nobody has asked. */
	Optional<ReachableSizes> knownSizes(Origin origin) {
		return sizes.known(origin);
	}

	/** Whether {@link #sizes} has been asked for, in this state of the level or in an earlier one. */
	boolean hasSizes(Origin origin) {
		return sizes.knows(origin);
	}

	/** By anchor the largest of these sizes that reaches it; empty if the origin has no spawn. */
	Optional<FitPlanes> planes(Origin origin, BitPlane traversable) {
		return hasSpawns(origin) ? Optional.of(FitPlanes.of(sizes(origin, traversable, Progress.NONE))) : Optional.empty();
	}

	/** The same if it is known. */
	Optional<FitPlanes> knownPlanes(Origin origin) {
		return hasSpawns(origin) ? knownSizes(origin).map(FitPlanes::of) : Optional.empty();
	}

	private boolean hasSpawns(Origin origin) {
		return !level.spawns(origin.agent()).isEmpty();
	}

	/** By cell the largest of these sizes that covers it where it gets. */
	CoveringMap coveringMap(Origin origin, FitPlanes planes) {
		AnchoredWidths widths = AnchoredWidths.fit(planes);
		return coveringMaps.get(origin, earlier -> earlier.map(known -> known.with(widths, Progress.NONE))
				.orElseGet(() -> CoveringMap.of(widths, Progress.NONE)));
	}

	/** By cell the largest size, up to that limit, that covers it; without spawns, units start in the largest region. */
	CoveringSizes coveringSizes(Origin origin, BitPlane traversable, Progress progress) {
		ReachableSizes anchors = sizes(origin, traversable, progress);
		return covering.get(origin, earlier -> earlier.map(known -> known.with(anchors, progress))
				.orElseGet(() -> CoveringSizes.of(anchors, progress)));
	}
}
