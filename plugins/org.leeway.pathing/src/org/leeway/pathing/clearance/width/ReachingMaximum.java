package org.leeway.pathing.clearance.width;

/**
 * A computation of maxima along a line of numbers. A number {@code v} counts at {@code v} places: at its own place, and
 * at the {@code v - 1} places after it. The result at a place is the largest number that counts there. For example, the
 * numbers 3 1 0 0 give 3 3 3 0. Needs linear time. Not thread-safe.
 */
final class ReachingMaximum {

	/** The queue of numbers that may still be a maximum, the largest first. */
	private final int[] values;
	/** Indexed like {@link #values}: the place in the line from which on the number does not count any more. */
	private final int[] ends;

	/** @param length the length of the longest line */
	ReachingMaximum(int length) {
		values = new int[length];
		ends = new int[length];
	}

	/**
	 * Replaces each number of a line by the largest number that counts at its place. A number {@code v} counts at its
	 * own place and at the {@code v - 1} places after it.
	 *
	 * @param numbers an array that contains the line, unsigned
	 * @param from the index of the first number of the line
	 * @param stride the difference of the indices of two consecutive numbers of the line
	 * @param count the length of the line
	 */
	void replace(short[] numbers, int from, int stride, int count) {
		int first = 0;
		int last = -1;
		int at = from;
		for (int i = 0; i < count; i++) {
			int number = numbers[at] & 0xFFFF;
			if (number > 0 && (first > last || i + number > ends[last])) {
				while (last >= first && values[last] <= number) {
					last--;
				}
				last++;
				values[last] = number;
				ends[last] = i + number;
			}
			while (first <= last && ends[first] <= i) {
				first++;
			}
			numbers[at] = first <= last ? (short) values[first] : 0;
			at += stride;
		}
	}

	/**
	 * Converts the sides of squares: from the largest square that begins at each cell to the largest square that covers each cell.
	 * Works along columns first, then along rows.
	 *
	 * @param sides row by row. At first, the side of the largest square whose top-left cell this is. In the end, the side of the
	 * largest square that covers the cell
	 */
	static void cover(short[] sides, int width, int height) {
		ReachingMaximum maximum = new ReachingMaximum(Math.max(width, height));
		coverColumns(sides, width, height, maximum);
		for (int y = 0; y < height; y++) {
			maximum.replace(sides, y * width, 1, width);
		}
	}

	/**
	 * Replaces the values of each column by their maxima, see {@link #replace}. Copies 32 columns at a time to a small array,
	 * because this uses the processor's cache better on large maps.
	 */
	private static void coverColumns(short[] sides, int width, int height, ReachingMaximum maximum) {
		int strip = Math.min(width, 32);
		short[] columns = new short[strip * height];
		for (int left = 0; left < width; left += strip) {
			int count = Math.min(strip, width - left);
			for (int y = 0; y < height; y++) {
				System.arraycopy(sides, y * width + left, columns, y * strip, count);
			}
			for (int x = 0; x < count; x++) {
				maximum.replace(columns, x, strip, height);
			}
			for (int y = 0; y < height; y++) {
				System.arraycopy(columns, y * strip, sides, y * width + left, count);
			}
		}
	}
}
