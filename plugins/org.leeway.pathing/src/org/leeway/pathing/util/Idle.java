package org.leeway.pathing.util;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Objects that wait for their next use: at most as many as were ever in use at the same time. As long as one is in use at
 * a time, it is the same one, and no operation allocates. Thread-safe.
 */
public final class Idle<T> {

	private final AtomicReference<T> first = new AtomicReference<>();
	private final Queue<T> others = new ConcurrentLinkedQueue<>();

	/** Takes an object; null if none is idle. */
	public T poll() {
		T taken = first.getAndSet(null);
		return taken == null ? others.poll() : taken;
	}

	/** Adds an object that nobody uses any more. */
	public void add(T object) {
		if (!first.compareAndSet(null, object)) {
			others.add(object);
		}
	}
}
