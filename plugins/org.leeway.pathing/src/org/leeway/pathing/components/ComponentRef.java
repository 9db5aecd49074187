package org.leeway.pathing.components;

/**
 * A reference to a component of a plane: the smallest part of the plane in which the component is closed, and the
 * component's number there. A component is closed in a part if it touches no side of the part. In the whole plane, all
 * components count as closed, because no cells lie beyond the plane.
 *
 * @param level the level of the part: 0 for a tile, 1 for a block of tiles, 2 for a block of these blocks
 * @param column the column of the part, among the parts of the level
 * @param row the row of the part, among the parts of the level
 * @param component the number of the component in the part
 */
record ComponentRef(int level, int column, int row, int component) {

	/** Returns whether a part contains the part of this reference, or is the same part. */
	boolean isIn(int partLevel, int partColumn, int partRow) {
		int shift = ComponentBlock.SHIFT * (partLevel - level);
		return level <= partLevel && column >> shift == partColumn && row >> shift == partRow;
	}
}
