package org.leeway.pathing.grid;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The terrain ids of one tile of 64 x 64 cells, separated into bit planes. A bit plane holds one bit of each cell's id, in one word
 * for each row. Only bits that differ between cells have a bit plane.
 */
final class TileBits {

	private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final long LOWEST = 0x0101010101010101L;
	/**
	 * A factor that packs eight bits into one byte. If each byte of a word is 0 or 1, the highest byte of the word times this
	 * factor consists of these eight bits.
	 */
	private static final long GATHER = 0x0102040810204080L;

	/**
	 * Indexed by number of a bit in terrain ids, then by row. A word has the values of this bit in the ids of the row's 64
	 * cells. If a bit is the same in all cells of the tile, its words are not set, and may be left from an earlier tile.
	 */
	private final long[][] digits = new long[Byte.SIZE][TerrainGrid.TILE];
	/** Indexed by id: the cells with this id, one word for each row. Null until a tile needs the cells with this id. */
	private final long[][] cells = new long[TerrainGrid.TERRAINS][];
	/**
	 * Indexed by terrain id: the number of the tile for which the entry of {@link #cells} was made. If this is not the current
	 * {@link #tile}, the entry is out of date.
	 */
	private final int[] drawn = new int[TerrainGrid.TERRAINS];
	/** The number of tiles loaded so far, which identifies the current tile. */
	private int tile;
	/** The bits that are set in the terrain id of at least one cell of the tile. */
	private int some;
	/** The bits that are set in the terrain id of every cell of the tile. */
	private int all;

	/** Loads a tile. */
	void load(byte[] ids) {
		tile++;
		long or = 0;
		long and = -1;
		for (int i = 0; i < ids.length; i += Long.BYTES) {
			long eight = (long) LONGS.get(ids, i);
			or |= eight;
			and &= eight;
		}
		some = (int) (or | or >>> 32);
		some = (some | some >>> 16 | some >>> 8 | some >>> 24) & 0xFF;
		all = (int) (and & and >>> 32);
		all = all & all >>> 16 & all >>> 8 & all >>> 24 & 0xFF;
		for (int digit = 0; digit < Byte.SIZE; digit++) {
			if (differs(digit)) {
				gather(ids, digit);
			}
		}
	}

	private boolean differs(int digit) {
		return ((some ^ all) >> digit & 1) != 0;
	}

	private void gather(byte[] ids, int digit) {
		long[] column = digits[digit];
		for (int y = 0; y < TerrainGrid.TILE; y++) {
			long word = 0;
			for (int x = 0; x < TerrainGrid.TILE; x += Long.BYTES) {
				long eight = (long) LONGS.get(ids, (y << TerrainGrid.SHIFT) + x) >>> digit & LOWEST;
				word |= (eight * GATHER >>> 56) << x;
			}
			column[y] = word;
		}
	}

	/** Writes the cells whose terrain is one of {@code ids} to {@code target}, one word for each row. */
	void cells(int[] ids, long[] target) {
		Arrays.fill(target, 0);
		for (int id : ids) {
			if (mayHold(id)) {
				add(cells(id), target);
			}
		}
	}

	private static void add(long[] column, long[] target) {
		for (int y = 0; y < column.length; y++) {
			target[y] |= column[y];
		}
	}

	/**
	 * Returns whether a terrain id may occur in the tile. False if one bit of the id is 1 and this bit is 0 in all cells of the
	 * tile, or the other way round.
	 */
	private boolean mayHold(int id) {
		return (id & ~some) == 0 && (~id & all) == 0;
	}

	private long[] cells(int id) {
		if (drawn[id] != tile) {
			drawn[id] = tile;
			draw(id);
		}
		return cells[id];
	}

	private void draw(int id) {
		if (cells[id] == null) {
			cells[id] = new long[TerrainGrid.TILE];
		}
		Arrays.fill(cells[id], -1L);
		for (int digit = 0; digit < Byte.SIZE; digit++) {
			if (differs(digit)) {
				keep(cells[id], digits[digit], (id >> digit & 1) - 1L);
			}
		}
	}

	private static void keep(long[] column, long[] digit, long inverted) {
		for (int y = 0; y < column.length; y++) {
			column[y] &= digit[y] ^ inverted;
		}
	}
}
