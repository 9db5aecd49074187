package org.leeway.pathing.util;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A pool of unused objects. A caller takes an object from the pool, and creates an object only if the pool is empty. So
 * the pool never holds more objects than were in use at the same time. Thread-safe.
 */
public final class ObjectPool<T> {

	private final AtomicReference<T> first = new AtomicReference<>();
	private final Queue<T> others = new ConcurrentLinkedQueue<>();

	/** Removes an object from the pool and returns it. Null if the pool is empty. */
	public T poll() {
		T taken = first.getAndSet(null);
		return taken == null ? others.poll() : taken;
	}

	/** Adds an object that is no longer used. */
	public void add(T object) {
		if (!first.compareAndSet(null, object)) {
			others.add(object);
		}
	}
}
