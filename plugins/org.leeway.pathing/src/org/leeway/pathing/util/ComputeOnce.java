package org.leeway.pathing.util;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;

/**
 * A lock under which one thread computes a value while other threads wait for it. If the computation fails or is
 * cancelled, the next waiting thread tries to compute the value. A thread stops waiting when its own {@link Progress}
 * is cancelled.
 */
public final class ComputeOnce {

	/**
	 * Time between two checks whether a waiting thread was cancelled, in ms. Users do not notice a delay of this
	 * length, and the checks cost next to nothing.
	 */
	private static final long LOOK_MILLIS = 10;

	private final ReentrantLock lock = new ReentrantLock();

	/**
	 * Returns the known value, or computes it.
	 *
	 * @param known returns the value, or null if it is not known. Called both with and without the lock, so must be thread-safe
	 * @param compute computes, stores and returns the value
	 * @param progress the progress of the calling thread
	 * @throws CancellationException if {@code progress} was cancelled or the thread interrupted while it waited
	 */
	public <V> V get(Supplier<V> known, Supplier<V> compute, Progress progress) {
		V value = known.get();
		if (value != null) {
			return value;
		}
		await(progress);
		try {
			value = known.get();
			return value != null ? value : compute.get();
		} finally {
			lock.unlock();
		}
	}

	private void await(Progress progress) {
		try {
			while (!lock.tryLock() && !lock.tryLock(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
				progress.check();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
	}
}
