package org.leeway.pathing.traffic;

/** The test whether two axis-aligned squares meet while both move along lines. All numbers are whole, so the test is exact. */
public final class MovingSquares {

	private MovingSquares() {
	}

	/**
	 * Returns whether two squares overlap at any time of a step. Squares that only touch do not overlap. All lengths have the
	 * same unit, which the caller chooses.
	 *
	 * @param awayX the left edge of the other square minus the left edge of the first square, at the beginning of the step
	 * @param awayY the upper edge of the other square minus the upper edge of the first square, at the beginning of the step
	 * @param size the side of the first square
	 * @param otherSize the side of the other square
	 * @param vx how far the first square moves along x in the step, relative to the other square
	 * @param vy how far the first square moves along y in the step, relative to the other square
	 */
	public static boolean meet(long awayX, long awayY, int size, int otherSize, long vx, long vy) {
		// on each axis, let p be how far the first square has moved until now relative to the other square, without sign. The
		// squares overlap in x while lowX < p < highX on the x axis, and in y in the same way. They meet if they overlap in x
		// and in y at the same time
		long lowX = vx < 0 ? -awayX - otherSize : awayX - size;
		long highX = vx < 0 ? size - awayX : awayX + otherSize;
		long lowY = vy < 0 ? -awayY - otherSize : awayY - size;
		long highY = vy < 0 ? size - awayY : awayY + otherSize;
		long alongX = Math.abs(vx);
		long alongY = Math.abs(vy);
		boolean onX = lowX < alongX && highX > 0;
		boolean onY = lowY < alongY && highY > 0;
		return onX && onY && (vx == 0 || vy == 0 || lowX * alongY < highY * alongX && lowY * alongX < highX * alongY);
	}
}
