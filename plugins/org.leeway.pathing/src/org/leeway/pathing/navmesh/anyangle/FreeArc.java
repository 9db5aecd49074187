package org.leeway.pathing.navmesh.anyangle;

/**
 * An arc around a corner on which the disc's centre may be. The arc lies on a circle around the corner, and is cut into pieces,
 * each in a single face. Angles are in radians and grow clockwise, from 0 to the right.
 *
 * @param id unique number among all arcs of a search
 * @param from the angle of the beginning, -pi to pi
 * @param ends indexed by piece: the angle of its end, ascending. The first piece begins at {@code from}.
 * @param faces indexed by piece: the face in which it lies
 */
record FreeArc(int id, double from, double[] ends, int[] faces) {

	private static final double TOLERANCE = 1e-9;

	/** Returns the angle at which a piece begins. */
	double begin(int piece) {
		return piece == 0 ? from : ends[piece - 1];
	}

	double to() {
		return ends[ends.length - 1];
	}

	/**
	 * Returns the same angle in the range of this arc, by adding or subtracting full turns. Returns NaN if the angle is not on
	 * the arc.
	 */
	double normalized(double angle) {
		double on = angle;
		while (on < from - TOLERANCE) {
			on += 2 * Math.PI;
		}
		while (on - 2 * Math.PI >= from - TOLERANCE) {
			on -= 2 * Math.PI;
		}
		return on <= to() + TOLERANCE ? Math.clamp(on, from, to()) : Double.NaN;
	}
}
