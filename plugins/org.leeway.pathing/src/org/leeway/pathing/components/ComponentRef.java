package org.leeway.pathing.components;

/**
 * A reference to a connected component of a plane. The plane is divided into tiles, into blocks of tiles, and into blocks of
 * blocks. The reference names the smallest tile or block where the component touches no side. If there is none, the reference
 * names the block with the whole plane.
 *
 * @param level 0 for a tile, 1 for a block of tiles, 2 for a block of these blocks, and so on
 * @param column the column of the tile or block, counted in tiles or blocks of this level
 * @param row the row, counted in the same way
 * @param component the index of the component in this tile or block
 */
record ComponentRef(int level, int column, int row, int component) {

	/** Returns whether the tile or block of this reference lies in a given tile or block, or is the same tile or block. */
	boolean isIn(int partLevel, int partColumn, int partRow) {
		int shift = ComponentBlock.SHIFT * (partLevel - level);
		return level <= partLevel && column >> shift == partColumn && row >> shift == partRow;
	}
}
