package org.leeway.ui.map.canvas;

/**
 * The distances between the marks of a ruler. A ruler has long marks with numbers, and short marks between two long marks.
 *
 * @param step the distance of long marks, in cells: the smallest of 1, 2, 5, 10, 20, 50... at which the numbers have
 * room
 * @param small the distance of neighbouring marks, long or short, in cells. A divisor of {@code step}
 */
record RulerTicks(int step, int small) {

	/** The least distance of two short marks, in pixels. */
	private static final int GAP = 5;
	private static final int[] LEADING = {1, 2, 5};

	/**
	 * Returns the marks for a scale.
	 *
	 * @param scale pixels per cell, more than 0
	 * @param room the number of pixels that a number needs. Two long marks have at least this distance
	 */
	static RulerTicks of(double scale, int room) {
		int step = least(scale, room);
		int small = least(scale, GAP);
		return new RulerTicks(step, step % small == 0 ? small : step);
	}

	private static int least(double scale, int pixels) {
		for (int power = 1; power < Integer.MAX_VALUE / 10; power *= 10) {
			for (int leading : LEADING) {
				if (leading * power * scale >= pixels) {
					return leading * power;
				}
			}
		}
		return Integer.MAX_VALUE / 10;
	}
}
