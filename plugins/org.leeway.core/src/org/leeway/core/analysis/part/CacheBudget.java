package org.leeway.core.analysis.part;

import org.leeway.core.level.LevelHeader;

/**
 * A budget for the memory of caches. A cache keeps results of a level that could be computed again. Each kind of
 * results gets a share of Java's memory, so that all kinds together leave memory for the level itself and for the
 * editor.
 */
public final class CacheBudget {

	/**
	 * Bytes for each cell of the level, for a result that stores one number for each cell, such as clearance. Numbers above
	 * 255 need two bytes, but are rare.
	 */
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
	 * Returns how many results of one kind a cache should keep: {@code wanted}, if so many fit into the memory for this kind.
	 * Otherwise returns the number that fits, but at least 1.
	 *
	 * @param wanted how many results to keep if there is enough memory
	 * @param bytes the memory of one result, in bytes for each cell of the level
	 * @param share the part of Java's memory for all results of the kind, as a divisor. For example, 8 stands for one eighth of
	 * the memory
	 */
	public int results(int wanted, int bytes, int share) {
		return (int) Math.clamp(memory / share / (bytes * cells), 1, wanted);
	}

	/**
	 * Returns how many results a cache should keep if each result stores one number for each cell of the level.
	 *
	 * @param wanted how many results to keep if there is enough memory
	 */
	public int numbers(int wanted) {
		return results(wanted, NUMBER_BYTES, NUMBER_SHARE);
	}

	/**
	 * Returns whether a single result of a kind fits into the memory for this kind.
	 *
	 * @param bytes the memory of the result, in bytes for each cell of the level
	 * @param share the part of Java's memory for all results of the kind, as a divisor. For example, 8 stands for one eighth of
	 * the memory
	 */
	public boolean fits(int bytes, int share) {
		return bytes * cells <= memory / share;
	}
}
