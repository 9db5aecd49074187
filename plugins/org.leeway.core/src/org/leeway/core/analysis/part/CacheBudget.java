package org.leeway.core.analysis.part;

import org.leeway.core.level.LevelHeader;

/**
 * The budget of caches: results that a level keeps although it could compute them again. Each kind gets a share of
 * Java's memory, so that all kinds together leave memory for the level itself and for the editor.
 */
public final class CacheBudget {

	/** Memory for a number, in bytes. Numbers above 255 need two, but most maps have few of them. */
	private static final int NUMBER_BYTES = 1;
	private static final int NUMBER_SHARE = 32;

	private final long cells;
	private final long memory;

	/**
	 * Creates the budget for a level.
	 *
	 * @param memory upper bound for the memory of Java, in bytes
	 */
	CacheBudget(LevelHeader level, long memory) {
		this.cells = (long) level.width() * level.height();
		this.memory = memory;
	}

	public static CacheBudget of(LevelHeader level) {
		return new CacheBudget(level, Runtime.getRuntime().maxMemory());
	}

	/**
	 * Returns the number of results of one kind to keep: {@code wanted}, or fewer if they would not fit, but at least
	 * one.
	 *
	 * @param bytes the memory of a result for each cell of the level, in bytes
	 * @param share the kind gets one {@code share}th of the memory of Java
	 */
	public int results(int wanted, int bytes, int share) {
		return (int) Math.clamp(memory / share / (bytes * cells), 1, wanted);
	}

	/**
	 * Returns the number of results of one kind to keep, if each result has a number for each cell.
	 *
	 * @param wanted the number of results to keep if they all fit
	 */
	public int numbers(int wanted) {
		return results(wanted, NUMBER_BYTES, NUMBER_SHARE);
	}

	/**
	 * Returns whether a single result of a kind fits into the memory for this kind.
	 *
	 * @param bytes the memory of a result for each cell of the level, in bytes
	 * @param share the kind gets one {@code share}th of the memory of Java
	 */
	public boolean fits(int bytes, int share) {
		return bytes * cells <= memory / share;
	}
}
