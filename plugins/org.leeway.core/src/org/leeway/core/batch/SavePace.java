package org.leeway.core.batch;

/**
 * A timer that decides when a running batch writes its state. The slower a write is, the longer is the pause until the
 * next write. A batch that is killed loses little more than the work since the last write.
 */
final class SavePace {

	private static final long LEAST_NANOS = 1_000_000_000;
	/**
	 * The pause between two writes, as a multiple of the duration of a write. With 20, writing takes less than 5 % of
	 * the time.
	 */
	private static final int PAUSE = 20;

	private long next;

	/**
	 * Creates the pace. The first write is due after the least pause.
	 *
	 * @param start the time when the batch starts, in nanoseconds of {@link System#nanoTime}
	 */
	SavePace(long start) {
		next = start + LEAST_NANOS;
	}

	/**
	 * Returns whether it is time to write the state.
	 *
	 * @param now the current time, in nanoseconds of {@link System#nanoTime}
	 */
	boolean isDue(long now) {
		return now - next > 0;
	}

	/**
	 * Records a write of the state.
	 *
	 * @param begin when the write began, in nanoseconds of {@link System#nanoTime}
	 * @param end when the write ended
	 */
	void saved(long begin, long end) {
		next = end + Math.max(LEAST_NANOS, PAUSE * (end - begin));
	}
}
