package org.leeway.pathing.clearance.stream;

import java.util.Arrays;

/**
 * The components whose footprints cover the columns of one row. A span is a range of columns with the same components. A footprint
 * may begin in an earlier row. So a span stores for each component the row of its lowest anchor whose footprint covers the span.
 * Columns without components are in no span. Not thread-safe.
 */
final class ColumnSpans {

	/** Indexed by span: its first column. */
	private int[] firsts = new int[64];
	/** Indexed by span: the column after its last column. */
	private int[] ends = new int[64];
	/**
	 * Indexed by span: the position of its first component in {@link #components}. One more entry follows, which says how many
	 * entries of {@link #components} are in use.
	 */
	private int[] starts = new int[65];
	private int count;
	/** The components of all spans, one span after another. Only the first {@link #used} entries are valid. */
	private Component[] components = new Component[64];
	/** Indexed like {@link #components}: the row of the component's lowest anchor whose footprint covers the span. */
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

	/** Returns the position in {@link #components} of the first component of a span. */
	int from(int span) {
		return starts[span];
	}

	/** Returns the position in {@link #components} after the last component of a span. */
	int to(int span) {
		return starts[span + 1];
	}

	/**
	 * Returns the component at a position in {@link #components}. The component may have been merged into another
	 * component since it was added.
	 */
	Component component(int entry) {
		return components[entry];
	}

	/**
	 * Returns the row of a component's lowest anchor whose footprint covers the span.
	 *
	 * @param entry the position of the component in {@link #components}
	 */
	int row(int entry) {
		return rows[entry];
	}

	/**
	 * Adds a component to the new span, which {@link #close} will complete. Does nothing if the new span already has the component.
	 *
	 * @param row the row of the component's lowest anchor whose footprint covers the new span
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
	 * Completes the new span, and gives it the columns [first, end). The new span has the components added since the last call.
	 * Stores no span if there are none. If the previous span ends at {@code first} and has the same components and rows, extends
	 * the previous span instead.
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
