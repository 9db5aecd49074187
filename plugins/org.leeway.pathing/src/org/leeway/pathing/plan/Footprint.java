package org.leeway.pathing.plan;

/** The area that a unit covers around its centre. Immutable. */
public sealed interface Footprint {

	/**
	 * A square that never turns.
	 *
	 * @param size its side in cells, at least 1
	 */
	record Square(int size) implements Footprint {
	}

	/**
	 * A disc.
	 *
	 * @param radius in cells, at least 0
	 */
	record Disc(double radius) implements Footprint {
	}

	/**
	 * A rectangle that turns with the unit, centred on its position.
	 *
	 * @param length along the heading, in cells, at least 0
	 * @param width across, in cells, at least 0
	 */
	record Rectangle(double length, double width) implements Footprint {
	}
}
