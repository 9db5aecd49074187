package org.leeway.pathing.grid.scan;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * The patches of a plane: groups of set cells that touch by sides or corners. Patches are numbered from 0 in the order of their
 * first cells, row by row.
 */
public final class Patches {

	/** Indexed by run, that is, by set cells next to each other in a row: the row of the run. */
	private int[] rows = new int[64];
	/** Indexed by run: its first column. */
	private int[] lefts = new int[64];
	/** Indexed by run: the column after the last cell of the run. */
	private int[] rights = new int[64];
	/**
	 * Indexed by run. While runs are joined, an entry is the run's parent in a union-find forest: an earlier run, or the run
	 * itself. In the end, an entry is the index of the patch that contains the run.
	 */
	private int[] patches = new int[64];
	private int runs;
	private int count;
	/**
	 * The index of the first run in each row, indexed by row. A run is a row of set cells next to each other. The last entry is
	 * the number of all runs.
	 */
	private final int[] firstRuns;

	/**
	 * Finds the patches of a plane.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Patches(BitPlane plane, Progress progress) {
		firstRuns = new int[plane.height() + 1];
		for (int y = 0; y < plane.height(); y++) {
			progress.check();
			firstRuns[y] = runs;
			for (int x = plane.nextSet(0, y); x < plane.width();) {
				int end = plane.nextClear(x, y);
				add(x, end, y);
				x = plane.nextSet(end, y);
			}
			if (y > 0) {
				connect(firstRuns[y - 1], firstRuns[y]);
			}
		}
		firstRuns[plane.height()] = runs;
		number();
	}

	private void add(int left, int right, int y) {
		if (runs == rows.length) {
			rows = Arrays.copyOf(rows, 2 * runs);
			lefts = Arrays.copyOf(lefts, 2 * runs);
			rights = Arrays.copyOf(rights, 2 * runs);
			patches = Arrays.copyOf(patches, 2 * runs);
		}
		rows[runs] = y;
		lefts[runs] = left;
		rights[runs] = right;
		patches[runs] = runs;
		runs++;
	}

	/**
	 * Joins each run of a row with the runs of the row above that touch this run.
	 *
	 * @param above the index of the first run of the row above
	 * @param from the index of the first run of the row, which is the last row so far
	 */
	private void connect(int above, int from) {
		for (int run = from, other = above; run < runs && other < from;) {
			if (lefts[other] <= rights[run] && lefts[run] <= rights[other]) {
				unite(run, other);
			}
			if (rights[other] < rights[run]) {
				other++;
			} else {
				run++;
			}
		}
	}

	private void unite(int a, int b) {
		int one = root(a);
		int other = root(b);
		patches[Math.max(one, other)] = Math.min(one, other);
	}

	private int root(int run) {
		int root = run;
		while (patches[root] != root) {
			patches[root] = patches[patches[root]];
			root = patches[root];
		}
		return root;
	}

	/** Numbers the patches from 0. In {@link #patches}, replaces the parent of each run by the number of the run's patch. */
	private void number() {
		for (int run = 0; run < runs; run++) {
			patches[run] = patches[run] == run ? count++ : patches[patches[run]];
		}
	}

	/** Returns the number of patches. */
	public int count() {
		return count;
	}

	/** Returns the patch of a set cell. */
	public int at(Cell cell) {
		int from = firstRuns[cell.y()];
		int index = Arrays.binarySearch(lefts, from, firstRuns[cell.y() + 1], cell.x());
		return patches[index >= 0 ? index : -index - 2];
	}

	/** A receiver of the runs of patches. */
	public interface Visitor {
		/** Receives a run of {@code length} cells of a patch: in row {@code y}, from column {@code x} on. */
		void run(int patch, int x, int y, int length);
	}

	/** Passes all runs to a visitor, row by row. */
	public void forEachRun(Visitor visitor) {
		for (int run = 0; run < runs; run++) {
			visitor.run(patches[run], lefts[run], rows[run], rights[run] - lefts[run]);
		}
	}

	/** Returns the sizes of the patches in cells, indexed by patch. */
	public long[] cells() {
		long[] cells = new long[count];
		forEachRun((patch, x, y, length) -> cells[patch] += length);
		return cells;
	}

	/** Returns the smallest rectangle around each patch, indexed by patch. */
	public CellRect[] bounds() {
		int[] left = new int[count];
		int[] right = new int[count];
		int[] top = new int[count];
		int[] bottom = new int[count];
		Arrays.fill(left, Integer.MAX_VALUE);
		// the loop goes backwards, so the runs of a patch come from bottom to top. The last run then sets the top of the patch
		// to the uppermost row
		for (int run = runs - 1; run >= 0; run--) {
			int patch = patches[run];
			left[patch] = Math.min(left[patch], lefts[run]);
			right[patch] = Math.max(right[patch], rights[run]);
			top[patch] = rows[run];
			bottom[patch] = Math.max(bottom[patch], rows[run] + 1);
		}
		CellRect[] bounds = new CellRect[count];
		Arrays.setAll(bounds, i -> new CellRect(left[i], top[i], right[i] - left[i], bottom[i] - top[i]));
		return bounds;
	}
}
