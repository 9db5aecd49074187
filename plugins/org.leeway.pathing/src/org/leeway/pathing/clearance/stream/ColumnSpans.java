package org.leeway.pathing.clearance.stream;

import java.util.Arrays;

/**
 * A map from the columns of one row of cells to components. A column is mapped to the components with a footprint over the cell
 * in this column and row. Adjacent columns with the same components form a span. Columns without a footprint are in no span.
 * Not thread-safe.
 * <p>
 * For each component of a span, the map also holds a row, see {@link #row}: the top row of the component's lowest footprint
 * over the span. This row shows how far down the component still covers the columns.
 */
final class ColumnSpans {

	/** Indexed by span: its first column. */
	private int[] firsts = new int[64];
	/** Indexed by span: the column after its last column. */
	private int[] ends = new int[64];
	/**
	 * Indexed by span: where the components of the span begin in {@link #components}. An extra entry after the last span says where
	 * the components of the unfinished span begin.
	 */
	private int[] starts = new int[65];
	private int count;
	/** The components of all spans, one span after another. Only the first {@link #used} entries are valid. */
	private Component[] components = new Component[64];
	/** Indexed like {@link #components}: the top row of the component's lowest footprint that covers columns of the span. */
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

	/** Returns the index in {@link #components} of the first component of a span. */
	int from(int span) {
		return starts[span];
	}

	/** Returns the index in {@link #components} after the last component of a span. */
	int to(int span) {
		return starts[span + 1];
	}

	/**
	 * Returns the component at an index in {@link #components}. In the meantime, the component may have been merged into
	 * another component, see {@link Component#root}.
	 */
	Component component(int entry) {
		return components[entry];
	}

	/**
	 * Returns the top row of the component's lowest footprint that covers columns of the span.
	 *
	 * @param entry the index of the component in {@link #components}
	 */
	int row(int entry) {
		return rows[entry];
	}

	/**
	 * Adds a component to the unfinished span, that is, to the span that {@link #close} will end. Does nothing if the span
	 * already has the component.
	 *
	 * @param row the top row of the component's lowest footprint that covers columns of the span
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
	 * Ends the unfinished span, which covers the columns [first, end). Stores no span if no component was added. If the
	 * previous span ends at {@code first} and has the same components with the same rows, joins both spans to one.
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
