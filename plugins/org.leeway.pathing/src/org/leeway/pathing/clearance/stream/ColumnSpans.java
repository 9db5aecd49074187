package org.leeway.pathing.clearance.stream;

import java.util.Arrays;

/**
 * The components whose footprints cover the columns of one row, as a list of spans. A span is a range of columns with the
 * same components. Columns without a footprint are in no span. Not thread-safe.
 * <p>
 * For each component of a span, the list also stores where its lowest footprint begins, see {@link #row}.
 */
final class ColumnSpans {

	/** Indexed by span: its first column. */
	private int[] firsts = new int[64];
	/** Indexed by span: the column after its last column. */
	private int[] ends = new int[64];
	/**
	 * Indexed by span: the position of its first component in {@link #components}. After the last span, one more entry says
	 * where the components of the span under construction begin.
	 */
	private int[] starts = new int[65];
	private int count;
	/** The components of the first span, then of the second span, and so on. Only the first {@link #used} entries are valid. */
	private Component[] components = new Component[64];
	/** Indexed like {@link #components}: the top row of the lowest footprint of this component over the span. */
	private int[] rows = new int[64];
	private int used;

	void clear() {
		count = 0;
		used = 0;
	}

	int count() {
		return count;
	}

	int first(int span) {
		return firsts[span];
	}

	/** Returns the column after a span. */
	int end(int span) {
		return ends[span];
	}

	/** Returns where the components of a span begin in {@link #components}. */
	int from(int span) {
		return starts[span];
	}

	/** Returns where the components of a span end in {@link #components}: the position after the last of them. */
	int to(int span) {
		return starts[span + 1];
	}

	/**
	 * Returns the component at a position in {@link #components}. The component may since have been merged into another
	 * component.
	 */
	Component component(int entry) {
		return components[entry];
	}

	/**
	 * Returns the top row of a component's lowest footprint over the span.
	 *
	 * @param entry the position of the component in {@link #components}
	 */
	int row(int entry) {
		return rows[entry];
	}

	/**
	 * Adds a component to the span under construction. Does nothing if this span already has the component. {@link #close}
	 * ends the span.
	 *
	 * @param row the top row of the component's lowest footprint over the span
	 */
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

	/**
	 * Ends the span under construction, and gives it the columns [first, end). Stores no span if no component was added.
	 * Extends the previous span instead if it ends at {@code first} and has the same components with the same rows.
	 */
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
