package org.leeway.core.exchange.zeroad;

import java.util.List;

import org.leeway.core.level.preset.PassabilityClass;
import org.leeway.core.level.preset.PassabilityClass.Interval;

/**
 * The passability classes of 0 A.D. A26. Used if the files of the game are not found. Source: {@code pathfinder.xml} of this
 * version.
 */
final class StandardClasses {

	private static final Interval ON_LAND = new Interval(Double.NEGATIVE_INFINITY, 2);
	private static final Interval AFLOAT = new Interval(1, Double.POSITIVE_INFINITY);

	/** All passability classes, each with its clearance in metres. */
	static final List<PassabilityClass> ALL = List.of(land("default", 0.8), land("large", 3), ship("ship", 10), ship("ship-small", 3));

	private StandardClasses() {
	}

	private static PassabilityClass land(String name, double clearance) {
		return new PassabilityClass(name, "pathfinding", ON_LAND, 1, Interval.ALL, clearance, 0);
	}

	private static PassabilityClass ship(String name, double clearance) {
		return new PassabilityClass(name, "pathfinding", AFLOAT, Double.POSITIVE_INFINITY, Interval.ALL, clearance, 0);
	}
}
