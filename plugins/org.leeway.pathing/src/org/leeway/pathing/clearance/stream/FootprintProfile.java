package org.leeway.pathing.clearance.stream;

/**
 * Which components cover which columns of the current row with their footprints. A row of anchors adds its runs, each
 * wider by a footprint less one cell; what the last {@code size} rows did not add to is left out. Runs of one row keep
 * so far apart that a column gets one component a row at most.
 */
final class FootprintProfile {

	private final int width;
	private final int size;
	private final Overlaps overlaps;
	private ColumnSpans segments = new ColumnSpans();
	private ColumnSpans spare = new ColumnSpans();
	/** The segment of the row above that the walk to the right has come to. */
	private int above;
	private long covered;

	FootprintProfile(int width, int size, Overlaps overlaps) {
		this.width = width;
		this.size = size;
		this.overlaps = overlaps;
	}

	/** How many cells of all rows so far are in a footprint. */
	long covered() {
		return covered;
	}

	/** Goes on to row {@code y}, which has these anchors, and counts its cells for their components. */
	void next(int y, RowRuns runs) {
		if (size == 1) {
			countAnchors(y, runs);
		} else {
			widen(y, runs);
			count(y);
		}
	}

	/** The anchors of the smallest unit are what it covers. */
	private void countAnchors(int y, RowRuns runs) {
		for (int run = 0; run < runs.count(); run++) {
			int columns = runs.end(run) - runs.first(run);
			covered += columns;
			runs.component(run).cover(columns, y);
		}
	}

	private void widen(int y, RowRuns runs) {
		ColumnSpans old = segments;
		segments = spare;
		spare = old;
		segments.clear();
		above = 0;
		int x = 0;
		for (int run = 0; run < runs.count(); run++) {
			int end = runs.end(run) + size - 1;
			fill(x, runs.first(run), null, y);
			fill(runs.first(run), end, runs.component(run), y);
			x = end;
		}
		fill(x, width, null, y);
	}

	/** Makes segments of these columns, from those of the row above and a component that covers all of them or null. */
	private void fill(int from, int to, Component component, int y) {
		for (int x = from; x < to;) {
			while (above < spare.count() && spare.end(above) <= x) {
				above++;
			}
			int end = to;
			if (component != null) {
				segments.add(component, y);
			}
			if (above < spare.count()) {
				boolean inside = spare.first(above) <= x;
				end = Math.min(to, inside ? spare.end(above) : spare.first(above));
				if (inside && !isOnly(component)) {
					keep(y);
				}
			}
			segments.close(x, end);
			x = end;
		}
	}

	/** Whether the segment above has this component and no other, as most have. */
	private boolean isOnly(Component component) {
		int entry = spare.from(above);
		return entry + 1 == spare.to(above) && spare.component(entry).root() == component;
	}

	/** Adds the components of the segment above whose footprints reach down to row {@code y}. */
	private void keep(int y) {
		for (int entry = spare.from(above); entry < spare.to(above); entry++) {
			if (y - spare.row(entry) < size) {
				segments.add(spare.component(entry).root(), spare.row(entry));
			}
		}
	}

	private void count(int y) {
		for (int segment = 0; segment < segments.count(); segment++) {
			int columns = segments.end(segment) - segments.first(segment);
			int from = segments.from(segment);
			int to = segments.to(segment);
			covered += columns;
			for (int entry = from; entry < to; entry++) {
				segments.component(entry).cover(columns, y);
			}
			if (to - from > 1) {
				overlaps.add(segments, from, to, columns);
			}
		}
	}
}
