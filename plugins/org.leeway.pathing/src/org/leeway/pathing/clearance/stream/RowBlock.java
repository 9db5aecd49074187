package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.raster.BlockedCells;

/**
 * A block of consecutive rows of a map, which one thread passes to another. Stores for each capability which cells are
 * traversable.
 */
final class RowBlock {

	private static final int CELLS = 1 << 22;

	private final MapHeader map;
	/**
	 * Indexed by row of the block, by capability, and by word. A word has one bit for each of 64 consecutive cells of the row.
	 * The bit is set if the cell is traversable.
	 */
	private final long[][][] rows;
	private int top;
	private int count;

	RowBlock(MapHeader map, int capabilities) {
		this.map = map;
		int height = Math.min(map.height(), Math.max(1, Math.min(1 << 16, CELLS / map.width())));
		this.rows = new long[height][capabilities][map.wordsPerRow()];
	}

	/** Empties the block for rows from {@code y} on. */
	void begin(int y) {
		top = y;
		count = 0;
	}

	/** Adds the next row. */
	void add(byte[] ids, TerrainBits bits) {
		bits.fill(ids, rows[count++]);
	}

	int count() {
		return count;
	}

	/** Returns whether the block can take another row. */
	boolean hasRoom() {
		return count < rows.length;
	}

	/** Removes the cells that obstacles block. */
	void removeBlocked() {
		if (count == 0 || map.scene().circles().isEmpty() && map.scene().polygons().isEmpty()) {
			return;
		}
		BitPlane blocked = BlockedCells.of(map.scene(), new CellRect(0, top, map.width(), count));
		for (int row = 0; row < count; row++) {
			for (int x = blocked.nextSet(0, row); x < map.width();) {
				int end = blocked.nextClear(x, row);
				for (long[] words : rows[row]) {
					clear(words, x, end);
				}
				x = blocked.nextSet(end, row);
			}
		}
	}

	private static void clear(long[] words, int from, int end) {
		for (int x = from; x < end;) {
			int next = Math.min(end, (x | 63) + 1);
			words[x >> 6] &= ~(-1L << x & -1L >>> -next);
			x = next;
		}
	}

	/**
	 * Passes all rows of the block to the stream of a unit, from top to bottom.
	 *
	 * @param capability the index of the unit's capability in this block
	 */
	void feed(UnitStream unit, int capability) {
		for (int row = 0; row < count; row++) {
			unit.add(rows[row][capability]);
		}
	}
}
