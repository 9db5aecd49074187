package org.leeway.pathing.clearance.stream;

/**
 * A computation of the places where larger squares fit, from the places where smaller squares fit. Works row by row, from
 * top to bottom. A place is given by the top-left cell of the square.
 * <p>
 * The side of a larger square is {@code distance} cells longer. Four smaller squares, one in each corner, cover the larger
 * square. They leave no gap, because {@code distance} must not exceed the smaller side.
 */
final class RowErosion {

	/**
	 * The last {@code distance} rows, in a ring buffer. Bit x of a row is set if a smaller square fits at column x, and
	 * also at column {@code x + distance}. The column is the column of the square's top-left cell.
	 */
	private final long[][] kept;
	private final int skip;
	private final int shift;
	private final long[] grown;
	/** The index in {@link #kept} of the oldest row. */
	private int oldest;
	private boolean full;

	RowErosion(int distance, int words) {
		this.kept = new long[distance][];
		this.skip = distance >> 6;
		this.shift = distance & 63;
		this.grown = new long[words];
	}

	/**
	 * Processes the next row of places.
	 *
	 * @param row bit x is set if a smaller square fits with its top-left cell in column x
	 * @return bit x is set if a larger square fits with its top-left cell in column x. The lower two of the four smaller
	 * squares begin in {@code row}, so the larger square begins {@code distance} rows above {@code row}. Null if the larger
	 * square would begin above the map. The next call changes the array
	 */
	long[] next(long[] row) {
		boolean complete = full;
		if (kept[oldest] == null) {
			kept[oldest] = new long[row.length];
		}
		join(row, kept[oldest]);
		oldest = oldest + 1 == kept.length ? 0 : oldest + 1;
		full |= oldest == 0;
		return complete ? grown : null;
	}

	private void join(long[] row, long[] above) {
		int inside = Math.max(0, row.length - skip - 1);
		for (int i = 0; i < inside; i++) {
			// if shift is 0, nothing must remain of the second word. But a shift by 64 does nothing in Java, so shift by 1 and
			// then by 63
			long right = row[i + skip] >>> shift | row[i + skip + 1] << 1 << 63 - shift;
			long joined = row[i] & right;
			grown[i] = above[i] & joined;
			above[i] = joined;
		}
		for (int i = inside; i < row.length; i++) {
			long joined = i + skip < row.length ? row[i] & row[i + skip] >>> shift : 0;
			grown[i] = above[i] & joined;
			above[i] = joined;
		}
	}
}
