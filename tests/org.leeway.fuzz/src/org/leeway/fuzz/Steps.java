package org.leeway.fuzz;

import java.util.concurrent.atomic.AtomicLong;

import org.leeway.pathing.Progress;

/**
 * A progress that limits how often an algorithm may ask whether it was cancelled. Algorithms ask once a step, so an algorithm
 * that exceeds the limit does too much work, and the test fails.
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
