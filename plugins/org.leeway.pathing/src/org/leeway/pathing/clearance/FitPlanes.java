package org.leeway.pathing.clearance;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TileSet;

/**
 * The same as {@link FitMap}, for sizes up to a limit and with quick updates after edits: for each anchor the largest
 * size that can reach it from a spawn. Holds a plane of reachable anchors for each size; only what an edit changed is
 * computed again. Immutable.
 */
public final class FitPlanes {

	private final List<Cell> spawns;
	private final SquarePlanes legal;
	/** By size, from 1 on. Each plane contains the next. */
	private final List<ReachedPlane> sizes;

	private FitPlanes(List<Cell> spawns, SquarePlanes legal, List<ReachedPlane> sizes) {
		this.spawns = spawns;
		this.legal = legal;
		this.sizes = sizes;
	}

	/**
	 * Finds the largest sizes.
	 *
	 * @param traversable the cells that the units can cross
	 * @param limit       the greatest size, at least 1; larger units count as this one
	 * @throws IllegalArgumentException if there is no spawn or one lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static FitPlanes of(BitPlane traversable, List<Cell> spawns, int limit, Progress progress) {
		checkSpawns(spawns, traversable);
		SquarePlanes legal = SquarePlanes.ofAnchors(traversable.width(), traversable.height(),
				IntStream.rangeClosed(1, limit).boxed().collect(Collectors.toCollection(TreeSet::new)))
				.with(traversable, progress);
		List<ReachedPlane> sizes = IntStream.rangeClosed(1, limit)
				.mapToObj(size -> ReachedPlane.of(legal.plane(size), size, spawns, progress)).toList();
		return new FitPlanes(List.copyOf(spawns), legal, sizes);
	}

	/**
	 * The planes after an edit of the map, which keeps its size.
	 *
	 * @throws IllegalArgumentException if there is no spawn or one lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public FitPlanes with(BitPlane traversable, List<Cell> newSpawns, Progress progress) {
		if (traversable == legal.base() && newSpawns.equals(spawns)) {
			return this;
		}
		checkSpawns(newSpawns, traversable);
		SquarePlanes newLegal = legal.with(traversable, progress);
		List<ReachedPlane> newSizes = IntStream.rangeClosed(1, limit()).mapToObj(
				size -> sizes.get(size - 1).with(newLegal.plane(size), size, newSpawns, progress)).toList();
		return new FitPlanes(List.copyOf(newSpawns), newLegal, newSizes);
	}

	private static void checkSpawns(List<Cell> spawns, BitPlane map) {
		if (spawns.isEmpty()) {
			throw new IllegalArgumentException("no spawn: what fits is defined by where units come from");
		}
		Spawns.checkInside(spawns, map.width(), map.height());
	}

	/** The tiles in which values may differ from {@code old}, of the same map size and limit. */
	public TileSet changedSince(FitPlanes old) {
		TileSet changed = reachable(1).changedSince(old.reachable(1));
		for (int size = 2; size <= limit(); size++) {
			changed.addAll(reachable(size).changedSince(old.reachable(size)));
		}
		return changed;
	}

	/** The greatest size that is distinguished from smaller ones. */
	public int limit() {
		return sizes.size();
	}

	/**
	 * The largest size that reaches the anchor, or the limit if that is less; 0 if none does.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int get(int x, int y) {
		int size = 0;
		while (size < sizes.size() && reachable(size + 1).get(x, y)) {
			size++;
		}
		return size;
	}

	/** The anchors that size {@code size}, 1 to the limit, can reach. */
	public BitPlane reachable(int size) {
		return sizes.get(size - 1).anchors();
	}
}
