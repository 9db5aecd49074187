package org.leeway.pathing.clearance.stream;

import java.util.Comparator;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/** The order of components by their first anchors. First anchors are compared row by row. */
final class SampleOrder {

	static final Comparator<Region> FIRST = Comparator.comparing(Region::sample,
			Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));

	private SampleOrder() {
	}

	static boolean isBefore(Region component, Region other) {
		return FIRST.compare(component, other) < 0;
	}
}
