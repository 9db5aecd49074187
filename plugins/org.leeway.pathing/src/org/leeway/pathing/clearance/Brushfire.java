package org.leeway.pathing.clearance;

/**
 * The distance of every cell to the nearest that is not traversable, for one capability, as an immutable value: in
 * cells, to all eight sides, 0 on a cell that is not traversable. The outside of the map counts as not traversable.
 * <p>
 * Robotics knows this measure by the name of Brushfire, and games have taken it for clearance. It is none: distance
 * {@code d} asks for a square of side {@code 2 d - 1} around the cell, so units of size {@code d} are kept from ways
 * that they fit through. It is here to be compared with true clearance, which {@link ClearanceMap} holds.
 * <p>
 * The squares around a cell lie inside each other. So the distance follows from the side of the largest one, which
 * {@link ClearanceMap#centred} knows.
 * <p>
 * J.-C. Latombe, <i>Robot Motion Planning</i>, 1991.
 */
public final class Brushfire {

	private final ClearanceMap centred;

	private Brushfire(ClearanceMap centred) {
		this.centred = centred;
	}

	/** The distances that go with true clearance. */
	public static Brushfire of(ClearanceMap clearance) {
		return new Brushfire(clearance.centred());
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	public int get(int x, int y) {
		return (centred.get(x, y) + 1) / 2;
	}
}
