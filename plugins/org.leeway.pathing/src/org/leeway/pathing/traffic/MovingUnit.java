package org.leeway.pathing.traffic;

import java.util.OptionalDouble;

/**
 * A kind of unit of a crowd: a square that never turns, or a disc. Immutable.
 *
 * @param size side of the square in cells, at least 1. For a disc, the side of the smallest such square around the disc
 * @param speed the largest speed on terrain of speed 1, in cells per second, more than 0
 * @param radius of the disc in cells, at least 0. Empty for a square
 */
public record MovingUnit(int size, double speed, OptionalDouble radius) {

	/** @throws IllegalArgumentException if size, speed or radius is out of range */
	public MovingUnit {
		if (size < 1) {
			throw new IllegalArgumentException("a unit of size " + size + ", expected 1 or more");
		}
		if (!(speed > 0 && speed < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a unit of speed " + speed + ", expected more than 0");
		}
		if (!(radius.orElse(0) >= 0 && radius.orElse(0) < Integer.MAX_VALUE)) {
			throw new IllegalArgumentException("a disc of radius " + radius.getAsDouble() + ", expected 0 or more");
		}
	}

	/** Creates a square. */
	public MovingUnit(int size, double speed) {
		this(size, speed, OptionalDouble.empty());
	}

	/** Creates a disc with a radius in cells. */
	public static MovingUnit disc(double radius, double speed) {
		int size = (int) Math.max(1, Math.ceil(Math.min(2 * radius, Integer.MAX_VALUE - 1)));
		return new MovingUnit(size, speed, OptionalDouble.of(radius));
	}

	/** Returns whether the unit is a disc. */
	public boolean isDisc() {
		return radius.isPresent();
	}

	/** Returns the diameter of the disc. For a square, returns the diameter of the largest disc inside. In cells. */
	public double diameter() {
		return 2 * radius.orElse(size / 2.0);
	}

	/**
	 * Returns how long the unit needs at full speed to cross a line, in seconds. The time begins when its front edge is on
	 * the line, and ends when its back edge is there.
	 */
	double crossing() {
		return diameter() / speed;
	}
}
