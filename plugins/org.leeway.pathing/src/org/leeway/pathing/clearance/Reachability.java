package org.leeway.pathing.clearance;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.ReachedComponents;
import org.leeway.pathing.components.ReachedPlane;
import org.leeway.pathing.components.Spawns;
import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.components.UnreachedComponents;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * The reachability of a map for units of one size and capability, as an immutable value. Thread-safe. <p> A unit can move
 * between all legal anchors of one connected component. A unit starts on every legal anchor whose footprint covers a spawn.
 * The components in which it starts are reachable. On a map without spawns, the component with the most anchors is
 * reachable. Ties go to the component whose first anchor comes first, row by row.
 */
public final class Reachability {

	private final int size;
	private final List<Cell> spawns;
	private final ReachedPlane reached;
	private final SquarePlanes covered;
	private final SquarePlanes fitting;
	private UnreachedComponents unreached;

	private Reachability(int size, List<Cell> spawns, ReachedPlane reached, SquarePlanes covered, SquarePlanes fitting) {
		this.size = size;
		this.spawns = List.copyOf(spawns);
		this.reached = reached;
		this.covered = covered;
		this.fitting = fitting;
	}

	/**
	 * Computes the reachability of a unit.
	 *
	 * @param legal the anchors on which a unit of {@code size} stands legally, as from {@link ClearancePlanes#legal}
	 * @param size of the unit, in cells
	 * @param spawns the cells where units start; may be empty
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if the size is less than 1 or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Reachability of(BitPlane legal, int size, List<Cell> spawns, Diagonals diagonals, Progress progress) {
		if (size < 1) {
			throw new IllegalArgumentException("size " + size + ", expected at least 1");
		}
		Spawns.checkInside(spawns, legal.width(), legal.height());
		int onMap = GridUnit.sizeOn(size, legal.width(), legal.height());
		return of(ReachedPlane.of(legal, onMap, spawns, diagonals, progress), onMap, spawns, progress);
	}

	/**
	 * Computes the reachability from the legal and reachable anchors. First computes the cells in footprints on reachable
	 * anchors. Then updates a copy of this result to the cells in footprints on legal anchors. Most legal anchors are
	 * reachable, so the update changes few tiles.
	 */
	public static Reachability of(ReachedPlane reached, int size, List<Cell> spawns, Progress progress) {
		BitPlane legal = reached.legal();
		SquarePlanes covered = SquarePlanes.ofFootprints(legal.width(), legal.height(), size)
				.with(reached.anchors(), progress);
		return new Reachability(size, spawns, reached, covered, covered.with(legal, progress));
	}

	/**
	 * Returns the reachability on a map of the same size after an edit. Only tiles that the edit changed are computed
	 * again.
	 *
	 * @throws IllegalArgumentException if the map has another size or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Reachability with(BitPlane newLegal, List<Cell> newSpawns, Progress progress) {
		if (newLegal == legal() && newSpawns.equals(spawns)) {
			return this;
		}
		Spawns.checkInside(newSpawns, newLegal.width(), newLegal.height());
		return with(reached.with(newLegal, size, newSpawns, progress), newSpawns, progress);
	}

	/** Returns the reachability after an edit, from the anchors after the edit. */
	public Reachability with(ReachedPlane newReached, List<Cell> newSpawns, Progress progress) {
		return new Reachability(size, newSpawns, newReached, covered.with(newReached.anchors(), progress),
				fitting.with(newReached.legal(), progress));
	}

	/**
	 * Returns the size of the unit in cells. The size is limited as {@link GridUnit#sizeOn} describes: all sizes that
	 * exceed the map count as one size.
	 */
	public int size() {
		return size;
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return reached.reached().components().diagonals();
	}

	/** Returns the spawns. Empty if there are none. Without spawns, units start in the component with the most anchors. */
	public List<Cell> spawns() {
		return spawns;
	}

	/** Returns the anchors on which the unit stands legally. */
	public BitPlane legal() {
		return reached.legal();
	}

	/** Returns the anchors that the unit can reach. */
	public BitPlane reachable() {
		return reached.anchors();
	}

	/** Returns the cells in footprints on reachable anchors. */
	public BitPlane covered() {
		return covered.last();
	}

	/** Returns the cells in footprints on legal anchors. All other traversable cells are too narrow for the unit. */
	public BitPlane fitting() {
		return fitting.last();
	}

	/** Returns the spawns that no footprint on a legal anchor covers, in the order of the spawns. */
	public List<Cell> misfits() {
		return reached.reached().misfits();
	}

	/**
	 * Groups the connected spawns, as {@link StartGap} describes. Returns the gap between the largest group and each other
	 * group. Empty if all spawns are connected.
	 */
	public List<StartGap> startGaps() {
		return reached.reached().gaps();
	}

	/**
	 * Groups the connected spawns among the given spawns, as {@link StartGap} describes. Returns the gap between the largest
	 * group and each other group. The given spawns must lie inside the map.
	 */
	public List<StartGap> startGaps(List<Cell> others) {
		return from(others, size).gaps();
	}

	/** Returns the anchors that the unit reaches from one spawn inside the map. */
	public BitPlane reachableFrom(Cell spawn) {
		return from(List.of(spawn), size).plane();
	}

	private ReachedComponents from(List<Cell> starts, int startSize) {
		return new ReachedComponents(reached.reached().components(), startSize, starts);
	}

	/**
	 * Returns the connected components of legal anchors that are not reachable and cover {@code minArea} cells or more. The
	 * component with the most cells comes first. Ties are ordered by sample, row by row. A noisy map may have millions of
	 * such components if {@code minArea} is small.
	 */
	public List<Region> unreachableRegions(long minArea) {
		return unreachableRegions(minArea, Progress.NONE);
	}

	/**
	 * Finds the same regions as {@link #unreachableRegions(long)}. {@code progress} may cancel the search.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public List<Region> unreachableRegions(long minArea, Progress progress) {
		return unreached(progress).regions(minArea, progress);
	}

	/**
	 * Returns the cells that the unit would cover on the anchors of an unreachable region. The first anchor of the
	 * region, row by row, is {@code sample}. Empty if there is no such region.
	 */
	public Optional<BitPlane> unreachableCells(Cell sample) {
		return unreached(Progress.NONE).anchors(sample).map(anchors -> cells(anchors, Progress.NONE));
	}

	/**
	 * Returns a plane of the anchors that are connected with an anchor, including the anchor itself. The plane has no set
	 * cell if the anchor is not legal.
	 *
	 * @param anchor inside the map
	 */
	public BitPlane connectedTo(Cell anchor) {
		return from(List.of(anchor), 1).plane();
	}

	/**
	 * Returns the cells in the footprints of the unit on some anchors.
	 *
	 * @param anchors of the size of the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public BitPlane cells(BitPlane anchors, Progress progress) {
		return SquarePlanes.ofFootprints(legal().width(), legal().height(), size).with(anchors, progress).last();
	}

	/**
	 * Returns the anchors of the unreachable region whose first anchor, row by row, is {@code sample}. Empty if there is no
	 * such region.
	 */
	public Optional<BitPlane> unreachableAnchors(Cell sample) {
		return unreached(Progress.NONE).anchors(sample);
	}

	/**
	 * Returns the unreached components. Computed on the first request, because the next edit often replaces a result before
	 * any request.
	 */
	private synchronized UnreachedComponents unreached(Progress progress) {
		if (unreached == null) {
			unreached = reached.reached().unreached(progress);
		}
		return unreached;
	}
}
