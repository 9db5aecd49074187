package org.leeway.testing;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;

/** Threads that wait for each other in tests. A wait that does not end fails, so no test hangs. */
public final class Waiting {

	private static final long LIMIT_SECONDS = 30;

	private Waiting() {
	}

	/** Waits until a latch is open. */
	public static void await(CountDownLatch latch) {
		try {
			if (!latch.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
				throw new AssertionError("nobody opened the latch");
			}
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	/**
	 * Begins work in a thread of its own. The common pool may have too few threads for two tasks that wait for each other.
	 */
	public static <T> CompletableFuture<T> begin(Supplier<T> work) {
		return CompletableFuture.supplyAsync(work, task -> new Thread(task).start());
	}

	/**
	 * Returns a progress for work that asks whether it was cancelled. A test can wait until the work has asked.
	 *
	 * @param asked the latch that opens when the work asks for the first time
	 * @param cancelled the answer to each question of the work
	 */
	public static Progress asked(CountDownLatch asked, boolean cancelled) {
		return new Progress() {
			@Override
			public void worked(int units) {
				// no thread listens
			}

			@Override
			public boolean cancelled() {
				asked.countDown();
				return cancelled;
			}
		};
	}
}
