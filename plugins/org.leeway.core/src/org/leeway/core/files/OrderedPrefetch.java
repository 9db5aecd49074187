package org.leeway.core.files;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/**
 * A queue of results, one for each file, in the order of the files. Several threads compute results before the consumer asks
 * for them. To limit the memory, n threads have at most n + 1 results that are being computed or wait for the consumer. If
 * there is only one thread, no result is computed before the consumer asks for it.
 *
 * @param <T> a result
 */
public final class OrderedPrefetch<T> implements AutoCloseable {

	private static final int PATIENCE_SECONDS = 3;

	private final int files;
	private final int ahead;
	private final IntFunction<T> work;
	private final ExecutorService pool;
	private final Deque<Future<T>> results = new ArrayDeque<>();
	private int begun;

	/**
	 * Creates the queue and its threads. The threads begin to work at the first call of {@link #next}.
	 *
	 * @param work computes the result of a file from the index of the file
	 */
	public OrderedPrefetch(int files, int threads, IntFunction<T> work) {
		this.files = files;
		this.ahead = threads == 1 ? 1 : Math.min(files, threads) + 1;
		this.work = work;
		// daemon threads, so that they do not keep the process alive
		this.pool = Executors.newFixedThreadPool(Math.min(files, threads),
				Thread.ofPlatform().daemon().name("file-", 1).factory());
	}

	/** Returns the result of the next file, after the work on this file is done. May be called once for each file. */
	public T next() {
		for (; begun < files && results.size() < ahead; begun++) {
			int file = begun;
			results.add(pool.submit(() -> work.apply(file)));
		}
		try {
			return results.remove().get();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			if (e.getCause() instanceof Error error) {
				throw error;
			}
			throw (RuntimeException) e.getCause();
		}
	}

	/** Interrupts the running work, and waits up to 3 s for its end. */
	@Override
	public void close() {
		pool.shutdownNow();
		try {
			pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
