package org.leeway.pathing.components;

/**
 * A reference to a component of a plane: the smallest part in which the component is closed, and its number in that part.
 * Components that are open in the whole plane are closed by the whole plane.
 *
 * @param level 0 for a tile, 1 for a block of tiles, 2 for a block of these blocks
 * @param column the column of the part, among the parts of the level
 * @param row the row of the part, among the parts of the level
 * @param component the number of the component in the part
 */
record ComponentRef(int level, int column, int row, int component) {

	/** Returns whether a part is the part that closes this component, or contains that part. */
	boolean isIn(int partLevel, int partColumn, int partRow) {
		int shift = ComponentBlock.SHIFT * (partLevel - level);
		return level <= partLevel && column >> shift == partColumn && row >> shift == partRow;
	}
}
