package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** Labels the components of legal anchors and tells the reached ones from the others. */
final class Labelling {

	private final BitPlane legal;
	private final int size;
	private final Runs runs;
	private final Components components;
	/** By component. */
	private final boolean[] isReached;
	private final List<Cell> misfits = new ArrayList<>();

	Labelling(BitPlane legal, int size, List<Cell> spawns, Progress progress) {
		this.legal = legal;
		this.size = size;
		this.runs = new Runs(legal);
		this.components = new Components(runs, progress);
		this.isReached = new boolean[components.count()];
		if (!spawns.isEmpty()) {
			reachFrom(spawns);
		} else if (isReached.length > 0) {
			isReached[largest()] = true;
		}
	}

	private void reachFrom(List<Cell> spawns) {
		for (Cell spawn : spawns) {
			boolean starts = false;
			for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
				starts |= reachFrom(spawn, y);
			}
			if (!starts) {
				misfits.add(spawn);
			}
		}
	}

	/** Marks the components that start at the spawn with an anchor in row {@code y}; tells whether there is one. */
	private boolean reachFrom(Cell spawn, int y) {
		int from = runs.firstEndingFrom(Math.max(0, spawn.x() - size + 1), y);
		int run = from;
		while (run < runs.rowEnd(y) && runs.first(run) <= spawn.x()) {
			isReached[components.of(run++)] = true;
		}
		return run > from;
	}

	private int largest() {
		int[] anchors = new int[components.count()];
		int largest = 0;
		for (int run = 0; run < runs.count(); run++) {
			anchors[components.of(run)] += runs.last(run) - runs.first(run) + 1;
		}
		for (int component = 1; component < anchors.length; component++) {
			if (anchors[component] > anchors[largest]) {
				largest = component;
			}
		}
		return largest;
	}

	/** The anchors of the reached components. */
	BitPlane reached() {
		BitPlane plane = new BitPlane(legal.width(), legal.height());
		for (int y = 0; y < runs.height(); y++) {
			for (int run = runs.rowStart(y); run < runs.rowEnd(y); run++) {
				if (isReached[components.of(run)]) {
					plane.setRun(runs.first(run), y, runs.last(run) - runs.first(run) + 1);
				}
			}
		}
		return plane;
	}

	List<Cell> misfits() {
		return List.copyOf(misfits);
	}

	UnreachedComponents unreached() {
		return new UnreachedComponents(runs, components, isReached, size);
	}
}
