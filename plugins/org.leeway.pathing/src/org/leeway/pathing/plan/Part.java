package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * The way to compute and update a data structure that planners prepare for a world. Equal parts compute equal structures.
 *
 * @param <T> the type of the structure: thread-safe, and immutable to its users
 */
public interface Part<T> {

	/**
	 * Computes the structure from scratch.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	T make(Preparation preparation, Progress progress);

	/**
	 * Returns the structure after an edit, which may have changed anything in the world, and perhaps the agents. By
	 * default, computes the structure from scratch.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	default T update(T before, Preparation preparation, Progress progress) {
		return make(preparation, progress);
	}
}
