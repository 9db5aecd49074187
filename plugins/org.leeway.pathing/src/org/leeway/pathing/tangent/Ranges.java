package org.leeway.pathing.tangent;

import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A parallel loop over the numbers [0, count). Each core works on one range of consecutive numbers. */
final class Ranges {

	private Ranges() {
	}

	/** The work for one range. */
	interface Work {

		/**
		 * Does the work for the numbers [from, to).
		 *
		 * @param from the first number
		 * @param to the end of the range, exclusive
		 */
		void run(int from, int to);
	}

	/** Does the work for the numbers [0, {@code count}), with all ranges in parallel. */
	static void forEach(int count, Work work) {
		int ranges = ForkJoinPool.getCommonPoolParallelism() + 1;
		IntStream.range(0, ranges).parallel().forEach(
				i -> work.run((int) ((long) count * i / ranges), (int) ((long) count * (i + 1) / ranges)));
	}
}
