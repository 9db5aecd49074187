package org.leeway.pathing.clearance;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.ReachedPlane;
import org.leeway.pathing.components.Spawns;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Diagonals;

/**
 * The places where units fit, and the places that they reach, for each size of unit up to a limit. All units can cross the same
 * terrains. A place is the unit's top-left cell, called its anchor. For one size, {@link #reachability} computes further
 * results. After an edit, {@link #with} quickly returns an updated copy. Immutable and thread-safe.
 */
public final class ReachableSizes {

	/**
	 * Limit for the number of cached results of {@link #reachability}. There is one result for each size, with several bit planes
	 * of the map's size.
	 */
	private static final int FOOTPRINTS_KEPT = 4;

	private final List<Cell> spawns;
	private final SquarePlanes legal;
	/** The places where units of each size fit, and the places that they reach. Indexed by size minus 1. */
	private final List<ReachedPlane> sizes;
	private final IncrementalCache<Integer, Reachability> asked;

	private ReachableSizes(List<Cell> spawns, SquarePlanes legal, List<ReachedPlane> sizes,
			IncrementalCache<Integer, Reachability> asked) {
		this.spawns = List.copyOf(spawns);
		this.legal = legal;
		this.sizes = sizes;
		this.asked = asked;
	}

	/**
	 * Computes the anchors at which units fit and the anchors that they reach, for all sizes. Uses all cores.
	 *
	 * @param traversable the cells that the units can cross
	 * @param spawns the cells where units start. If there are none, units start in the largest component of each size
	 * @param limit the largest size, at least 1
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ReachableSizes of(BitPlane traversable, List<Cell> spawns, int limit, Diagonals diagonals,
			Progress progress) {
		Spawns.checkInside(spawns, traversable.width(), traversable.height());
		SquarePlanes legal = SquarePlanes.ofAnchors(traversable.width(), traversable.height(),
				IntStream.rangeClosed(1, limit).boxed().collect(Collectors.toCollection(TreeSet::new)))
				.with(traversable, progress);
		List<ReachedPlane> sizes = IntStream.rangeClosed(1, limit).parallel()
				.mapToObj(size -> ReachedPlane.of(legal.plane(size), size, spawns, diagonals, progress)).toList();
		return new ReachableSizes(spawns, legal, sizes, new IncrementalCache<>(FOOTPRINTS_KEPT));
	}

	/**
	 * Returns a copy for the map after an edit of cells or spawns. The edit must keep the size of the map.
	 *
	 * @throws IllegalArgumentException if the map has another size or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public ReachableSizes with(BitPlane traversable, List<Cell> newSpawns, Progress progress) {
		if (traversable == legal.base() && newSpawns.equals(spawns)) {
			return this;
		}
		Spawns.checkInside(newSpawns, traversable.width(), traversable.height());
		SquarePlanes newLegal = legal.with(traversable, progress);
		List<ReachedPlane> newSizes = IntStream.rangeClosed(1, limit()).mapToObj(
				size -> sizes.get(size - 1).with(newLegal.plane(size), size, newSpawns, progress)).toList();
		return new ReachableSizes(newSpawns, newLegal, newSizes, asked.next(FOOTPRINTS_KEPT));
	}

	/** Returns the largest size. */
	public int limit() {
		return sizes.size();
	}

	/** Returns the cells where units start. If empty, units start in the largest connected component. */
	public List<Cell> spawns() {
		return spawns;
	}

	/**
	 * Returns the anchors that a unit can reach.
	 *
	 * @param size of the unit, in cells, 1 to the limit
	 */
	public BitPlane reachable(int size) {
		return sizes.get(size - 1).anchors();
	}

	public ReachedPlane reached(int size) {
		return sizes.get(size - 1);
	}

	/** Returns the cells that the units can cross. */
	public BitPlane traversable() {
		return legal.base();
	}

	/**
	 * Returns each cell that a unit covers in at least one place where it fits. The result is complete only inside of {@code
	 * window}. Outside, cells may be missing.
	 *
	 * @param size of the unit, in cells, 1 to the limit
	 */
	public BitPlane fitting(int size, CellRect window) {
		return footprints(reached(size).legal(), size, window);
	}

	/**
	 * Returns each cell that a unit covers in at least one place that it reaches. The result is complete only inside of {@code
	 * window}. Outside, cells may be missing.
	 *
	 * @param size of the unit, in cells, 1 to the limit
	 */
	public BitPlane covered(int size, CellRect window) {
		return footprints(reachable(size), size, window);
	}

	private static BitPlane footprints(BitPlane anchors, int size, CellRect window) {
		int left = Math.max(0, window.x() - size + 1);
		int top = Math.max(0, window.y() - size + 1);
		CellRect reaching = new CellRect(left, top, window.right() - left, window.bottom() - top);
		return SquarePlanes.ofFootprints(anchors.width(), anchors.height(), size)
				.with(anchors.near(reaching), Progress.NONE).last();
	}

	/**
	 * Returns all results about what a unit of a size reaches. The results of the last few sizes are cached.
	 *
	 * @param size of the unit, in cells, 1 to the limit
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Reachability reachability(int size, Progress progress) {
		return asked.get(size, before -> before.map(known -> known.with(reached(size), spawns, progress))
				.orElseGet(() -> Reachability.of(reached(size), size, spawns, progress)), progress);
	}
}
