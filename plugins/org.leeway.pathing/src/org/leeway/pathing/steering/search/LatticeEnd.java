package org.leeway.pathing.steering.search;

import java.util.stream.IntStream;

import org.leeway.pathing.plan.Pose;

/**
 * The start or the goal of a query: a pose of the lattice, or any other pose. A heading is <em>open</em> if
 * {@link Pose#heading} is empty: the unit may have any heading there. Immutable.
 *
 * @param x the column of the cell whose {@linkplain TurningUnit#offset place} is nearest to the pose
 * @param y the row of this cell
 * @param isPlaced whether the pose is a pose of the lattice. Its position is then the place of this cell, and its heading
 *            is open or a heading of the lattice
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
	 * Returns the lattice heading of this end, or all headings if its heading is open. {@link #isPlaced} must be true.
	 */
	IntStream headings(Headings headings) {
		return pose.heading().isPresent() ? IntStream.of(headings.of(pose.heading().getAsDouble()))
				: IntStream.range(0, headings.count());
	}
}
