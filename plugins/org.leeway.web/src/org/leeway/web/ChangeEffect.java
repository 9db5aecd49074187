package org.leeway.web;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TileSet;

/**
 * The effect of an edit on a unit, as numbers of cells that the unit covers on its ways from its spawns.
 *
 * @param before the number of cells that the unit reached before the edit
 * @param gained the number of cells that the unit reaches only after the edit
 * @param cutOff the number of cells that the unit reached only before the edit, and where it still fits
 * @param lost the number of cells that the unit reached only before the edit, and where it no longer fits
 * @param apart the spawns that the edit has separated from the largest group of connected spawns. Includes spawns where the
 * unit no longer fits
 */
record ChangeEffect(long before, long gained, long cutOff, long lost, List<Cell> apart) {

	/** Compares the cells that a unit reaches before and after an edit of the map. Its spawns are the same. */
	static ChangeEffect of(Reachability before, Reachability now) {
		long gained = 0;
		long cutOff = 0;
		long lost = 0;
		TileSet changed = now.covered().changedSince(before.covered());
		for (int row = changed.firstRow(); row <= changed.lastRow(); row++) {
			BitSet columns = changed.columns(row);
			int end = Math.min(now.covered().height(), (row + 1) * BitPlane.TILE);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				for (int y = row * BitPlane.TILE; y < end; y++) {
					long old = before.covered().word(column, y);
					long reached = now.covered().word(column, y);
					long fits = now.fitting().word(column, y);
					gained += Long.bitCount(reached & ~old);
					cutOff += Long.bitCount(old & ~reached & fits);
					lost += Long.bitCount(old & ~reached & ~fits);
				}
			}
		}
		List<Cell> apart = apart(now);
		apart.removeAll(apart(before));
		return new ChangeEffect(before.covered().count(), gained, cutOff, lost, apart);
	}

	/** Returns the spawns outside the largest group of connected spawns, and the spawns where the unit does not fit. */
	private static List<Cell> apart(Reachability reached) {
		List<Cell> apart = new ArrayList<>(reached.misfits());
		reached.startGaps().forEach(gap -> gap.other().forEach(spawn -> apart.add(reached.spawns().get(spawn))));
		return apart;
	}
}
