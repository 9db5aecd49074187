package org.leeway.pathing.clearance.stream;

/**
 * The components whose footprints cover the columns of the current row. A footprint covers the column of its anchor and {@code size
 * - 1} columns to the right. If two footprints with anchors in one row cover the same column, they belong to the same component.
 */
final class FootprintProfile {

	private final int width;
	private final int size;
	private final OwnCells own;
	private final Overlaps overlaps;
	private ColumnSpans spans = new ColumnSpans();
	private ColumnSpans spare = new ColumnSpans();
	/**
	 * The index of a span of the row above: the first span that does not end left of the current column. Grows while a row is
	 * processed from left to right.
	 */
	private int above;
	private long covered;

	FootprintProfile(int width, int size, OwnCells own, Overlaps overlaps) {
		this.width = width;
		this.size = size;
		this.own = own;
		this.overlaps = overlaps;
	}

	/**
	 * Returns how many cells the footprints cover in all rows so far. Counts only cells that this part of the map
	 * {@linkplain MapPart owns}.
	 */
	long covered() {
		return covered;
	}

	/**
	 * Processes row {@code y}. Counts for each component the cells of the row that its footprints cover, if this part
	 * of the map {@linkplain MapPart owns} them.
	 *
	 * @param runs the anchors of the row
	 */
	void next(int y, RowRuns runs) {
		if (size == 1) {
			countAnchors(y, runs);
		} else {
			widen(y, runs);
			count(y);
		}
	}

	/**
	 * Counts the cells of row {@code y} for a unit of size 1, whose footprints are its anchors. Counts only cells that
	 * this part of the map {@linkplain MapPart owns}.
	 */
	private void countAnchors(int y, RowRuns runs) {
		for (int run = 0; run < runs.count(); run++) {
			int columns = own.columns(runs.first(run), runs.end(run), y);
			covered += columns;
			runs.counted(run).cover(columns, y);
		}
	}

	private void widen(int y, RowRuns runs) {
		ColumnSpans old = spans;
		spans = spare;
		spare = old;
		spans.clear();
		above = 0;
		int x = 0;
		for (int run = 0; run < runs.count(); run++) {
			int end = runs.end(run) + size - 1;
			fill(x, runs.first(run), null, y);
			fill(runs.first(run), end, runs.counted(run), y);
			x = end;
		}
		fill(x, width, null, y);
	}

	/**
	 * Adds spans for the columns [from, to) of row {@code y}. A span is a range of columns with the same components. Components of
	 * the row above stay if their footprints reach down to row {@code y}.
	 *
	 * @param component the component of the anchors in row {@code y} whose footprints cover all of these columns. Null if there are
	 * none
	 */
	private void fill(int from, int to, Component component, int y) {
		for (int x = from; x < to;) {
			while (above < spare.count() && spare.end(above) <= x) {
				above++;
			}
			int end = to;
			if (component != null) {
				spans.add(component, y);
			}
			if (above < spare.count()) {
				boolean inside = spare.first(above) <= x;
				end = Math.min(to, inside ? spare.end(above) : spare.first(above));
				if (inside && !isOnly(component)) {
					keep(y);
				}
			}
			spans.close(x, end);
			x = end;
		}
	}

	/**
	 * Returns whether the given component is the only component of span {@link #above} in the row above. This is the common case.
	 */
	private boolean isOnly(Component component) {
		int entry = spare.from(above);
		return entry + 1 == spare.to(above) && spare.component(entry).counted() == component;
	}

	/**
	 * Takes over components from span {@link #above} of the row above. Leaves out components whose footprints end above row {@code
	 * y}.
	 */
	private void keep(int y) {
		for (int entry = spare.from(above); entry < spare.to(above); entry++) {
			if (y - spare.row(entry) < size) {
				spans.add(spare.component(entry).counted(), spare.row(entry));
			}
		}
	}

	private void count(int y) {
		for (int span = 0; span < spans.count(); span++) {
			int columns = own.columns(spans.first(span), spans.end(span), y);
			int from = spans.from(span);
			int to = spans.to(span);
			covered += columns;
			for (int entry = from; entry < to; entry++) {
				spans.component(entry).cover(columns, y);
			}
			if (to - from > 1 && columns > 0) {
				overlaps.add(spans, from, to, columns);
			}
		}
	}
}
