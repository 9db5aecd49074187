package org.leeway.core.analysis;

import org.leeway.core.level.LevelHeader;

/**
 * The memory for results that a level keeps although it could compute them again. Each kind gets a share of Java's memory,
 * so that all kinds together leave room for the level itself and for the editor.
 */
final class Room {

	/** Numbers up to 255 take a byte, and others two; most maps have few of these. */
	private static final int NUMBER_BYTES = 1;
	private static final int NUMBER_SHARE = 32;

	private final long cells;
	private final long memory;

	/** @param memory what Java may use at most, in bytes */
	Room(LevelHeader level, long memory) {
		this.cells = (long) level.width() * level.height();
		this.memory = memory;
	}

	static Room of(LevelHeader level) {
		return new Room(level, Runtime.getRuntime().maxMemory());
	}

	/**
	 * Returns the number of results of one kind to keep: those that are wanted, or as many as fit, but at least one.
	 *
	 * @param bytes of a result for each cell of the level
	 * @param share the kind gets one of so many parts of the memory
	 */
	int results(int wanted, int bytes, int share) {
		return (int) Math.clamp(memory / share / (bytes * cells), 1, wanted);
	}

	/** The same for results that are a number for each cell. */
	int numbers(int wanted) {
		return results(wanted, NUMBER_BYTES, NUMBER_SHARE);
	}

	/** Returns whether one such result fits. */
	boolean fits(int bytes, int share) {
		return bytes * cells <= memory / share;
	}
}
