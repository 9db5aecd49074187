package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * A recipe for a data structure that planners need, such as the clearance of all cells. The recipe says how to compute the
 * structure for a world, and how to update it after an edit. Equal parts compute equal data structures.
 *
 * @param <T> the type of the data structure. The data structure is thread-safe, and immutable to its users
 */
public interface Part<T> {

	/**
	 * Computes the structure from scratch.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	T make(Preparation preparation, Progress progress);

	/**
	 * Returns the data structure for a world after an edit. The edit may have changed anything, even the agents. By default,
	 * computes the structure from scratch.
	 *
	 * @param before the structure before the edit
	 * @param preparation the preparation for the world after the edit
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	default T update(T before, Preparation preparation, Progress progress) {
		return make(preparation, progress);
	}
}
