package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Patches;

/** Groups the cells that differ between two maps into places. */
public final class CellChanges {

	/** The value of a cell. */
	@FunctionalInterface
	public interface Values {
		int at(int x, int y);
	}

	private CellChanges() {
	}

	/**
	 * The places of at least {@code minCells} cells: those of most cells first, equals row by row. Cells touch by sides
	 * and corners.
	 *
	 * @param cells those that differ
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<CellChange> of(BitPlane cells, Values before, Values after, long minCells, Progress progress) {
		Patches patches = new Patches(cells, progress);
		int[] differences = new int[patches.count()];
		Arrays.fill(differences, -1);
		Cell[] worst = new Cell[patches.count()];
		patches.forEachRun((patch, x, y, length) -> {
			for (int i = x; i < x + length; i++) {
				int difference = Math.abs(before.at(i, y) - after.at(i, y));
				if (difference > differences[patch]) {
					differences[patch] = difference;
					worst[patch] = new Cell(i, y);
				}
			}
		});
		long[] counts = patches.cells();
		CellRect[] bounds = patches.bounds();
		List<CellChange> changes = new ArrayList<>();
		IntStream.range(0, counts.length).filter(patch -> counts[patch] >= minCells).forEach(patch -> {
			Cell at = worst[patch];
			changes.add(new CellChange(bounds[patch], counts[patch], at, before.at(at.x(), at.y()),
					after.at(at.x(), at.y())));
		});
		changes.sort(Comparator.comparingLong(CellChange::cells).reversed());
		return changes;
	}
}
