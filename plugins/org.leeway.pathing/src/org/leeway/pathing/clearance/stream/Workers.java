package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Does some tasks on other threads while the caller goes on with its own work, until the caller comes back and helps
 * with what is left. With one thread the caller does it all.
 */
final class Workers implements AutoCloseable {

	private final int helpers;
	private final ExecutorService pool;
	private final List<Future<?>> running = new ArrayList<>();
	private Runnable begun = () -> {
	};

	Workers(int threads) {
		this.helpers = threads - 1;
		// daemons, so that the process may end before they do
		this.pool = helpers == 0 ? null
				: Executors.newFixedThreadPool(helpers, Thread.ofPlatform().daemon().name("rows-", 1).factory());
	}

	/** Begins some tasks; those that were begun before are finished. */
	void begin(List<Runnable> tasks) {
		AtomicInteger next = new AtomicInteger();
		begun = () -> {
			for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
				tasks.get(i).run();
			}
		};
		for (int i = 0; i < Math.min(helpers, tasks.size()); i++) {
			running.add(pool.submit(begun));
		}
	}

	/**
	 * Finishes what was begun.
	 *
	 * @throws CancellationException if this thread was interrupted
	 * @throws RuntimeException as a task did; errors likewise
	 */
	void finish() {
		begun.run();
		try {
			for (Future<?> task : running) {
				task.get();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			rethrow(e.getCause());
		}
		running.clear();
	}

	private static void rethrow(Throwable failure) {
		if (failure instanceof Error error) {
			throw error;
		}
		throw (RuntimeException) failure;
	}

	@Override
	public void close() {
		if (pool != null) {
			pool.shutdownNow();
		}
	}
}
