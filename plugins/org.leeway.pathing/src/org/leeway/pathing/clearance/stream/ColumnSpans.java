package org.leeway.pathing.clearance.stream;

import java.util.Arrays;

/**
 * Columns of one row in segments, left to right: each has the components whose footprints cover it, and for each of
 * them the last row of an anchor that does. Neighbours that do not differ are one segment.
 */
final class ColumnSpans {

	private int[] firsts = new int[64];
	private int[] ends = new int[64];
	/** Where the components of each segment begin, and behind the last one their number. */
	private int[] starts = new int[65];
	private int count;
	private Component[] components = new Component[64];
	private int[] rows = new int[64];
	private int used;

	void clear() {
		count = 0;
		used = 0;
	}

	int count() {
		return count;
	}

	int first(int segment) {
		return firsts[segment];
	}

	/** The column behind a segment. */
	int end(int segment) {
		return ends[segment];
	}

	/** Where the components of a segment begin. */
	int from(int segment) {
		return starts[segment];
	}

	/** Where the components of a segment end. */
	int to(int segment) {
		return starts[segment + 1];
	}

	/** What was a component when it was added. */
	Component component(int entry) {
		return components[entry];
	}

	/** The last row with an anchor of the component. */
	int row(int entry) {
		return rows[entry];
	}

	/** Adds a component to the segment that {@link #close} will make, unless it has it. */
	void add(Component component, int row) {
		for (int entry = starts[count]; entry < used; entry++) {
			if (components[entry] == component) {
				return;
			}
		}
		if (used == rows.length) {
			components = Arrays.copyOf(components, 2 * used);
			rows = Arrays.copyOf(rows, 2 * used);
		}
		components[used] = component;
		rows[used++] = row;
	}

	/** Ends a segment of the components that were added; one of none is left out. */
	void close(int first, int end) {
		if (used == starts[count]) {
			return;
		}
		if (count > 0 && ends[count - 1] == first && continuesLast()) {
			ends[count - 1] = end;
			used = starts[count];
			return;
		}
		if (count == firsts.length) {
			firsts = Arrays.copyOf(firsts, 2 * count);
			ends = Arrays.copyOf(ends, 2 * count);
			starts = Arrays.copyOf(starts, 2 * count + 1);
		}
		firsts[count] = first;
		ends[count++] = end;
		starts[count] = used;
	}

	private boolean continuesLast() {
		int entry = starts[count];
		int last = starts[count - 1];
		if (used - entry != entry - last) {
			return false;
		}
		for (; entry < used; entry++, last++) {
			if (components[entry] != components[last] || rows[entry] != rows[last]) {
				return false;
			}
		}
		return true;
	}
}
