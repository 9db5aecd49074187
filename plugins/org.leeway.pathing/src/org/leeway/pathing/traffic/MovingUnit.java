package org.leeway.pathing.traffic;

import java.util.OptionalDouble;

/**
 * A kind of unit of a crowd: a square that never turns, a disc, or a rectangle that turns. Immutable.
 *
 * @param size side of the square in cells, at least 1. For a disc, the side of the smallest such square around the disc
 * @param speed the largest speed on terrain of speed 1, in cells per second, more than 0
 * @param radius of the disc in cells, at least 0. For a rectangle, the radius of the largest disc inside. Empty for a square
 * @param length the longer side of the rectangle, in cells. Empty for a square or a disc
 */
public record MovingUnit(int size, double speed, OptionalDouble radius, OptionalDouble length) {

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
		this(size, speed, OptionalDouble.empty(), OptionalDouble.empty());
	}

	/** Creates a disc with a radius in cells. */
	public static MovingUnit disc(double radius, double speed) {
		int size = (int) Math.max(1, Math.ceil(Math.min(2 * radius, Integer.MAX_VALUE - 1)));
		return new MovingUnit(size, speed, OptionalDouble.of(radius), OptionalDouble.empty());
	}

	/** Creates a rectangle that turns, with sides in cells. */
	public static MovingUnit rectangle(double side, double otherSide, double speed) {
		MovingUnit inside = disc(Math.min(side, otherSide) / 2, speed);
		return new MovingUnit(inside.size, speed, inside.radius, OptionalDouble.of(Math.max(side, otherSide)));
	}

	/** Returns whether the bodies of two kinds are equal. Their speeds may differ. */
	public boolean hasBodyOf(MovingUnit other) {
		return size == other.size && radius.equals(other.radius) && length.equals(other.length);
	}

	/** Returns the area of the body, in cells. */
	double area() {
		return length.isPresent() ? length.getAsDouble() * diameter() : isDisc() ? Math.PI / 4 * diameter() * diameter() : size * size;
	}

	/** Returns the largest distance between two points of the body, in cells. */
	double longest() {
		double side = length.orElse(isDisc() ? 0 : size);
		return side == 0 ? diameter() : Math.sqrt(side * side + diameter() * diameter());
	}

	/** Returns whether the unit is a disc, or a rectangle that counts as the largest disc inside. */
	public boolean isDisc() {
		return radius.isPresent();
	}

	/** Returns the diameter of the disc. For a square, returns the diameter of the largest disc inside. In cells. */
	public double diameter() {
		return 2 * radius.orElse(size / 2.0);
	}

	/**
	 * Returns how long the unit needs at full speed to cross a line, in seconds. The time begins when the front edge of the
	 * unit is on the line. The time ends when the back edge is on the line.
	 */
	double crossing() {
		return diameter() / speed;
	}
}
