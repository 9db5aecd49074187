package org.leeway.pathing;

import java.util.concurrent.CancellationException;

/**
 * Receives the progress of a long computation, and tells it whether to go on. A computation that uses several threads asks
 * from each of them, and reports from one at a time.
 */
public interface Progress {

	/** Listens to nothing and never cancels. */
	Progress NONE = new Progress() {
		@Override
		public void worked(int units) {
			// nobody listens
		}

		@Override
		public boolean cancelled() {
			return false;
		}
	};

	/** Reports that {@code units} more units of work are done; each algorithm names its unit. */
	void worked(int units);

	boolean cancelled();

	/**
	 * Called between units of work.
	 *
	 * @throws CancellationException if the computation was cancelled
	 */
	default void check() {
		if (cancelled()) {
			throw new CancellationException();
		}
	}
}
