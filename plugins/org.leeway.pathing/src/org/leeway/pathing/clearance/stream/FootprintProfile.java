package org.leeway.pathing.clearance.stream;

/**
 * The components whose footprints cover the cells of the current row, for each column. A footprint covers the column of its
 * anchor and {@code size - 1} columns to the right, in {@code size} rows. So each run of anchors in a row is extended to the
 * right by {@code size - 1} columns. A column without components lies in no extended run of the last {@code size} rows. A
 * blocked cell makes {@code size} consecutive anchors of a row illegal. So extended runs do not overlap, and a row adds at most
 * one component to each column.
 */
final class FootprintProfile {

	private final int width;
	private final int size;
	private final OwnCells own;
	private final Overlaps overlaps;
	private ColumnSpans spans = new ColumnSpans();
	private ColumnSpans spare = new ColumnSpans();
	/** The index of the current span of the row above. Grows while the columns are processed from left to right. */
	private int above;
	private long covered;

	FootprintProfile(int width, int size, OwnCells own, Overlaps overlaps) {
		this.width = width;
		this.size = size;
		this.own = own;
		this.overlaps = overlaps;
	}

	/**
	 * Returns the number of cells in footprints, in all rows so far. Counts only cells that the part of the map
	 * {@linkplain MapPart owns}.
	 */
	long covered() {
		return covered;
	}

	/**
	 * Moves on to row {@code y} with the given anchors. Counts, for each component, the cells of this row that the footprints of
	 * the component cover. Counts only cells that the part of the map {@linkplain MapPart owns}.
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
	 * Counts the cells of row {@code y} that the part of the map owns, for a unit of size 1. Such a unit covers exactly its
	 * anchors.
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
	 * Divides the columns [from, to) of row {@code y} into spans. Keeps the components of the spans in the row above whose
	 * footprints reach down to row {@code y}. If {@code component} is not null, this component covers all of these columns.
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

	/** Returns whether a component is the only component of the span above. This is the common case. */
	private boolean isOnly(Component component) {
		int entry = spare.from(above);
		return entry + 1 == spare.to(above) && spare.component(entry).counted() == component;
	}

	/**
	 * Adds to the current span all components of the span above that have a footprint reaching down to row {@code y}.
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
