package org.leeway.pathing.clearance.width;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The sizes of the largest units that can cover each cell. Sizes above a limit count as the limit. All units cross the same
 * terrains. A cell has two sizes:
 * <ul>
 * <li>the size of the largest unit that covers the cell at any place where the unit fits
 * <li>the size of the largest unit that covers the cell at any place that the unit reaches from a spawn
 * </ul>
 * If the map is mirrored or turned, the sizes are mirrored or turned in the same way. Immutable.
 */
public final class CoveringSizes {

	/** The reachability of units of each size. Index 0 is size 1, index 1 is size 2, and so on. */
	private final List<Reachability> sizes;
	private final ReachableSizes anchors;

	private CoveringSizes(ReachableSizes anchors, Progress progress, IntFunction<Reachability> reachability) {
		this.anchors = anchors;
		this.sizes = IntStream.rangeClosed(1, anchors.limit()).mapToObj(size -> {
			progress.worked(1);
			return reachability.apply(size);
		}).toList();
	}

	/**
	 * Computes the covering sizes of all cells. One unit of work is the computation for one size.
	 *
	 * @param traversable the cells that the units can cross
	 * @param spawns the cells where units start. If there are none, units of each size start in the largest connected
	 * area for this size
	 * @param limit the largest size, at least 1. Larger units count as units of this size
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static CoveringSizes of(BitPlane traversable, List<Cell> spawns, int limit, Diagonals diagonals,
			Progress progress) {
		return of(ReachableSizes.of(traversable, spawns, limit, diagonals, progress), progress);
	}

	/**
	 * Computes the sizes from the anchors of units, that is, from their top-left cells.
	 *
	 * @param anchors for each size, the anchors where a unit can stand, and the anchors that it reaches from a spawn
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static CoveringSizes of(ReachableSizes anchors, Progress progress) {
		return new CoveringSizes(anchors, progress,
				size -> Reachability.of(anchors.reached(size), size, anchors.spawns(), progress));
	}

	/**
	 * Returns the covering sizes of the map after an edit. The edit must not change the width and height of the map.
	 *
	 * @throws IllegalArgumentException if the map has another size or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringSizes with(BitPlane edited, List<Cell> spawns, Progress progress) {
		return with(anchors.with(edited, spawns, progress), progress);
	}

	/**
	 * Returns the sizes after an edit.
	 *
	 * @param edited the legal and the reachable anchors after the edit
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringSizes with(ReachableSizes edited, Progress progress) {
		return edited == anchors ? this : new CoveringSizes(edited, progress,
				size -> sizes.get(size - 1).with(edited.reached(size), edited.spawns(), progress));
	}

	/** Returns the largest size. Larger units count as units of this size. */
	public int limit() {
		return sizes.size();
	}

	/**
	 * Returns the cells that units can cover: one set of cells for each size of units, from 1 on. Each set contains the
	 * sets of larger sizes.
	 */
	public List<BitPlane> fitting() {
		return sizes.stream().map(Reachability::fitting).toList();
	}

	/**
	 * Returns the cells that units from a spawn can cover: one set of cells for each size of units, from 1 on. Each set
	 * contains the sets of larger sizes.
	 */
	public List<BitPlane> covered() {
		return sizes.stream().map(Reachability::covered).toList();
	}
}
