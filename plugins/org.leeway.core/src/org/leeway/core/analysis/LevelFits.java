package org.leeway.core.analysis;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.part.CacheBudget;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.analysis.part.OriginFits;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.util.LruCache;

/**
 * A cache of maps that say for each cell how large a unit can get there from the spawns. Results depend on an {@link
 * Origin}: the terrains that the unit can cross, and the agent at whose spawns it starts. The latest results are kept.
 * Thread-safe.
 */
public final class LevelFits {

	/**
	 * Memory, in bytes for each cell of the level, for the results of one {@link Origin} of units. An upper bound: there are
	 * results for 16 sizes of units, and a size needs at most 4 bits for each cell.
	 */
	private static final int BYTES = 8;
	private static final int SHARE = 4;

	private final LevelHeader level;
	private final LevelClearance clearance;
	private final CacheBudget budget;
	private final LruCache<Origin, FitMap> maps;
	private final IncrementalCache<Origin, OriginFits> fits;

	/**
	 * Creates the caches of a level. Reuses unchanged results of an earlier state of the level.
	 *
	 * @param before the caches of the earlier state, or null. The size and the rule for diagonal steps must be the
	 * same
	 */
	LevelFits(LevelHeader level, LevelClearance clearance, LevelFits before) {
		this.level = level;
		this.clearance = clearance;
		this.budget = CacheBudget.of(level);
		long origins = level.agents().stream().map(agent -> Origin.of(agent, level)).distinct().count();
		int wanted = LevelAnalysis.OTHERS_KEPT + (int) origins;
		int kept = budget.results(wanted, BYTES, SHARE);
		this.maps = new LruCache<>(budget.numbers(wanted));
		this.fits = before == null ? new IncrementalCache<>(kept) : before.fits.next(kept);
	}

	/**
	 * Returns whether memory has room for a result of {@link #sizes}. The results may use a quarter of Java's
	 * memory.
	 */
	boolean hasRoomForSizes() {
		return budget.fits(BYTES, SHARE);
	}

	/**
	 * Returns for each cell the size of the largest unit that gets there from a spawn. The cell is the unit's
	 * top-left cell. Empty if the origin has no spawn.
	 */
	public Optional<FitMap> map(Origin origin) {
		List<Cell> spawns = level.spawns(origin.agent());
		return spawns.isEmpty() ? Optional.empty() : Optional.of(maps.get(origin,
				key -> FitMap.of(clearance.map(key.capability()), spawns, level.diagonals(), Progress.NONE)));
	}

	/**
	 * Returns the anchors that units reach, for each size up to {@link SizeField#PLANES}. An anchor is a unit's top-left cell.
	 * The origin says at which spawns the units start. If the level has none of these spawns, the units start in the largest
	 * connected area.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	ReachableSizes sizes(Origin origin, Progress progress) {
		return of(origin, progress).sizes();
	}

	private OriginFits of(Origin origin, Progress progress) {
		BitPlane traversable = clearance.traversable(origin.capability());
		List<Cell> spawns = level.spawns(origin.agent());
		return fits.get(origin, earlier -> new OriginFits(
				earlier.map(known -> known.sizes().with(traversable, spawns, progress)).orElseGet(
						() -> ReachableSizes.of(traversable, spawns, SizeField.PLANES, level.diagonals(), progress)),
				earlier.orElse(null)), progress);
	}

	/**
	 * Returns the result of {@link #sizes} for this state of the level. Empty if the result is not cached. Never
	 * computes anything.
	 */
	Optional<ReachableSizes> knownSizes(Origin origin) {
		return fits.known(origin).map(OriginFits::sizes);
	}

	/** Returns whether {@link #sizes} was called for an origin, for this state of the level or for an earlier state. */
	boolean hasSizes(Origin origin) {
		return fits.knows(origin);
	}

	/**
	 * Returns for each cell the size of the largest unit that gets there from a spawn. The cell is the unit's
	 * top-left cell. Sizes go up to {@link SizeField#PLANES}. Empty if the origin has no spawn. Far faster than
	 * {@link #map} after an edit.
	 */
	public Optional<FitPlanes> planes(Origin origin) {
		return hasSpawns(origin) ? Optional.of(FitPlanes.of(sizes(origin, Progress.NONE))) : Optional.empty();
	}

	/**
	 * Returns the result of {@link #planes}. Empty if the result is not cached, or if the origin has no spawn. Never
	 * computes anything.
	 */
	public Optional<FitPlanes> knownPlanes(Origin origin) {
		return hasSpawns(origin) ? knownSizes(origin).map(FitPlanes::of) : Optional.empty();
	}

	private boolean hasSpawns(Origin origin) {
		return !level.spawns(origin.agent()).isEmpty();
	}

	/**
	 * Returns for each cell the size of the largest unit that can get from a spawn to a place where it covers the cell. Sizes go up
	 * to {@link SizeField#PLANES}.
	 *
	 * @throws IllegalArgumentException if the origin has no spawn
	 */
	public CoveringMap covering(Origin origin) {
		return of(origin, Progress.NONE).map();
	}

	/**
	 * Returns for each cell the size of the largest unit that can get to a place where it covers the cell. Sizes go up to
	 * {@link SizeField#PLANES}. Units start at the spawns of the origin. Without spawns, they start in the largest connected area.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public CoveringSizes coveringSizes(Origin origin, Progress progress) {
		return of(origin, progress).covering(progress);
	}
}
