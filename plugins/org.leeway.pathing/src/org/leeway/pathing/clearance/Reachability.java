package org.leeway.pathing.clearance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

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
 * The places that units of one size and capability can reach. A place is the unit's top-left cell, called its anchor.
 * An anchor is legal if the unit fits there. The footprint is the square of cells that the unit covers. Immutable and
 * thread-safe.
 * <p>
 * A unit starts on each legal anchor whose footprint covers a spawn, and reaches all legal anchors that are connected
 * with its start. Without spawns, units reach the largest connected component of anchors. In a tie, this is the
 * component whose first anchor comes first, row by row.
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
	 * Creates the reachability of a unit from known results: the places where the unit fits, and which of these
	 * places it reaches.
	 *
	 * @param size of the unit, in cells
	 */
	public static Reachability of(ReachedPlane reached, int size, List<Cell> spawns, Progress progress) {
		BitPlane legal = reached.legal();
		SquarePlanes covered = SquarePlanes.ofFootprints(legal.width(), legal.height(), size)
				.with(reached.anchors(), progress);
		return new Reachability(size, spawns, reached, covered, covered.with(legal, progress));
	}

	/**
	 * Returns the reachability after an edit that keeps the size of the map. Computes only tiles that the edit
	 * changed.
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

	/**
	 * Returns the reachability after an edit. The caller has already computed the places where the unit fits, and which of
	 * these places it reaches. So this method only updates the planes of the cells that the unit covers at these places.
	 *
	 * @param newReached the places after the edit
	 * @param newSpawns the cells where units start after the edit
	 */
	public Reachability with(ReachedPlane newReached, List<Cell> newSpawns, Progress progress) {
		return new Reachability(size, newSpawns, newReached, covered.with(newReached.anchors(), progress),
				fitting.with(newReached.legal(), progress));
	}

	/**
	 * Returns the size of the unit in cells. All units that are too large for the map have the same size here, see {@link
	 * GridUnit#sizeOn}.
	 */
	public int size() {
		return size;
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return reached.reached().components().diagonals();
	}

	/** Returns the cells where units start. If empty, units start in the largest connected component. */
	public List<Cell> spawns() {
		return spawns;
	}

	/** Returns the legal anchors, that is, the top-left cells of the unit at all places where the unit fits. */
	public BitPlane legal() {
		return reached.legal();
	}

	/** Returns the anchors that the unit can reach. */
	public BitPlane reachable() {
		return reached.anchors();
	}

	/**
	 * Returns where squares of reachable anchors begin: the top-left anchor of each square in which all anchors are
	 * reachable. For example, if {@code side} is the unit's size plus 1, two units fit next to each other at anchors of the
	 * square.
	 *
	 * @param side of the squares, in cells, at least 1
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public BitPlane squares(int side, Progress progress) {
		BitPlane reachable = reachable();
		return SquarePlanes.ofAnchors(reachable.width(), reachable.height(), new TreeSet<>(Set.of(side)))
				.with(reachable, progress).plane(side);
	}

	/** Returns the cells in footprints on reachable anchors. */
	public BitPlane covered() {
		return covered.last();
	}

	/**
	 * Returns each cell that the unit covers in at least one place where it fits. All other cells are blocked or too narrow for
	 * the unit.
	 */
	public BitPlane fitting() {
		return fitting.last();
	}

	/**
	 * Returns the spawns where the unit does not fit, in the order of the spawns. There is no place where the unit
	 * fits and covers such a spawn.
	 */
	public List<Cell> misfits() {
		return reached.reached().misfits();
	}

	/**
	 * Returns the gaps that separate the spawns of the unit. Connected spawns form a group. For each group except the largest,
	 * the list has the {@link StartGap} between it and the largest group. Empty if all spawns are connected.
	 */
	public List<StartGap> startGaps() {
		return reached.reached().gaps();
	}

	/**
	 * Returns the gaps that separate given spawns, as {@link #startGaps()} does for the spawns of the unit.
	 *
	 * @param others the spawns to use, inside the map
	 */
	public List<StartGap> startGaps(List<Cell> others) {
		return from(others, size).gaps();
	}

	/**
	 * Returns the anchors (top-left cells of the unit) that the unit reaches from the given spawn. Other spawns do not count.
	 *
	 * @param spawn inside the map
	 */
	public BitPlane reachableFrom(Cell spawn) {
		return from(List.of(spawn), size).plane();
	}

	private ReachedComponents from(List<Cell> starts, int startSize) {
		return new ReachedComponents(reached.reached().components(), startSize, starts);
	}

	/**
	 * Returns the connected regions where the unit fits, but which it does not reach. Leaves out regions in which
	 * the unit covers fewer than {@code minArea} cells. The region with the most cells comes first. Ties go to the
	 * region that begins first, row by row.
	 */
	public List<Region> unreachableRegions(long minArea) {
		return unreachableRegions(minArea, Progress.NONE);
	}

	/**
	 * Returns the same regions as {@link #unreachableRegions(long)}, by a search that can be cancelled.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public List<Region> unreachableRegions(long minArea, Progress progress) {
		return unreached(progress).regions(minArea, progress);
	}

	/**
	 * Returns the cells that the unit would cover in an unreachable region. Empty if {@code sample} is not the first anchor of
	 * an unreachable region.
	 *
	 * @param sample the first anchor of the region, row by row
	 */
	public Optional<BitPlane> unreachableCells(Cell sample) {
		return unreached(Progress.NONE).anchors(sample).map(anchors -> cells(anchors, Progress.NONE));
	}

	/**
	 * Returns the anchors that the unit can reach from a given anchor, including the given anchor. Empty if the unit does not
	 * fit at the given anchor.
	 *
	 * @param anchor a cell inside the map
	 */
	public BitPlane connectedTo(Cell anchor) {
		return from(List.of(anchor), 1).plane();
	}

	/**
	 * Returns each cell that the unit covers in at least one of the given places.
	 *
	 * @param anchors the places, as top-left cells of the unit. A plane of the size of the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public BitPlane cells(BitPlane anchors, Progress progress) {
		return SquarePlanes.ofFootprints(legal().width(), legal().height(), size).with(anchors, progress).last();
	}

	/**
	 * Returns the places of the unit in an unreachable region, as its top-left cells. Empty if there is no such
	 * region.
	 *
	 * @param sample the first place of the region, row by row
	 */
	public Optional<BitPlane> unreachableAnchors(Cell sample) {
		return unreached(Progress.NONE).anchors(sample);
	}

	/**
	 * Returns the connected regions where the unit fits, but which it does not reach. Computed at the first call, because
	 * many callers of this class never need them.
	 */
	private synchronized UnreachedComponents unreached(Progress progress) {
		if (unreached == null) {
			unreached = reached.reached().unreached(progress);
		}
		return unreached;
	}
}
