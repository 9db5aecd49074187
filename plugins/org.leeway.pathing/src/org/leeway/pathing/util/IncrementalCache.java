package org.leeway.pathing.util;

import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.Progress;

/**
 * A cache of values that are computed from an edited object, such as a level. Each state of the object has a cache of its
 * own, see {@link #next}. The computation of a value gets the value of an earlier state, to reuse parts of it.
 * <p>
 * The cache keeps one value for each key, and removes the least recently used keys. Thread-safe.
 *
 * @param <K> keys
 * @param <V> values, never null
 */
public final class IncrementalCache<K, V> {

	private final int capacity;
	private final LruCache<K, V> current;
	/** Values of earlier states, for keys that were not requested in the current state. */
	private final LruCache<K, V> earlier;

	/**
	 * Creates a cache without an earlier state.
	 *
	 * @param capacity the number of values to keep
	 * @throws IllegalArgumentException if {@code capacity} is less than 1
	 */
	public IncrementalCache(int capacity) {
		this.capacity = capacity;
		this.current = new LruCache<>(capacity);
		this.earlier = new LruCache<>(capacity);
	}

	/**
	 * Creates the cache of the next state of the object. The new cache knows all values of this cache as values of an earlier
	 * state, from which new values can be computed.
	 *
	 * @param newCapacity the number of values to keep
	 * @throws IllegalArgumentException if the capacity is less than 1
	 */
	public IncrementalCache<K, V> next(int newCapacity) {
		IncrementalCache<K, V> next = new IncrementalCache<>(newCapacity);
		earlier.known().forEach(next.earlier::put);
		current.known().forEach(next.earlier::put);
		return next;
	}

	/**
	 * Returns the value of a key in this state. If it is not known, computes it. Before the computation, removes values
	 * beyond the capacity, the least recently used first, so that their memory is free meanwhile.
	 *
	 * @param compute computes the value. Receives the last known value of the key from an earlier state, or empty if there is
	 * none
	 */
	public V get(K key, Function<Optional<V>, V> compute) {
		return get(key, compute, Progress.NONE);
	}

	/**
	 * Returns the value of a key in this state. Computes the value if it is not known.
	 *
	 * @param progress if cancelled, ends the wait for a value that another thread computes
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public V get(K key, Function<Optional<V>, V> compute, Progress progress) {
		return current.get(key, unknown -> {
			Optional<V> before = earlier.known(key);
			earlier.keepLatest(capacity - current.size() + (before.isPresent() ? 1 : 0));
			V value = compute.apply(before);
			earlier.forget(key);
			return value;
		}, progress);
	}

	/** Returns the value of a key if it is known in this state. Never waits for a computation. */
	public Optional<V> known(K key) {
		return current.known(key);
	}

	/** Returns whether the cache has a value of a key for the present state of the object, or for an earlier state. */
	public boolean knows(K key) {
		return current.known(key).or(() -> earlier.known(key)).isPresent();
	}
}
