package org.leeway.pathing.clearance;

/**
 * The distance of every cell to the nearest cell that is not traversable, for one capability, as an immutable value: in
 * steps to the eight neighbours, 0 on a cell that is not traversable. The outside of the map counts as not traversable.
 * <p>
 * Robotics calls this measure Brushfire, and games have used it as clearance. It is not clearance: a distance of {@code
 * d} needs a free square of side {@code 2 d - 1} around the cell, so it excludes units of size {@code d} from passages
 * that they fit through. Leeway compares it with true clearance ({@link ClearanceMap}).
 * <p>
 * The squares around a cell lie inside each other, so the distance follows from the side of the largest one, which
 * {@link ClearanceMap#centred} holds.
 * <p>
 * J.-C. Latombe, <i>Robot Motion Planning</i>, 1991.
 */
public final class Brushfire {

	private final ClearanceMap centred;

	private Brushfire(ClearanceMap centred) {
		this.centred = centred;
	}

	/** Derives the distances from true clearance. */
	public static Brushfire of(ClearanceMap clearance) {
		return new Brushfire(clearance.centred());
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	public int get(int x, int y) {
		return (centred.get(x, y) + 1) / 2;
	}
}
