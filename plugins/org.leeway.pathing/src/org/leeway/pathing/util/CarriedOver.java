package org.leeway.pathing.util;

import java.util.Optional;
import java.util.function.Function;

/**
 * Values about one state of something that is edited, computed from those of an earlier state where such are known. Keeps
 * those that were used last, of this state and of earlier ones. Thread-safe.
 *
 * @param <K> keys
 * @param <V> values, never null
 */
public final class CarriedOver<K, V> {

	private final RecentlyUsed<K, V> current;
	private final RecentlyUsed<K, V> earlier;

	/**
	 * Without an earlier state.
	 *
	 * @param capacity how many values to keep of this state, and how many of earlier ones
	 * @throws IllegalArgumentException if that is less than 1
	 */
	public CarriedOver(int capacity) {
		current = new RecentlyUsed<>(capacity);
		earlier = new RecentlyUsed<>(capacity);
	}

	/**
	 * For the next state, where no value is known yet.
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
	 * @param compute gets the value of the latest state before this one where it was known
	 */
	public V get(K key, Function<Optional<V>, V> compute) {
		return current.get(key, unknown -> compute.apply(earlier.known(key)));
	}
}
