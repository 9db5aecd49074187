package org.leeway.pathing.steering.search;

import java.util.stream.IntStream;

import org.leeway.pathing.plan.Pose;

/**
 * The start or the goal of a query. The pose may lie on the lattice, which has one place in each cell and a fixed number of
 * headings. The pose may have no heading: then the unit may have any heading there. Immutable.
 *
 * @param x the column of the cell with the lattice {@linkplain TurningUnit#offset place} nearest to the pose
 * @param y the row of this cell
 * @param isPlaced whether the pose lies on the lattice. Then the position of the pose is the place of the cell. The heading of
 * the pose is then empty or a heading of the lattice
 */
record LatticeEnd(Pose pose, int x, int y, boolean isPlaced) {

	private static final double SAME = 1e-9;

	static LatticeEnd of(Pose pose, TurningMap map) {
		double offset = map.unit().offset();
		int x = (int) Math.floor(pose.position().x() - offset + 0.5);
		int y = (int) Math.floor(pose.position().y() - offset + 0.5);
		boolean isPlaced = map.isInside(x, y) && pose.position().distance(map.place(x, y)) < SAME
				&& (pose.heading().isEmpty() || map.unit().headings().of(pose.heading().getAsDouble()) >= 0);
		return new LatticeEnd(pose, x, y, isPlaced);
	}

	/**
	 * Returns the headings of the lattice that are allowed at this end: its own heading, or all headings if it has
	 * none. {@link #isPlaced} must be true.
	 */
	IntStream headings(Headings headings) {
		return pose.heading().isPresent() ? IntStream.of(headings.of(pose.heading().getAsDouble()))
				: IntStream.range(0, headings.count());
	}
}
