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
 * Does the same work for one file after the other on some threads, ahead of whoever takes the results in the order of
 * the files. Several threads are one file further ahead, so that none of them waits for whoever takes the results; no
 * more files are begun, or done and not taken.
 *
 * @param <T> a result
 */
public final class FilesAhead<T> implements AutoCloseable {

	private static final int PATIENCE_SECONDS = 3;

	private final int files;
	private final int ahead;
	private final IntFunction<T> work;
	private final ExecutorService pool;
	private final Deque<Future<T>> results = new ArrayDeque<>();
	private int begun;

	/** @param work does the file of a number, from 0 on */
	public FilesAhead(int files, int threads, IntFunction<T> work) {
		this.files = files;
		this.ahead = threads == 1 ? 1 : Math.min(files, threads) + 1;
		this.work = work;
		// daemons, so that the process may end before they do
		this.pool = Executors.newFixedThreadPool(Math.min(files, threads),
				Thread.ofPlatform().daemon().name("file-", 1).factory());
	}

	/** Waits for the result of the next file. */
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

	/** Interrupts what is under way, and waits a moment for its end. */
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
