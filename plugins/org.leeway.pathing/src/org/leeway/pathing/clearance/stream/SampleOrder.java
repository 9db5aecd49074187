package org.leeway.pathing.clearance.stream;

import java.util.Comparator;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/** An order of components: by the row of their first cell, then by its column. */
final class SampleOrder {

	static final Comparator<Region> FIRST = Comparator.comparing(Region::sample,
			Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));

	private SampleOrder() {
	}

	static boolean isBefore(Region component, Region other) {
		return FIRST.compare(component, other) < 0;
	}
}
