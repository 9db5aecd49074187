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

	/** What reachable anchors of all sizes take at most for a cell, in bytes: two planes for each size, and components. */
	private static final int SIZES_BYTES = 6;
	private static final int SIZES_SHARE = 4;
	/** The same for what covers cells: two more planes for each size. */
	private static final int COVERING_BYTES = 4;
	private static final int COVERING_SHARE = 8;

	private final LevelHeader level;
	private final Room room;
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
		this.room = Room.of(level);
		int wanted = others + (int) level.agents().stream().map(agent -> Origin.of(agent, level)).distinct().count();
		this.maps = new RecentlyUsed<>(room.numbers(wanted));
		this.sizes = next(before == null ? null : before.sizes, room.results(wanted, SIZES_BYTES, SIZES_SHARE));
		this.covering = next(before == null ? null : before.covering,
				room.results(wanted, COVERING_BYTES, COVERING_SHARE));
		this.coveringMaps = next(before == null ? null : before.coveringMaps, room.numbers(wanted));
	}

	private static <V> CarriedOver<Origin, V> next(CarriedOver<Origin, V> before, int kept) {
		return before == null ? new CarriedOver<>(kept) : before.next(kept);
	}

	/** Whether {@link #sizes} takes no more than its share of the memory. */
	boolean hasRoomForSizes() {
		return room.fits(SIZES_BYTES, SIZES_SHARE);
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
