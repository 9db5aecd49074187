package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ComputeOnce;

/**
 * A lazily computed value for one state of the world. The value is the data structure that a {@link Part} computes, such as a
 * search graph. If the value of an earlier state is known, the computation only updates this value, which is faster.
 * Thread-safe.
 */
final class Prepared<T> {

	private final ComputeOnce once = new ComputeOnce();
	/** The value in this state of the world. Null if it is not known. */
	private volatile T value;
	/** The last known value from an earlier state of the world. Null if there is none, or if {@link #value} is known. */
	private volatile T earlier;

	/**
	 * Creates a holder whose value is not known yet. {@link #get} computes the value.
	 *
	 * @param earlier the last known value, from an earlier state of the world. Null if there is none
	 */
	Prepared(T earlier) {
		this.earlier = earlier;
	}

	/**
	 * Returns the value for this state of the world. If the value is not known yet, computes and stores the value, and then
	 * releases the value of the earlier state.
	 *
	 * @param compute computes the value from the value of the earlier state, which is null if there is none
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
	 * Returns the holder for the next state of the world. If the value of this state is known, the new holder updates this
	 * value. Otherwise, the new holder updates the value of the earlier state. Empty if neither value is known.
	 */
	Optional<Prepared<T>> next() {
		// get stores the new value before it clears the earlier value. The reads here have the opposite order, so they
		// never miss both values
		T before = earlier;
		T now = value;
		return Optional.ofNullable(now != null ? now : before).map(Prepared::new);
	}
}
