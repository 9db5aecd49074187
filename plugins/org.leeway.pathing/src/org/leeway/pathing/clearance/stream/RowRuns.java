package org.leeway.pathing.clearance.stream;

import java.util.Arrays;
import java.util.List;

/**
 * The runs of anchors of one row, left to right, and the component of each. Cells connect by their four sides only, so
 * two runs of neighbouring rows connect where they share a column.
 */
final class RowRuns {

	/** By run its first column and the column after its last, one after the other. */
	private int[] bounds = new int[64];
	private Component[] components = new Component[32];
	private int count;

	/** Loads the runs of a row whose bits behind the width are 0; none has a component yet. */
	void load(long[] row, int width) {
		int edge = 0;
		long before = 0;
		for (int i = 0; i < row.length; i++) {
			long edges = row[i] ^ (row[i] << 1 | before);
			before = row[i] >>> 63;
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

	void clear() {
		count = 0;
	}

	/**
	 * Assigns components to the runs from the row above; a run that touches none there starts a new one.
	 *
	 * @param begun new components are added to it
	 */
	void label(RowRuns above, int y, List<Component> begun) {
		int touching = 0;
		for (int run = 0; run < count; run++) {
			while (touching < above.count && above.end(touching) <= first(run)) {
				touching++;
			}
			Component component = null;
			for (int i = touching; i < above.count && above.first(i) < end(run); i++) {
				Component other = above.component(i);
				component = component == null ? other : component.unite(other);
			}
			if (component == null) {
				component = new Component(first(run), y);
				begun.add(component);
			}
			component.addAnchors(first(run), end(run), y);
			components[run] = component;
		}
	}

	/**
	 * Joins the components of the runs with anchors from column {@code from} to {@code to}; returns whether there is
	 * any.
	 */
	boolean join(int from, int to, Component with) {
		int begin = firstEndingBehind(from);
		int run = begin;
		for (; run < count && first(run) <= to; run++) {
			with.unite(component(run));
		}
		return run > begin;
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

	/** The column after a run. */
	int end(int run) {
		return bounds[2 * run + 1];
	}

	/** The root component of a run. */
	Component component(int run) {
		return components[run].root();
	}

	/** The number of anchors. */
	int anchors() {
		int anchors = 0;
		for (int run = 0; run < count; run++) {
			anchors += end(run) - first(run);
		}
		return anchors;
	}
}
