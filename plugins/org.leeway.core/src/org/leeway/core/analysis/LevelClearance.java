package org.leeway.core.analysis;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.part.CacheBudget;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;

/**
 * The clearance of a level: which cells are free, and how large a unit fits on each cell. Both depend on the unit's
 * capability, that is, on the set of terrains that the unit can cross. Computed on demand, and cached for a few
 * capabilities. Thread-safe.
 */
public final class LevelClearance {

	private final LevelSnapshot snapshot;
	private final ObstacleMap obstacles;
	private final ClearancePlanes planes;
	private final LruCache<Capability, ClearanceMap> maps;
	private final LruCache<Capability, BitPlane> traversables;
	private final IncrementalCache<Capability, CoveringMap> covering;

	/**
	 * Computes the blocked cells, and the places where the agents of the level can stand.
	 *
	 * @param before the clearance of an earlier state of the level with the same size, or null if there is none
	 * @param progress gets {@link #steps} units of work
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	LevelClearance(LevelSnapshot snapshot, LevelClearance before, Progress progress) {
		this.snapshot = snapshot;
		this.obstacles = before == null
				? ObstacleMap.of(snapshot.scene(), snapshot.grid().width(), snapshot.grid().height())
				: before.obstacles.with(snapshot.scene());
		progress.worked(1);
		this.planes = before == null ? ClearancePlanes.of(snapshot.grid(), obstacles, snapshot.units(), progress)
				: before.planes.with(snapshot.grid(), obstacles, snapshot.units(), progress);
		int kept = capabilities(snapshot) + LevelAnalysis.OTHERS_KEPT;
		int keptNumbers = CacheBudget.of(snapshot.header()).numbers(kept);
		this.maps = new LruCache<>(keptNumbers);
		this.traversables = new LruCache<>(kept);
		this.covering = before == null ? new IncrementalCache<>(keptNumbers) : before.covering.next(keptNumbers);
		if (before != null && before.snapshot.grid() == snapshot.grid() && before.blocked() == blocked()) {
			before.maps.known().forEach(maps::put);
			before.traversables.known().forEach(traversables::put);
		}
	}

	/** Returns how many units of work the constructor reports to its progress. */
	static int steps(LevelSnapshot snapshot) {
		return 1 + capabilities(snapshot);
	}

	private static int capabilities(LevelSnapshot snapshot) {
		return (int) snapshot.units().stream().map(unit -> List.of(unit.capability(), unit.standsByClearance())).distinct().count();
	}

	/** Returns the cells that obstacles block. They are blocked for all units. */
	public BitPlane blocked() {
		return obstacles.blocked();
	}

	/** Returns what the obstacles of the level forbid. */
	ObstacleMap obstacles() {
		return obstacles;
	}

	/** Returns the places where an agent of the level can stand, as the top-left cells of its footprints. */
	BitPlane legal(Agent agent) {
		return planes.legal(agent.unit());
	}

	/**
	 * Returns the cells that units with a capability (a set of crossable terrains) can cross. Leaves out cells under
	 * obstacles.
	 */
	public BitPlane traversable(Capability capability) {
		return isOfAgent(capability) ? planes.traversable(capability)
				: traversables.get(capability, key -> ClearanceAnnotator.traversable(snapshot.grid(), blocked(), key));
	}

	/** Returns the result of {@link #traversable} if it is cached, else empty. Never computes anything. */
	public Optional<BitPlane> knownTraversable(Capability capability) {
		return isOfAgent(capability) ? Optional.of(planes.traversable(capability)) : traversables.known(capability);
	}

	private boolean isOfAgent(Capability capability) {
		return snapshot.units().stream().anyMatch(unit -> unit.standsByClearance() && unit.capability().equals(capability));
	}

	/**
	 * Returns the data for a search of the fewest cells to clear so that a unit can pass. The data are the cells that the unit can
	 * cross, and the cells that cannot be cleared, such as cells under obstacles. If the unit has an obstacle radius, cells nearer
	 * than this radius to an obstacle cannot be cleared either.
	 */
	public Clearing clearing(GridUnit unit) {
		if (unit.standsByClearance()) {
			return Clearing.of(traversable(unit.capability()), blocked(), unit.size());
		}
		BitPlane nothing = BitPlane.empty(snapshot.grid().width(), snapshot.grid().height());
		return new Clearing(ClearanceAnnotator.traversable(snapshot.grid(), nothing, unit.capability()), nothing,
				obstacles.tooNear(unit), unit.size());
	}

	/**
	 * Returns the true clearance of every cell, for units that cross the terrains of a capability. The true
	 * clearance is the side of the largest traversable square that has the cell at its top left. So it says how
	 * large a unit fits there.
	 */
	public ClearanceMap map(Capability capability) {
		return maps.get(capability, key -> ClearanceAnnotator.annotate(traversable(key), Progress.NONE));
	}

	/**
	 * Returns for each cell the size of the largest unit that fits somewhere over the cell. This is the side of the
	 * largest traversable square that contains the cell. The results are limited to {@link SizeField#COVERING}. Far
	 * faster than {@link #map} after an edit.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public CoveringMap covering(Capability capability, Progress progress) {
		AnchoredWidths widths = AnchoredWidths.clearance(traversable(capability));
		return covering.get(capability, earlier -> earlier.map(known -> known.with(widths, progress))
				.orElseGet(() -> CoveringMap.of(widths, progress)), progress);
	}

	/**
	 * Returns the true clearance of one cell, for units that cross the terrains of a capability. This is the side
	 * of the largest traversable square that has the cell at its top left. Computes no other cell.
	 */
	public int at(Cell anchor, Capability capability) {
		CellRect alone = new CellRect(anchor.x(), anchor.y(), 1, 1);
		return maps.known(capability).map(known -> known.get(anchor.x(), anchor.y()))
				.orElseGet(() -> ClearanceAnnotator.annotate(traversable(capability), alone)[0]);
	}
}
