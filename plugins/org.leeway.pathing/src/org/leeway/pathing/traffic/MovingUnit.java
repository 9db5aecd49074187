package org.leeway.pathing.traffic;

/**
 * A kind of unit of a crowd: a square that never turns. Immutable.
 *
 * @param size side of the square in cells, at least 1
 * @param speed the largest speed on terrain of speed 1, in cells per second, more than 0
 */
public record MovingUnit(int size, double speed) {

	/** @throws IllegalArgumentException if size or speed is out of range */
	public MovingUnit {
		if (size < 1) {
			throw new IllegalArgumentException("a unit of size " + size + ", expected 1 or more");
		}
		if (!(speed > 0 && speed < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a unit of speed " + speed + ", expected more than 0");
		}
	}

	/**
	 * Returns how long the unit needs at full speed to cross a line, in seconds. The time begins when its front edge is on
	 * the line, and ends when its back edge is there.
	 */
	double crossing() {
		return size / speed;
	}
}
