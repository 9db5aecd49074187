package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ComputeOnce;

/**
 * A data structure for one state of the world, such as a search graph, which a {@link Part} can compute. The structure is
 * called the value. The value is computed on the first request. If the value of an earlier state is known, the computation
 * only updates it, which is faster. Thread-safe.
 */
final class Prepared<T> {

	private final ComputeOnce once = new ComputeOnce();
	/** The value in this state of the world. Null if it is not known. */
	private volatile T value;
	/** The last known value from an earlier state of the world. Null if there is none, or if {@link #value} is known. */
	private volatile T earlier;

	/**
	 * Creates the data structure without a value for this state of the world. {@link #get} computes the value.
	 *
	 * @param earlier the last known value, from an earlier state of the world. Null if there is none
	 */
	Prepared(T earlier) {
		this.earlier = earlier;
	}

	/**
	 * Returns the value. Computes the value if it is not known, and then releases the value of the earlier state.
	 *
	 * @param compute receives the value of the earlier state, null if there is none
	 */
	T get(UnaryOperator<T> compute, Progress progress) {
		return once.get(() -> value, () -> {
			T computed = Objects.requireNonNull(compute.apply(earlier));
			value = computed;
			earlier = null;
			return computed;
		}, progress);
	}

	/**
	 * Returns the data structure for the next state of the world. There, {@link #get} updates the value of this state. If the
	 * value of this state is not known, it updates the value of the earlier state. Empty if neither value is known.
	 */
	Optional<Prepared<T>> next() {
		// get stores the new value before it clears the earlier value. The reads here have the opposite order, so they
		// never miss both values
		T before = earlier;
		T now = value;
		return Optional.ofNullable(now != null ? now : before).map(Prepared::new);
	}
}
