package org.leeway.pathing;

import java.util.concurrent.CancellationException;

/**
 * A receiver of the progress of a long computation, which can also cancel it. A computation with several threads may
 * call {@link #cancelled} from all threads. {@link #worked} is called from one thread at a time.
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

	/**
	 * Reports that more units of work are done. Each computation says what a unit is.
	 *
	 * @param units how many units were done since the last report
	 */
	void worked(int units);

	boolean cancelled();

	/**
	 * Returns a progress that ignores reported work, but is cancelled together with this progress. For parts of a computation that
	 * count other units of work, and for helper threads.
	 */
	default Progress cancelOnly() {
		Progress whole = this;
		return new Progress() {

			@Override
			public void worked(int units) {
				// the whole computation reports its own units
			}

			@Override
			public boolean cancelled() {
				return whole.cancelled();
			}
		};
	}

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
