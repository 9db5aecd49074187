package org.leeway.pathing.bits;

import java.util.Arrays;

/**
 * The words of a plane, by tiles of 64 x 64 cells: bit {@code x & 63} of word {@code y & 63} is cell {@code (x, y)}. Planes
 * share tiles, and the tiles are not copied. A write to a tile would change every plane that has the tile, so callers never
 * write.
 */
public final class TileWords {

	/** The side of a tile, in cells. */
	public static final int TILE = 64;
	/** The only tile without a set cell, so an identity test finds it. */
	public static final long[] EMPTY = new long[TILE];
	/** The only tile in which every cell is set, so an identity test finds it. */
	public static final long[] FULL = new long[TILE];

	static {
		Arrays.fill(FULL, -1L);
	}

	/** Indexed by row of tiles, then by column. */
	private final long[][][] tiles;

	/**
	 * Creates the words of a plane from its tiles.
	 *
	 * @param tiles indexed by row of tiles, then by column. Not copied
	 */
	public TileWords(long[][][] tiles) {
		this.tiles = tiles;
	}

	/** Returns the words of a tile. Outside the plane, the tile is {@link #EMPTY}. */
	public long[] tile(int column, int row) {
		return row < 0 || row >= tiles.length || column < 0 || column >= tiles[row].length ? EMPTY : tiles[row][column];
	}

	/** Returns a tile with the given words: {@link #EMPTY} or {@link #FULL} if it has the same words, else a copy. */
	public static long[] copyOf(long[] words) {
		return Arrays.equals(words, EMPTY) ? EMPTY : Arrays.equals(words, FULL) ? FULL : words.clone();
	}
}
