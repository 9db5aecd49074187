package org.leeway.pathing.clearance.stream;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

import org.leeway.pathing.world.Diagonals;

/**
 * The runs of one row, from left to right, each with its component. A run consists of consecutive cells where the unit's
 * top-left corner may be. Runs of neighbouring rows are connected if they share a column. The rule of diagonal steps may
 * also connect runs that touch at a corner.
 */
final class RowRuns {

	/** For each run, the column where it begins and the column after its end. Run i has the entries 2 i and 2 i + 1. */
	private int[] bounds = new int[64];
	/** Indexed by run: its component. */
	private Component[] components = new Component[32];
	private int count;
	/** 1 if runs that touch only at a corner are connected, else 0. */
	private final int reach;

	RowRuns(Diagonals diagonals) {
		this.reach = diagonals.joinCorners() ? 1 : 0;
	}

	/**
	 * Replaces the runs by the runs of a row. Their components are not known yet.
	 *
	 * @param row the cells where the unit's top-left corner may be, 64 in a word
	 * @param width the number of columns
	 */
	void load(long[] row, int width) {
		int edge = 0;
		long before = 0;
		int last = width - 1 >> 6;
		for (int i = 0; i <= last; i++) {
			long word = i < last ? row[i] : row[i] & -1L >>> -width;
			long edges = word ^ (word << 1 | before);
			before = word >>> 63;
			if (edge + Long.SIZE >= bounds.length) {
				bounds = Arrays.copyOf(bounds, 2 * bounds.length);
			}
			for (; edges != 0; edges &= edges - 1) {
				bounds[edge++] = (i << 6) + Long.numberOfTrailingZeros(edges);
			}
		}
		if (before != 0) {
			bounds[edge++] = width;
		}
		count = edge / 2;
		components = components.length < count ? new Component[bounds.length / 2] : components;
	}

	/**
	 * Replaces the runs by runs of another row, clipped to the columns [left, right). Their components are not known yet.
	 *
	 * @return the index in {@code row} of the first clipped run
	 */
	int loadPart(RowRuns row, int left, int right) {
		int begin = row.firstEndingBehind(left);
		int run = begin;
		count = 0;
		for (; run < row.count && row.first(run) < right; run++) {
			if (2 * count == bounds.length) {
				bounds = Arrays.copyOf(bounds, 4 * count);
			}
			bounds[2 * count] = Math.max(left, row.first(run));
			bounds[2 * count++ + 1] = Math.min(right, row.end(run));
		}
		components = components.length < count ? new Component[bounds.length / 2] : components;
		return begin;
	}

	void clear() {
		count = 0;
	}

	/**
	 * Finds the component of each run from the runs of the row above. If a run touches runs of several components, merges
	 * these components. If a run touches no run, begins a new component.
	 *
	 * @param own the cells that this part of the map owns. Only these cells are counted
	 * @param begun receives the new components
	 * @return how many cells of the runs were counted
	 */
	int label(RowRuns above, int y, OwnCells own, List<Component> begun) {
		int anchors = 0;
		int touching = 0;
		for (int run = 0; run < count; run++) {
			while (touching < above.count && above.end(touching) + reach <= first(run)) {
				touching++;
			}
			Component component = null;
			for (int i = touching; i < above.count && above.first(i) < end(run) + reach; i++) {
				Component other = above.component(i);
				component = component == null ? other : component.unite(other);
			}
			if (component == null) {
				component = new Component(first(run), y);
				begun.add(component);
			}
			int counted = own.columns(first(run), end(run), y);
			component.counted().addAnchors(first(run), end(run), y, counted);
			anchors += counted;
			components[run] = component;
		}
		return anchors;
	}

	/**
	 * Records that the unit can start with its top-left cell in the columns [from, to] of this row. The column {@code to}
	 * is included.
	 *
	 * @param all the {@linkplain Component#ofStarts component of all starts}
	 * @param found receives the components of the runs in these columns
	 */
	void start(int from, int to, Component all, Collection<Component> found) {
		for (int run = firstEndingBehind(from); run < count && first(run) <= to; run++) {
			component(run).start(all);
			found.add(component(run));
		}
	}

	private int firstEndingBehind(int x) {
		int low = 0;
		int high = count;
		while (low < high) {
			int middle = low + high >>> 1;
			if (end(middle) <= x) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	int count() {
		return count;
	}

	int first(int run) {
		return bounds[2 * run];
	}

	/** Returns the column after a run. */
	int end(int run) {
		return bounds[2 * run + 1];
	}

	/** Returns the root component of a run. */
	Component component(int run) {
		return components[run].root();
	}

	/** Returns the object that holds the counts for the component of a run, see {@link Component#counted}. */
	Component counted(int run) {
		return components[run].counted();
	}
}
