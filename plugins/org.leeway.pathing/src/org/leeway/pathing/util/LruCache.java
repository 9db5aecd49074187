package org.leeway.pathing.util;

import java.lang.ref.SoftReference;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;

/**
 * A thread-safe LRU cache. When memory runs low, Java clears values, the least recently used first.
 * <p>
 * Threads that request the same key share one computation. No thread waits for the computation of another key. A
 * waiting thread stops waiting when its {@link Progress} is cancelled.
 *
 * @param <K> keys
 * @param <V> values, never null
 */
public final class LruCache<K, V> {

	private final int capacity;
	/** The values by key. The keys are in the order of their last use, the latest last. */
	private final Map<K, Slot<V>> slots = new LinkedHashMap<>(16, 0.75f, true);

	/**
	 * A slot for the value of one key. The slot is empty if the value is not known yet, or if Java has cleared it because
	 * memory ran low.
	 */
	private static final class Slot<V> {

		private final ComputeOnce once = new ComputeOnce();
		private volatile SoftReference<V> value = new SoftReference<>(null);

		V get(Supplier<V> compute, Progress progress) {
			return once.get(this::known, () -> {
				V computed = compute.get();
				put(computed);
				return computed;
			}, progress);
		}

		/** Returns the value, or null if it is not known. */
		V known() {
			return value.get();
		}

		void put(V known) {
			value = new SoftReference<>(Objects.requireNonNull(known));
		}
	}

	/**
	 * Creates an empty cache.
	 *
	 * @param capacity the number of values to keep
	 * @throws IllegalArgumentException if {@code capacity} is less than 1
	 */
	public LruCache(int capacity) {
		if (capacity < 1) {
			throw new IllegalArgumentException("capacity " + capacity + ", expected at least 1");
		}
		this.capacity = capacity;
	}

	/**
	 * Returns the value of a key, computed if it is not known. If the computation fails, the value stays unknown.
	 *
	 * @param compute may request values of other keys
	 */
	public V get(K key, Function<K, V> compute) {
		return get(key, compute, Progress.NONE);
	}

	/**
	 * Returns the value of a key. Computes the value if it is not known. If another thread already computes the value, waits
	 * for that thread.
	 *
	 * @param progress if cancelled, ends this wait
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public V get(K key, Function<K, V> compute, Progress progress) {
		return slot(key).get(() -> compute.apply(key), progress);
	}

	/** Returns the value of a key if it is known. Never waits for a computation. */
	public synchronized Optional<V> known(K key) {
		return Optional.ofNullable(slots.get(key)).map(Slot::known);
	}

	/** Returns all known values in the order of their last use, the latest last. */
	public synchronized Map<K, V> known() {
		Map<K, V> known = new LinkedHashMap<>();
		slots.forEach((key, slot) -> {
			V value = slot.known();
			if (value != null) {
				known.put(key, value);
			}
		});
		return known;
	}

	/** Replaces the value of a key. */
	public synchronized void put(K key, V value) {
		Slot<V> slot = new Slot<>();
		slot.put(value);
		slots.put(key, slot);
		keepLatest(capacity);
	}

	/** Removes the value of a key. */
	public synchronized void forget(K key) {
		slots.remove(key);
	}

	/** Removes the least recently used values until at most {@code most} values are left. */
	public synchronized void keepLatest(int most) {
		Iterator<K> eldest = slots.keySet().iterator();
		for (int surplus = slots.size() - most; surplus > 0; surplus--) {
			eldest.next();
			eldest.remove();
		}
	}

	/**
	 * Returns the number of keys in the cache. Keys without a value count too: keys whose value is being computed, whose
	 * computation has failed, or whose value Java has cleared.
	 */
	public synchronized int size() {
		return slots.size();
	}

	private synchronized Slot<V> slot(K key) {
		Slot<V> slot = slots.computeIfAbsent(key, unknown -> new Slot<>());
		keepLatest(capacity);
		return slot;
	}
}
