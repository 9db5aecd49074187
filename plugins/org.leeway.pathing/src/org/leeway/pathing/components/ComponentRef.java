package org.leeway.pathing.components;

/**
 * A reference to a component of a plane: the part that closes it, and its number there. The whole plane closes the
 * components that are open in it.
 *
 * @param level 0 for a tile, 1 for a block of tiles, 2 for a block of these blocks
 * @param column of the part, among the parts of the level
 */
record ComponentRef(int level, int column, int row, int component) {

	/** Returns whether a part is the part of this component, or contains it. */
	boolean isIn(int partLevel, int partColumn, int partRow) {
		int shift = ComponentBlock.SHIFT * (partLevel - level);
		return level <= partLevel && column >> shift == partColumn && row >> shift == partRow;
	}
}
