package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * A computation of the reachability of several units in one part of a map. {@link #accept} receives the rows of {@link
 * MapPart#cells} one by one. So the needed memory does not depend on the height of the part. Not thread-safe.
 */
public final class PartStream {

	private final Progress progress;
	private final List<Capability> capabilities;
	private final List<GridUnit> units;
	private final List<UnitStream> streams = new ArrayList<>();
	private final TerrainBits bits;
	/** Indexed by capability: the traversable cells of the current row, 64 in a word. */
	private final long[][] rows;
	private int left;

	/**
	 * Begins a part.
	 *
	 * @param units the units. The size of a unit is at most 1 plus the width of the part's halo (the strip of cells around it),
	 * in cells
	 * @param diagonals the rule of diagonal steps
	 * @param minArea the least number of cells of an unreachable region to keep
	 * @param progress a unit of work is a row
	 * @throws IllegalArgumentException if a unit is too large
	 */
	public PartStream(MapPart part, List<GridUnit> units, Diagonals diagonals, long minArea, Progress progress) {
		this.progress = progress;
		this.units = List.copyOf(units);
		this.capabilities = units.stream().map(GridUnit::capability).distinct().toList();
		for (GridUnit unit : units) {
			if (unit.size() > part.halo() + 1) {
				throw new IllegalArgumentException("a unit of size " + unit.size() + " with a halo of " + part.halo());
			}
			streams.add(new UnitStream(part, unit.size(), diagonals, minArea));
		}
		int width = part.cells().width();
		this.bits = new TerrainBits(capabilities, width);
		this.rows = new long[capabilities.size()][width + 63 >> 6];
		this.left = part.cells().height();
	}

	/**
	 * Adds spawns of a unit. The part must {@linkplain MapPart own} the cells of the spawns. Call this before their rows
	 * are passed to {@link #accept}.
	 *
	 * @param unit the index of the unit
	 */
	public void start(int unit, List<Cell> spawns) {
		streams.get(unit).start(spawns);
	}

	/**
	 * Processes the next row.
	 *
	 * @param ids the terrain ids of the row's cells, from left to right. Not kept after the call
	 * @param blocked the cells that obstacles block, 64 in a word. Null if there are none
	 * @throws IllegalStateException if the part already has all its rows
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public void accept(byte[] ids, long[] blocked) {
		if (left-- == 0) {
			throw new IllegalStateException("more rows than the part has");
		}
		progress.worked(1);
		bits.fill(ids, rows);
		for (int i = 0; blocked != null && i < rows.length; i++) {
			for (int word = 0; word < blocked.length; word++) {
				rows[i][word] &= ~blocked[word];
			}
		}
		for (int i = 0; i < streams.size(); i++) {
			streams.get(i).add(rows[capabilities.indexOf(units.get(i).capability())]);
		}
	}

	/**
	 * Returns the result for each unit, in the order of the units. Call this after the last row.
	 *
	 * @throws IllegalStateException if rows are missing
	 */
	public List<PartialReach> finish() {
		if (left > 0) {
			throw new IllegalStateException(left + " rows are missing");
		}
		return streams.stream().map(UnitStream::finish).toList();
	}
}
