package org.leeway.pathing.plan;

/** What a unit covers about its centre. */
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
}
