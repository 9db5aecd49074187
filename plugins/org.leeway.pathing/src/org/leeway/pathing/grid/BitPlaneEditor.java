package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.Objects;

import org.leeway.pathing.bits.TileWords;

/**
 * An edit of a {@link BitPlane} in progress: callers set and clear cells here, and {@link #build} makes the new plane. A tile is
 * copied before its first change. Not thread-safe.
 */
public final class BitPlaneEditor {

	private BitPlane source;
	private long[][][] tiles;
	/**
	 * Indexed by row of tiles, then by column: whether this edit has copied the tile, so that it may write to the array. A row
	 * without copied tiles may be null.
	 */
	private boolean[][] owned;

	BitPlaneEditor(BitPlane source) {
		begin(source);
	}

	private void begin(BitPlane plane) {
		source = plane;
		tiles = plane.tiles;
		owned = null;
	}

	public int width() {
		return source.width;
	}

	public int height() {
		return source.height;
	}

	/** Returns the current words of all tiles, without a copy. Later changes of the plane may change these words. */
	public TileWords words() {
		return new TileWords(tiles);
	}

	/** Returns whether a cell, which must lie inside, is set now. */
	public boolean get(int x, int y) {
		return (tiles[y >> BitPlane.SHIFT][x >> BitPlane.SHIFT][y & BitPlane.MASK] >>> x & 1) != 0;
	}

	/**
	 * Sets a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public void set(int x, int y) {
		setRun(x, y, 1);
	}

	/**
	 * Sets {@code length} cells of row {@code y}, from column {@code x} on.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public void setRun(int x, int y, int length) {
		change(x, y, length, true);
	}

	/**
	 * Clears {@code length} cells of row {@code y}, from column {@code x} on.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public void clearRun(int x, int y, int length) {
		change(x, y, length, false);
	}

	private void change(int x, int y, int length, boolean on) {
		Objects.checkFromIndexSize(x, length, source.width);
		Objects.checkIndex(y, source.height);
		int end = x + length;
		for (int from = x; from < end;) {
			int to = Math.min(end, (from | BitPlane.MASK) + 1);
			long run = -1L << from & -1L >>> -to;
			long[] tile = tiles[y >> BitPlane.SHIFT][from >> BitPlane.SHIFT];
			if ((on ? ~tile[y & BitPlane.MASK] & run : tile[y & BitPlane.MASK] & run) != 0) {
				long[] words = writableTile(from >> BitPlane.SHIFT, y >> BitPlane.SHIFT);
				words[y & BitPlane.MASK] = on ? words[y & BitPlane.MASK] | run : words[y & BitPlane.MASK] & ~run;
			}
			from = to;
		}
	}

	private long[] writableTile(int column, int row) {
		if (owned == null) {
			owned = new boolean[tiles.length][];
		}
		if (owned[row] == null) {
			owned[row] = new boolean[tiles[row].length];
		}
		if (!owned[row][column]) {
			put(column, row, tiles[row][column].clone());
			owned[row][column] = true;
		}
		return tiles[row][column];
	}

	/**
	 * Puts an array of words in the place of a tile, without copying it. The array may belong to other planes too, so the edit
	 * counts as not having copied this tile.
	 */
	private void put(int column, int row, long[] tile) {
		if (tiles == source.tiles) {
			tiles = tiles.clone();
		}
		if (tiles[row] == source.tiles[row]) {
			tiles[row] = tiles[row].clone();
		}
		tiles[row][column] = tile;
		if (isOwned(column, row)) {
			owned[row][column] = false;
		}
	}

	private boolean isOwned(int column, int row) {
		return owned != null && owned[row] != null && owned[row][column];
	}

	/**
	 * Replaces the words of a tile. Keeps a copy of the new words, or the shared tile if the new tile is empty or full. Bits
	 * outside the plane must be 0.
	 *
	 * @return whether the tile has changed
	 */
	public boolean setTile(int column, int row, long[] words) {
		long[] old = tiles[row][column];
		if (old == words || Arrays.equals(old, words)) {
			return false;
		}
		put(column, row, TileWords.copyOf(words));
		return true;
	}

	/** Replaces a tile by the tile of another plane at the same column and row. Both planes then share this tile. */
	public void shareTile(int column, int row, BitPlane plane) {
		long[] tile = plane.tiles[row][column];
		if (tiles[row][column] != tile) {
			put(column, row, tile);
		}
	}

	/**
	 * Returns the edited plane, or the plane from which the edit began if no cell differs. The caller may go on
	 * editing.
	 */
	public BitPlane build() {
		boolean changed = false;
		for (int row = 0; tiles != source.tiles && row < tiles.length; row++) {
			changed |= tiles[row] != source.tiles[row] && settle(row);
		}
		begin(changed ? new BitPlane(source.width, source.height, tiles) : source);
		return source;
	}

	/**
	 * Saves memory after an edit of a row of tiles, by shared arrays. An unchanged tile is shared with the plane before the
	 * edit. An empty or a full tile is shared with all planes. If no tile has changed, the whole row is shared with the plane
	 * before the edit. Returns whether any tile has changed.
	 */
	private boolean settle(int row) {
		boolean changed = false;
		for (int column = 0; column < tiles[row].length; column++) {
			long[] before = source.tiles[row][column];
			if (isOwned(column, row)) {
				long[] words = tiles[row][column];
				put(column, row, before);
				setTile(column, row, words);
			}
			changed |= tiles[row][column] != before;
		}
		if (!changed) {
			tiles[row] = source.tiles[row];
		}
		return changed;
	}
}
