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

	/**
	 * The index of the first run in each row, indexed by row. A run is a row of set cells next to each other. The last entry is
	 * the number of all runs.
	 */
	private final int[] firstRuns;
	/** Indexed by run: its first column. */
	private final int[] lefts;
	/** Indexed by run: the column after the last cell of the run. */
	private final int[] rights;
	/**
	 * Indexed by run. While runs are joined, an entry is the run's parent in a union-find forest: an earlier run, or the run
	 * itself. In the end, an entry is the index of the patch that contains the run.
	 */
	private final int[] patches;
	private int count;

	/**
	 * Finds the patches of a plane.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Patches(BitPlane plane, Progress progress) {
		firstRuns = firstRuns(plane);
		lefts = new int[firstRuns[plane.height()]];
		rights = new int[lefts.length];
		patches = new int[lefts.length];
		for (int y = 0; y < plane.height(); y++) {
			progress.check();
			listRuns(plane, y);
			if (y > 0) {
				connect(y);
			}
		}
		number();
	}

	/** Counts the runs before they are listed, so that the lists never grow. */
	private static int[] firstRuns(BitPlane plane) {
		int[] first = new int[plane.height() + 1];
		for (int y = 0; y < plane.height(); y++) {
			first[y + 1] = first[y];
			long last = 0;
			for (int column = 0; column < plane.columns(); column++) {
				long word = plane.word(column, y);
				first[y + 1] += Long.bitCount(word & ~(word << 1 | last));
				last = word >>> -1;
			}
		}
		return first;
	}

	private void listRuns(BitPlane plane, int y) {
		int start = firstRuns[y];
		int end = start;
		long last = 0;
		for (int column = 0; column < plane.columns(); column++) {
			long word = plane.word(column, y);
			// each set bit is a cell that differs from its left neighbour
			for (long edges = word ^ (word << 1 | last); edges != 0; edges &= edges - 1) {
				int x = column * BitPlane.TILE + Long.numberOfTrailingZeros(edges);
				if (start == end) {
					patches[start] = start;
					lefts[start++] = x;
				} else {
					rights[end++] = x;
				}
			}
			last = word >>> -1;
		}
		if (start != end) {
			rights[end] = plane.width();
		}
	}

	/** Joins each run of a row with the runs of the row above that touch this run. */
	private void connect(int y) {
		int from = firstRuns[y];
		int end = firstRuns[y + 1];
		for (int run = from, other = firstRuns[y - 1]; run < end && other < from;) {
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
		for (int run = 0; run < patches.length; run++) {
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
		for (int y = 0; y < firstRuns.length - 1; y++) {
			for (int run = firstRuns[y]; run < firstRuns[y + 1]; run++) {
				visitor.run(patches[run], lefts[run], y, rights[run] - lefts[run]);
			}
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
		Arrays.fill(top, Integer.MAX_VALUE);
		forEachRun((patch, x, y, length) -> {
			left[patch] = Math.min(left[patch], x);
			right[patch] = Math.max(right[patch], x + length);
			top[patch] = Math.min(top[patch], y);
			bottom[patch] = y + 1;
		});
		CellRect[] bounds = new CellRect[count];
		Arrays.setAll(bounds, i -> new CellRect(left[i], top[i], right[i] - left[i], bottom[i] - top[i]));
		return bounds;
	}
}
