package org.leeway.core.jobs;

import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;

/** A progress that reports each new percentage of the work that is done. Not thread-safe. */
final class PercentProgress implements Progress {

	private final Progress whole;
	private final long total;
	private final IntConsumer changed;
	private long done;
	private long percent;

	/**
	 * @param whole the progress of the caller. Each unit of work is passed on to it, and it says whether the work is cancelled
	 * @param total the number of units in all, which is 100 percent
	 * @param changed gets each new percentage, from 0 to 100
	 */
	PercentProgress(Progress whole, long total, IntConsumer changed) {
		this.whole = whole;
		this.total = Math.max(1, total);
		this.changed = changed;
	}

	@Override
	public void worked(int units) {
		whole.worked(units);
		done += units;
		long now = Math.min(100, 100 * done / total);
		if (now != percent) {
			percent = now;
			changed.accept((int) now);
		}
	}

	@Override
	public boolean cancelled() {
		return whole.cancelled();
	}
}
