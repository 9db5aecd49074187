package org.leeway.pathing.clearance.stream;

/**
 * A computation of the components whose footprints cover each column of the current row. A footprint is the square of cells
 * that the unit covers, {@code size} columns wide. If two footprints with the same top row overlap, they belong to the same
 * component.
 */
final class FootprintProfile {

	private final int width;
	private final int size;
	private final OwnCells own;
	private final Overlaps overlaps;
	private ColumnSpans spans = new ColumnSpans();
	private ColumnSpans spare = new ColumnSpans();
	/**
	 * The index of a span of the previous row: the first span that ends to the right of the current column. Grows while a
	 * row is processed from left to right.
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
	 * Returns how many cells the footprints cover, in all rows so far. Leaves out cells that this part of the map does not
	 * {@linkplain MapPart own}.
	 */
	long covered() {
		return covered;
	}

	/**
	 * Processes row {@code y}. Adds the cells of the row to the counts of the components that cover them. Leaves out cells
	 * that this part of the map does not {@linkplain MapPart own}.
	 *
	 * @param runs the anchors of the row, that is, the top-left cells of the footprints that begin there
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
	 * Counts the cells of row {@code y} for a unit of one cell, whose footprints are single cells. Leaves out cells that
	 * this part of the map does not {@linkplain MapPart own}.
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
	 * Adds the spans of the columns [from, to) of row {@code y}. A span is a range of columns that the same components cover.
	 * Footprints from earlier rows may extend down to row {@code y}, so a span can have more components than {@code component}.
	 *
	 * @param component the component whose footprints begin in row {@code y} and cover these columns. Null if there is none
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
	 * Returns whether the span {@link #above} of the previous row has only one component, namely {@code component}. This is
	 * the common case.
	 */
	private boolean isOnly(Component component) {
		int entry = spare.from(above);
		return entry + 1 == spare.to(above) && spare.component(entry).counted() == component;
	}

	/**
	 * Adds the components of the span {@link #above} in the previous row to the current row. Leaves out a component if
	 * all its footprints there end above row {@code y}.
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
