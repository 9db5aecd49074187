package org.leeway.pathing.clearance.stream;

import java.util.Arrays;

/**
 * The columns of one row, divided into spans from left to right. All columns of a span are covered by footprints of the same
 * components. A span lists these components, each with a row: the last row in which the component has an anchor whose footprint
 * covers the span. Columns that no component covers are in no span. Two spans that touch differ in a component or in the row of
 * a component. Not thread-safe.
 */
final class ColumnSpans {

	/** Indexed by span: its first column. */
	private int[] firsts = new int[64];
	/** Indexed by span: the column after its last column. */
	private int[] ends = new int[64];
	/**
	 * Indexed by span: the index of its first component in {@link #components}. The entry after the last span is the number
	 * of entries in {@link #components}.
	 */
	private int[] starts = new int[65];
	private int count;
	/** The components of all spans, one span after another. */
	private Component[] components = new Component[64];
	/** Indexed like {@link #components}: the last row in which the component has an anchor whose footprint covers the span. */
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

	/** Returns the component at an index in {@link #components}. This component may have been merged later. */
	Component component(int entry) {
		return components[entry];
	}

	/**
	 * Returns the last row in which a component of a span has an anchor whose footprint covers the span.
	 *
	 * @param entry the index of the component in {@link #components}
	 */
	int row(int entry) {
		return rows[entry];
	}

	/**
	 * Adds a component to the current span, which {@link #close} ends. Does nothing if the span already has the component.
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
	 * Ends the current span: the columns [first, end) with the components added since the last call. A span without components is
	 * left out. A span that touches the last span and has the same components and rows extends the last span.
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
