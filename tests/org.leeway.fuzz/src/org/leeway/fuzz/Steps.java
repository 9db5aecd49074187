package org.leeway.fuzz;

import org.leeway.pathing.Progress;

/** Lets an algorithm ask so many times whether to go on; more is a find. */
final class Steps implements Progress {

	private long left;

	Steps(long most) {
		this.left = most;
	}

	@Override
	public void worked(int units) {
		// only questions count
	}

	@Override
	public boolean cancelled() {
		if (left-- == 0) {
			throw new AssertionError("too many steps");
		}
		return false;
	}
}
