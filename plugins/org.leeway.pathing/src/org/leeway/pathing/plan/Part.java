package org.leeway.pathing.plan;

import org.leeway.pathing.Progress;

/**
 * Something that planners prepare of a world, and how to make it. Two parts that are equal make the same.
 *
 * @param <T> what is made: immutable to whoever uses it, and thread-safe
 */
public interface Part<T> {

	/**
	 * Made from nothing.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	T make(Preparation preparation, Progress progress);

	/**
	 * Made from what it was before an edit, which may have changed anything of the world but need not have, and perhaps for
	 * other agents.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	default T update(T before, Preparation preparation, Progress progress) {
		return make(preparation, progress);
	}
}
