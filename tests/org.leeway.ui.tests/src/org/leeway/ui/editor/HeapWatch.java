package org.leeway.ui.editor;

/** A watch that prints every minute how much of the heap is in use after a garbage collection. */
final class HeapWatch {

	private static final long MINUTE = 60_000_000_000L;

	private final long begin = System.nanoTime();
	private final long minutes;
	private long printed;
	private long steps;

	/**
	 * Starts a watch of the heap.
	 *
	 * @param minutes the duration of the watch. If 0, the watch prints nothing
	 */
	HeapWatch(long minutes) {
		this.minutes = minutes;
	}

	/** Returns whether the duration of the watch is over. */
	boolean isOver() {
		return elapsed() >= minutes;
	}

	/** Counts a step. Prints the use of the heap at the first step after each full minute. */
	void look() {
		steps++;
		if (minutes > 0 && elapsed() > printed) {
			printed = elapsed();
			System.gc();
			Runtime heap = Runtime.getRuntime();
			System.out.printf("minute %d, %d steps: %d MB in use after collection, of at most %d%n", printed, steps,
					heap.totalMemory() - heap.freeMemory() >> 20, heap.maxMemory() >> 20);
		}
	}

	private long elapsed() {
		return (System.nanoTime() - begin) / MINUTE;
	}
}
