package org.leeway.pathing.util;

import java.util.Optional;
import java.util.function.Function;

/**
 * A cache of values that belong to one state of an edited object. It computes a value from that of an earlier state if
 * it knows one. It keeps the values used last, of this state and of earlier ones. Thread-safe.
 *
 * @param <K> keys
 * @param <V> values, never null
 */
public final class CarriedOver<K, V> {

	private final RecentlyUsed<K, V> current;
	private final RecentlyUsed<K, V> earlier;

	/**
	 * A cache without an earlier state.
	 *
	 * @param capacity the number of values to keep of this state, and again of earlier ones
	 * @throws IllegalArgumentException if that is less than 1
	 */
	public CarriedOver(int capacity) {
		current = new RecentlyUsed<>(capacity);
		earlier = new RecentlyUsed<>(capacity);
	}

	/**
	 * A cache for the next state, with no value of that state yet.
	 *
	 * @throws IllegalArgumentException if the capacity is less than 1
	 */
	public CarriedOver<K, V> next(int capacity) {
		CarriedOver<K, V> next = new CarriedOver<>(capacity);
		earlier.known().forEach(next.earlier::put);
		current.known().forEach(next.earlier::put);
		return next;
	}

	/**
	 * The value of a key in this state, computed if it is not known.
	 *
	 * @param compute receives the value in the latest earlier state in which it was known
	 */
	public V get(K key, Function<Optional<V>, V> compute) {
		return current.get(key, unknown -> compute.apply(earlier.known(key)));
	}

	/** The value of a key if it is known in this state; never waits for a computation. */
	public Optional<V> known(K key) {
		return current.known(key);
	}

	/** Whether the value of a key is known in this state or in an earlier one. */
	public boolean knows(K key) {
		return current.known(key).or(() -> earlier.known(key)).isPresent();
	}
}
