package org.leeway.core.exchange.godot.scene;

import org.leeway.core.LevelFormatException;

/**
 * The limit for what an import keeps in memory, over all files and instanced scenes. Cells and images do not count: they are
 * limited by the sizes of the files.
 */
final class Budget {

	/** The cost of a number, in units of about 16 bytes. */
	static final int NUMBER = 1;
	/** The cost of an item of a list. */
	static final int ITEM = 4;
	/** The cost of a property with its name. */
	static final int PROPERTY = 10;
	/** The cost of a section, or of a node in the tree of an instanced scene. */
	static final int SECTION = 30;

	private static final int MOST = 1 << 24;

	private int used;

	/** Returns whether something of this cost may be kept, and counts it. */
	boolean take(int cost) {
		used += cost;
		return used <= MOST;
	}

	/** Counts the cost of something that a source holds. */
	void take(int cost, TextSource source) throws LevelFormatException {
		if (!take(cost)) {
			throw source.error("too many nodes, resources and values in the scene and the files that it names, expected fewer");
		}
	}
}
