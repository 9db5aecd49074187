package org.leeway.ui.map.canvas;

/**
 * The cells that a ruler marks. Long marks have a number every 1, 2, 5, 10, 20, 50... cells, at the smallest of these steps at
 * which numbers have space. Short marks are between.
 *
 * @param step cells from number to number
 * @param small cells from mark to mark
 */
record RulerTicks(int step, int small) {

	/** The least distance of two short marks, in pixels. */
	private static final int GAP = 5;
	private static final int[] LEADING = {1, 2, 5};

	/**
	 * Returns the marks for a scale.
	 *
	 * @param scale pixels a cell, more than 0
	 * @param room pixels that a number needs
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
