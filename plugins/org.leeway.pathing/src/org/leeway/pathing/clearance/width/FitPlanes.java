package org.leeway.pathing.clearance.width;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.world.Diagonals;

/**
 * The sizes of the largest units that can get from a spawn to each cell, up to a limit. A unit is at a cell if its
 * top-left cell is there. For each size, a set stores the cells to which a unit of this size can get. So updates after
 * an edit are quick. {@link FitMap} has no limit. Immutable.
 */
public final class FitPlanes implements SizeField {

	private final ReachableSizes sizes;

	private FitPlanes(ReachableSizes sizes) {
		this.sizes = sizes;
	}

	/**
	 * Finds the size of the largest unit that can get to each top-left cell from a spawn.
	 *
	 * @param traversable the cells that the units can cross
	 * @param limit the largest size, at least 1. Larger units count as units of this size
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if there is no spawn or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static FitPlanes of(BitPlane traversable, List<Cell> spawns, int limit, Diagonals diagonals, Progress progress) {
		checkSpawns(spawns);
		return new FitPlanes(ReachableSizes.of(traversable, spawns, limit, diagonals, progress));
	}

	/**
	 * Returns, for each cell, the size of the largest unit that can get there from a spawn. The cell is the top-left cell of
	 * the unit. No size exceeds the limit of {@code sizes}.
	 *
	 * @throws IllegalArgumentException if there is no spawn
	 */
	public static FitPlanes of(ReachableSizes sizes) {
		checkSpawns(sizes.spawns());
		return new FitPlanes(sizes);
	}

	/**
	 * Returns the sizes of units for an edited map. The edited map must have the same width and height as the old map.
	 *
	 * @throws IllegalArgumentException if there is no spawn or a spawn lies outside the map
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

	@Override
	public Optional<TileSet> changedSince(SizeField old) {
		return old instanceof FitPlanes other && other.limit() == limit() ? Optional.of(changed(other)) : Optional.empty();
	}

	/**
	 * Returns the tiles in which sizes differ from the sizes before an edit.
	 *
	 * @param old the sizes before the edit, with the same limit
	 */
	TileSet changed(FitPlanes old) {
		TileSet changed = reachable(1).changedSince(old.reachable(1));
		for (int size = 2; size <= limit(); size++) {
			changed.addAll(reachable(size).changedSince(old.reachable(size)));
		}
		return changed;
	}

	@Override
	public int width() {
		return reachable(1).width();
	}

	@Override
	public int height() {
		return reachable(1).height();
	}

	@Override
	public int limit() {
		return sizes.limit();
	}

	@Override
	public int get(int x, int y) {
		int size = 0;
		while (size < limit() && reachable(size + 1).get(x, y)) {
			size++;
		}
		return size;
	}

	@Override
	public void read(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = get(x + i, y);
		}
	}

	/**
	 * Returns the cells that the top-left cell of a unit can reach from a spawn.
	 *
	 * @param size the size of the unit in cells, from 1 to the limit
	 */
	public BitPlane reachable(int size) {
		return sizes.reachable(size);
	}

	/** Returns whether two objects share the same {@link ReachableSizes} object. A comparison of all cells would be slow. */
	@Override
	public boolean equals(Object object) {
		return object instanceof FitPlanes other && sizes == other.sizes;
	}

	@Override
	public int hashCode() {
		return sizes.hashCode();
	}
}
