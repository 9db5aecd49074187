package org.leeway.pathing.components;

/**
 * A reference to a component of a plane. The reference names the smallest part of the plane in which the component is closed, and
 * the index of the component in this part. A component is closed in a part if it touches no side of the part. In the whole plane,
 * all components count as closed.
 *
 * @param level the level of the part: 0 for a tile, 1 for a block of tiles, 2 for a block of these blocks
 * @param column the column of the part, among the parts of the level
 * @param row the row of the part, among the parts of the level
 * @param component the index of the component in the part
 */
record ComponentRef(int level, int column, int row, int component) {

	/** Returns whether the part of this reference lies in the given part, or is this part. */
	boolean isIn(int partLevel, int partColumn, int partRow) {
		int shift = ComponentBlock.SHIFT * (partLevel - level);
		return level <= partLevel && column >> shift == partColumn && row >> shift == partRow;
	}
}
