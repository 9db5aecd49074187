package org.leeway.core.batch;

/**
 * The pace at which a running batch writes its state. A batch that is killed loses little more than the work since the
 * last write. A state of many levels is slow to write, so the pause grows with the duration of a write.
 */
final class SavePace {

	private static final long LEAST_NANOS = 1_000_000_000;
	/**
	 * Least pause between writes, as a multiple of the duration of a write, so that writing costs less than 5 % of the
	 * time.
	 */
	private static final int PAUSE = 20;

	private long next;

	/** @param start the time of the start, in nanoseconds of {@link System#nanoTime} */
	SavePace(long start) {
		next = start + LEAST_NANOS;
	}

	/** Returns whether the state is to be written. */
	boolean isDue(long now) {
		return now - next > 0;
	}

	/** Records when a write of the state began and ended. */
	void saved(long begin, long end) {
		next = end + Math.max(LEAST_NANOS, PAUSE * (end - begin));
	}
}
