package org.leeway.pathing.clearance.width;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.world.Diagonals;

/**
 * A {@link FitMap} for sizes up to a limit, with quick updates after edits: the largest size that can reach each anchor
 * from a spawn. Holds a plane of reachable anchors for each size. Only what an edit changed is computed again. Immutable.
 */
public final class FitPlanes {

	private final ReachableSizes sizes;

	private FitPlanes(ReachableSizes sizes) {
		this.sizes = sizes;
	}

	/**
	 * Finds the largest sizes.
	 *
	 * @param traversable the cells that the units can cross
	 * @param limit       the greatest size, at least 1; larger units count as this one
	 * @param diagonals   the rule of diagonal steps
	 * @throws IllegalArgumentException if there is no spawn or one lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static FitPlanes of(BitPlane traversable, List<Cell> spawns, int limit, Diagonals diagonals, Progress progress) {
		checkSpawns(spawns);
		return new FitPlanes(ReachableSizes.of(traversable, spawns, limit, diagonals, progress));
	}

	/**
	 * Returns the largest sizes, up to the limit of {@code sizes}.
	 *
	 * @throws IllegalArgumentException if there is no spawn
	 */
	public static FitPlanes of(ReachableSizes sizes) {
		checkSpawns(sizes.spawns());
		return new FitPlanes(sizes);
	}

	/**
	 * Returns the planes after an edit of the map, which keeps its size.
	 *
	 * @throws IllegalArgumentException if there is no spawn or one lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public FitPlanes with(BitPlane traversable, List<Cell> newSpawns, Progress progress) {
		checkSpawns(newSpawns);
		return new FitPlanes(sizes.with(traversable, newSpawns, progress));
	}

	private static void checkSpawns(List<Cell> spawns) {
		if (spawns.isEmpty()) {
			throw new IllegalArgumentException("no spawn: what fits is defined by where units come from");
		}
	}

	/** Returns the tiles in which values may differ from {@code old}, of the same map size and limit. */
	public TileSet changedSince(FitPlanes old) {
		TileSet changed = reachable(1).changedSince(old.reachable(1));
		for (int size = 2; size <= limit(); size++) {
			changed.addAll(reachable(size).changedSince(old.reachable(size)));
		}
		return changed;
	}

	/** Returns the greatest size that is distinguished from smaller ones. */
	public int limit() {
		return sizes.limit();
	}

	/**
	 * Returns the largest size that reaches the anchor, at most the limit. 0 if no size reaches it.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int get(int x, int y) {
		int size = 0;
		while (size < limit() && reachable(size + 1).get(x, y)) {
			size++;
		}
		return size;
	}

	/** Returns the anchors that size {@code size}, 1 to the limit, can reach. Each plane contains the next. */
	public BitPlane reachable(int size) {
		return sizes.reachable(size);
	}

	/** Returns whether both are of the same anchors, by identity. */
	@Override
	public boolean equals(Object object) {
		return object instanceof FitPlanes other && sizes == other.sizes;
	}

	@Override
	public int hashCode() {
		return sizes.hashCode();
	}
}
