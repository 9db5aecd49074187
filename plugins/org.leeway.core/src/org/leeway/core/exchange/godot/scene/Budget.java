package org.leeway.core.exchange.godot.scene;

import org.leeway.core.LevelFormatException;

/**
 * A limit for the memory that values and nodes need, in all files and scenes of an import together. The sizes of the files
 * already limit the memory for cells and images.
 */
final class Budget {

	/** The cost of a number in memory, in units of about 16 bytes. */
	static final int NUMBER = 1;
	/** The cost of keeping an item of a list, in units of about 16 bytes. */
	static final int ITEM = 4;
	/** The cost of keeping a property and its name, in units of about 16 bytes. */
	static final int PROPERTY = 10;
	/** The cost of keeping a section of a file, or a node of an instanced scene, in units of about 16 bytes. */
	static final int SECTION = 30;

	private static final int MOST = 1 << 24;

	private int used;

	/** Adds a cost to the sum of costs. Returns whether the sum is still within the limit. */
	boolean take(int cost) {
		used += cost;
		return used <= MOST;
	}

	/**
	 * Adds a cost to the sum of costs, and checks the limit.
	 *
	 * @param source the text from which the value was read
	 * @throws LevelFormatException if the sum exceeds the limit
	 */
	void take(int cost, TextSource source) throws LevelFormatException {
		if (!take(cost)) {
			throw source.error("too many nodes, resources and values in the scene and the files that it names, expected fewer");
		}
	}
}
