package org.leeway.pathing.clearance.stream;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.grid.Cell;

/** Finds the anchors on which a unit starts, row by row: those whose footprints cover a spawn. */
final class Starts {

	private final List<Cell> spawns;
	private final int size;
	/** The numbers of the spawns, by their rows. */
	private final int[] downward;
	private final boolean[] fits;
	/** The number of spawns above the current row. */
	private int passed;

	Starts(List<Cell> spawns, int size) {
		this.spawns = spawns;
		this.size = size;
		this.downward = IntStream.range(0, spawns.size()).boxed()
				.sorted(Comparator.comparingInt(spawn -> spawns.get(spawn).y())).mapToInt(Integer::intValue).toArray();
		this.fits = new boolean[spawns.size()];
	}

	/** Joins the components in which a unit starts with an anchor of row {@code y}. */
	void join(int y, RowRuns runs, Component reached) {
		while (passed < downward.length && spawns.get(downward[passed]).y() < y) {
			passed++;
		}
		for (int i = passed; i < downward.length && spawns.get(downward[i]).y() - y < size; i++) {
			int x = spawns.get(downward[i]).x();
			fits[downward[i]] |= runs.join(Math.max(0, x - size + 1), x, reached);
		}
	}

	/** The spawns without a start so far, in their order. */
	List<Cell> misfits() {
		return IntStream.range(0, fits.length).filter(spawn -> !fits[spawn]).mapToObj(spawns::get).toList();
	}
}
