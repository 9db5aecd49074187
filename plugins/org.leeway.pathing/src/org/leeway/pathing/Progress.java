package org.leeway.pathing;

import java.util.concurrent.CancellationException;

/**
 * A receiver of the progress of a long computation. The receiver decides whether the computation continues. A computation
 * with several threads calls {@link #cancelled} from each of them, and {@link #worked} from one thread at a time.
 */
public interface Progress {

	/** A receiver that ignores all reports and never cancels. */
	Progress NONE = new Progress() {
		@Override
		public void worked(int units) {
			// there is no listener
		}

		@Override
		public boolean cancelled() {
			return false;
		}
	};

	/** Reports that {@code units} more units of work are done. Each algorithm names its unit. */
	void worked(int units);

	boolean cancelled();

	/**
	 * Throws an exception if the computation was cancelled. Computations call this between units of work.
	 *
	 * @throws CancellationException if the computation was cancelled
	 */
	default void check() {
		if (cancelled()) {
			throw new CancellationException();
		}
	}
}
