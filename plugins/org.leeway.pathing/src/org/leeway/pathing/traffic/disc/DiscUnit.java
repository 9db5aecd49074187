package org.leeway.pathing.traffic.disc;

import org.leeway.pathing.traffic.SimulatedUnit;

/** A disc on its way. Lengths are in cells. Mutable, and owned by one simulation. */
final class DiscUnit extends SimulatedUnit {

	/**
	 * Largest difference of squared distances that counts as a rounding error. If two discs touch and move in parallel,
	 * rounding can make the discs seem to come nearer.
	 */
	private static final double ROUNDING = 1e-15;

	final double radius;
	/** The centre at the beginning of the current step. */
	double x;
	double y;
	/** The motion in the current step. */
	double dx;
	double dy;
	/** The motion in the step before. */
	double lastX;
	double lastY;
	/** The motion towards the {@link #target} that the disc would choose if it were alone. */
	double wishX;
	double wishY;
	/** The motion for which other discs make room at the moment. */
	double planX;
	double planY;
	/** The longest motion in the current step. */
	double full;
	/** The point of the lattice to which the disc moves. -1 if there is no way. */
	int target = -1;
	/** The step from which on the disc chooses a new target, even if the disc has not reached {@link #target}. */
	long targetUntil;
	/** Whether the disc has already had its turn to choose a motion in the current step. */
	boolean decided;
	/** The step until which the disc asks discs of its own group to step aside. */
	long firmUntil;
	/** The cost of the disc's way to the goal, as it was when the disc chose its target. Infinite before the first choice. */
	double cost = Double.POSITIVE_INFINITY;

	/** @param step the step in which the disc appears */
	DiscUnit(int id, int group, double radius, double x, double y, long step) {
		super(id, group, step);
		this.radius = radius;
		this.x = x;
		this.y = y;
	}

	@Override
	public double placeX() {
		return x;
	}

	@Override
	public double placeY() {
		return y;
	}

	/**
	 * Returns whether this disc overlaps another disc at some time of the step. This disc moves by (moveX, moveY), and the other
	 * disc moves as it has decided. Both motions have constant speed. Discs that only touch do not overlap, and discs that move
	 * apart never do.
	 */
	boolean meets(DiscUnit other, double moveX, double moveY) {
		double awayX = other.x - x;
		double awayY = other.y - y;
		double least = nearest(awayX, awayY, moveX - other.dx, moveY - other.dy);
		return isNear(least, radius + other.radius) && awayX * awayX + awayY * awayY - least > ROUNDING;
	}

	/**
	 * Returns whether this disc gets into the planned way of another disc if this disc moves by (moveX, moveY). Returns false
	 * if the other disc then comes no nearer than if this disc stands still.
	 */
	boolean bars(DiscUnit other, double moveX, double moveY) {
		double awayX = other.x - x;
		double awayY = other.y - y;
		double least = nearest(awayX, awayY, moveX - other.planX, moveY - other.planY);
		return isNear(least, radius + other.radius) && least < nearest(awayX, awayY, -other.planX, -other.planY);
	}

	/** Returns the square of the least distance between two discs that move with the relative motion (moveX, moveY). */
	private static double nearest(double awayX, double awayY, double moveX, double moveY) {
		double along = awayX * moveX + awayY * moveY;
		double share = along <= 0 ? 0 : Math.min(1, along / (moveX * moveX + moveY * moveY));
		double leastX = awayX - share * moveX;
		double leastY = awayY - share * moveY;
		return leastX * leastX + leastY * leastY;
	}

	/** Returns whether a disc of a radius would overlap this disc at a place, if both stood still. */
	boolean covers(double placeX, double placeY, double otherRadius) {
		return isNear(nearest(placeX - x, placeY - y, 0, 0), radius + otherRadius);
	}

	private static boolean isNear(double square, double distance) {
		double least = Math.max(0, distance - DiscWalls.TOUCHING);
		return square < least * least;
	}
}
