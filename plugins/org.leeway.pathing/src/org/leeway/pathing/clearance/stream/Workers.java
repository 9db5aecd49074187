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
 * A group of threads that run tasks while the caller does other work. When the caller calls {@link #finish}, the caller's
 * thread helps with the tasks that are left. If there are no other threads, it runs all tasks.
 */
final class Workers implements AutoCloseable {

	private final int helpers;
	private final ExecutorService pool;
	private final List<Future<?>> running = new ArrayList<>();
	private Runnable begun = () -> {
	};

	Workers(int threads) {
		this.helpers = threads - 1;
		// daemon threads do not keep the process alive
		this.pool = helpers == 0 ? null
				: Executors.newFixedThreadPool(helpers, Thread.ofPlatform().daemon().name("rows-", 1).factory());
	}

	/** Starts the given tasks. All tasks of the previous call must be finished. */
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
	 * Waits until all started tasks are finished, and runs tasks on this thread meanwhile.
	 *
	 * @throws CancellationException if this thread was interrupted
	 * @throws RuntimeException if a task threw it. Errors of tasks are thrown too
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
