package org.leeway.pathing.traffic;

/** The test whether two axis-aligned squares meet while both move along lines. All numbers are whole, so the test is exact. */
public final class MovingSquares {

	private MovingSquares() {
	}

	/**
	 * Returns whether two squares overlap at any time of a step. Squares that only touch do not overlap. The units of length are the
	 * caller's.
	 *
	 * @param awayX the way from the left edge of the first square to the left edge of the other square, at the begin of the step
	 * @param awayY the way from the upper edge of the first square to the upper edge of the other square
	 * @param size the side of the first square
	 * @param otherSize the side of the other square
	 * @param vx the motion of the first square against the other square in the step, along x
	 * @param vy the same motion along y
	 */
	public static boolean meet(long awayX, long awayY, int size, int otherSize, long vx, long vy) {
		// the squares overlap while the way of the first one against the other one lies between low and high on both axes
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
