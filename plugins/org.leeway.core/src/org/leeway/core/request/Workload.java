package org.leeway.core.request;

import java.nio.file.Path;
import java.util.concurrent.Semaphore;

/**
 * A limit for the levels that are processed in parallel. Together, their memory must fit into half of Java's memory.
 * The memory of a level is estimated from the size of its file. A level whose estimate is above the limit is processed
 * alone.
 */
public final class Workload {

	private static final long UNIT = 1 << 20;
	/** Memory for a level of a few cells, in MiB. */
	private static final long LEAST = 32;
	/**
	 * Estimated memory of an analysis, in bytes per byte of the level's file. The file stores a cell in one byte. The analysis
	 * stores a cell in several bit planes and arrays of numbers.
	 */
	private static final long PER_BYTE = 12;

	private final int all = (int) Math.max(LEAST, Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2 / UNIT));
	private final Semaphore free = new Semaphore(all, true);

	/**
	 * Waits until enough memory for a level is free, and reserves it. Returns the reserved memory in MiB, to pass to
	 * {@link #give} later.
	 */
	public int take(Path level) throws InterruptedException {
		int need = (int) Math.min(all, LEAST + PER_BYTE * level.toFile().length() / UNIT);
		free.acquire(need);
		return need;
	}

	/**
	 * Waits until no other level is processed, and reserves all memory of the limit. Returns the reserved memory in MiB, to
	 * pass to {@link #give} later.
	 */
	public int takeAll() throws InterruptedException {
		free.acquire(all);
		return all;
	}

	/** Releases the memory that was reserved for a level. */
	public void give(int taken) {
		free.release(taken);
	}
}
