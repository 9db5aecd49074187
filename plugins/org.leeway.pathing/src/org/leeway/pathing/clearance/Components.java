package org.leeway.pathing.clearance;

import org.leeway.pathing.Progress;

/**
 * The connected components of the runs of a plane. A diagonal step needs both straight neighbours, so cells connect by
 * their four sides only, and two runs of neighbouring rows connect where they share a column. Components are numbered
 * from 0 in the order of their first cells, row by row.
 */
final class Components {

	private static final int ROWS_A_CHECK = 16;

	private final Runs runs;
	/** A union-find forest: each run's parent is an earlier run or itself; then each run's component. */
	private final int[] parents;
	private int count;

	/** Labels the runs. A unit of progress is a row. */
	Components(Runs runs, Progress progress) {
		this.runs = runs;
		this.parents = new int[runs.count()];
		for (int run = 0; run < parents.length; run++) {
			parents[run] = run;
		}
		for (int y = 0; y < runs.height(); y++) {
			if (y > 0) {
				connect(y);
			}
			if (y % ROWS_A_CHECK == 0) {
				progress.worked(Math.min(ROWS_A_CHECK, runs.height() - y));
				progress.check();
			}
		}
		number();
	}

	private void connect(int y) {
		int above = runs.rowStart(y - 1);
		int aboveEnd = runs.rowEnd(y - 1);
		int run = runs.rowStart(y);
		int end = runs.rowEnd(y);
		while (above < aboveEnd && run < end) {
			if (runs.first(above) <= runs.last(run) && runs.first(run) <= runs.last(above)) {
				unite(above, run);
			}
			if (runs.last(above) < runs.last(run)) {
				above++;
			} else {
				run++;
			}
		}
	}

	private void unite(int a, int b) {
		int rootA = root(a);
		int rootB = root(b);
		if (rootA < rootB) {
			parents[rootB] = rootA;
		} else {
			parents[rootA] = rootB;
		}
	}

	private int root(int run) {
		int root = run;
		while (parents[root] != root) {
			parents[root] = parents[parents[root]];
			root = parents[root];
		}
		return root;
	}

	/** A parent comes before its children, so it has its number already when they look. */
	private void number() {
		for (int run = 0; run < parents.length; run++) {
			parents[run] = parents[run] == run ? count++ : parents[parents[run]];
		}
	}

	int count() {
		return count;
	}

	/** The component of a run. */
	int of(int run) {
		return parents[run];
	}
}
