package org.leeway.pathing.clearance.width;

/**
 * A computation of maxima along a line of numbers. Number {@code v} at place {@code i} of the line reaches the places
 * {@code i} to {@code i + v - 1}. The result at a place is the largest number that reaches the place. For example, the
 * numbers 3 1 0 0 give the results 3 3 3 0. The candidates wait in a queue, the largest first. A number enters the queue if
 * it reaches further than the last candidate. The entering number removes all candidates that are not greater. The first
 * candidate is removed at the first place that it does not reach. So each number enters and leaves at most once. Not
 * thread-safe.
 */
final class ReachingMaximum {

	/** Indexed by position in the queue: the candidate, which is a number of the line. */
	private final int[] values;
	/** Indexed by position in the queue: the first place of the line that the candidate does not reach. */
	private final int[] ends;

	/** @param length the length of the longest line */
	ReachingMaximum(int length) {
		values = new int[length];
		ends = new int[length];
	}

	/**
	 * Replaces each number of a line by the largest number {@code v} that stands there or at one of the {@code v - 1} places before. So
	 * a number reaches its own place and the next {@code v - 1} places.
	 *
	 * @param numbers an array that contains the line, 16 bits for each number
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
	 * Replaces the sides of squares by the sides of the largest squares that cover the cells. First works along columns:
	 * each entry becomes the largest side of a square that begins in the same column and reaches the row. Then works along
	 * rows in the same way.
	 *
	 * @param sides indexed by top-left cell of a square, row-major
	 */
	static void cover(short[] sides, int width, int height) {
		ReachingMaximum maximum = new ReachingMaximum(Math.max(width, height));
		coverColumns(sides, width, height, maximum);
		for (int y = 0; y < height; y++) {
			maximum.replace(sides, y * width, 1, width);
		}
	}

	/**
	 * Applies {@link #replace} to each column. Copies a strip of columns at a time, because the columns of a large map
	 * do not stay in the processor's cache.
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
