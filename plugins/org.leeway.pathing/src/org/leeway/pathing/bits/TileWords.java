package org.leeway.pathing.bits;

import java.util.Arrays;

/**
 * Read access to the tiles of a bit plane. A tile has 64 x 64 cells, one bit each, in an array of 64 words, one for
 * each row. The cell {@code (x, y)} is bit {@code x & 63} of word {@code y & 63}. Callers must not write to tiles,
 * because planes share them.
 */
public final class TileWords {

	/** The side of a tile, in cells. */
	public static final int TILE = 64;
	/** The tile in which no cell is set. All planes use this one array, so code can recognise an empty tile with {@code ==}. */
	public static final long[] EMPTY = new long[TILE];
	/**
	 * The tile in which every cell is set. All planes use this one array, so code can recognise a full tile with
	 * {@code ==}.
	 */
	public static final long[] FULL = new long[TILE];

	static {
		Arrays.fill(FULL, -1L);
	}

	/** The words of all tiles, indexed by row of tiles, then by column of tiles, then by row in the tile. */
	private final long[][][] tiles;

	/**
	 * Creates read access to the tiles of a plane.
	 *
	 * @param tiles the words of each tile, indexed by row of tiles, then by column. Kept, not copied
	 */
	public TileWords(long[][][] tiles) {
		this.tiles = tiles;
	}

	/** Returns the words of a tile. Outside the plane, the tile is {@link #EMPTY}. */
	public long[] tile(int column, int row) {
		return row < 0 || row >= tiles.length || column < 0 || column >= tiles[row].length ? EMPTY : tiles[row][column];
	}

	/**
	 * Returns a tile with the given words. {@link #EMPTY} if no bit is set, {@link #FULL} if all bits are set,
	 * otherwise a copy of the words.
	 */
	public static long[] copyOf(long[] words) {
		return Arrays.equals(words, EMPTY) ? EMPTY : Arrays.equals(words, FULL) ? FULL : words.clone();
	}
}
