package org.leeway.fuzz;

import java.util.concurrent.atomic.AtomicLong;

import org.leeway.pathing.Progress;

/**
 * A limit for the number of times that an algorithm asks whether it was cancelled. An algorithm that exceeds the limit
 * has a bug.
 */
final class Steps implements Progress {

	private final AtomicLong left;

	Steps(long most) {
		this.left = new AtomicLong(most);
	}

	@Override
	public void worked(int units) {
		// only calls of cancelled() count
	}

	@Override
	public boolean cancelled() {
		if (left.getAndDecrement() == 0) {
			throw new AssertionError("too many steps");
		}
		return false;
	}
}
