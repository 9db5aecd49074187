package org.leeway.core.request;

import java.nio.file.Path;
import java.util.concurrent.Semaphore;

/** Lets as many levels be worked on at once as fit into memory, guessed from the sizes of their files. */
public final class Workload {

	private static final long UNIT = 1 << 20;
	/** A level of a few cells. */
	private static final long LEAST = 32;
	/** A cell is a byte of the file, and a few planes of bits and numbers in an analysis. */
	private static final long PER_BYTE = 12;

	private final int all = (int) Math.max(LEAST, Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2 / UNIT));
	private final Semaphore free = new Semaphore(all, true);

	/** Waits until there is room for a level, and takes it. */
	public int take(Path level) throws InterruptedException {
		int need = (int) Math.min(all, LEAST + PER_BYTE * level.toFile().length() / UNIT);
		free.acquire(need);
		return need;
	}

	/** Waits until nobody works on a level, and keeps all room for one. */
	public int takeAll() throws InterruptedException {
		free.acquire(all);
		return all;
	}

	/** Gives back what a level took. */
	public void give(int taken) {
		free.release(taken);
	}
}
