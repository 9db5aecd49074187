package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.Objects;

/**
 * An edit of a {@link TerrainGrid} in progress: callers set cells here, and {@link #build} makes the new grid. A tile is copied
 * before its first change. Not thread-safe.
 */
public final class TerrainGridEditor {

	private TerrainGrid source;
	private byte[][][] tiles;

	TerrainGridEditor(TerrainGrid source) {
		this.source = source;
		this.tiles = source.tiles.clone();
	}

	public int terrain(int x, int y) {
		Objects.checkIndex(x, source.width);
		Objects.checkIndex(y, source.height);
		return tile(x, y)[TerrainGrid.offset(x, y)] & 0xFF;
	}

	private byte[] tile(int x, int y) {
		return tiles[y >> TerrainGrid.SHIFT][x >> TerrainGrid.SHIFT];
	}

	/**
	 * Sets the terrain of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside or the terrain is not in 0..255
	 */
	public void set(int x, int y, int terrain) {
		if (terrain(x, y) != terrain) {
			writableTile(x, y)[TerrainGrid.offset(x, y)] = TerrainGrid.terrainByte(terrain);
		}
	}

	/** Sets the terrain of {@code length} cells of row {@code y}, from column {@code x} on. */
	public void fillRow(int x, int y, int length, int terrain) {
		Objects.checkFromIndexSize(x, length, source.width);
		Objects.checkIndex(y, source.height);
		byte value = TerrainGrid.terrainByte(terrain);
		int end = x + length;
		for (int from = x; from < end;) {
			int run = Math.min(end, (from | TerrainGrid.MASK) + 1) - from;
			fillRun(from, y, run, value);
			from += run;
		}
	}

	/** Fills a run within a tile. */
	private void fillRun(int x, int y, int length, byte value) {
		byte[] tile = tile(x, y);
		int offset = TerrainGrid.offset(x, y);
		for (int i = offset; i < offset + length; i++) {
			if (tile[i] != value) {
				Arrays.fill(writableTile(x, y), offset, offset + length, value);
				return;
			}
		}
	}

	/**
	 * Sets {@code length} cells of row {@code y}, from column {@code x} on, to the terrain bytes of {@code ids} from
	 * {@code idsOffset} on.
	 */
	public void setRow(int x, int y, byte[] ids, int idsOffset, int length) {
		Objects.checkFromIndexSize(x, length, source.width);
		Objects.checkIndex(y, source.height);
		int end = x + length;
		for (int to = x, from = idsOffset; to < end;) {
			int run = Math.min(end, (to | TerrainGrid.MASK) + 1) - to;
			int offset = TerrainGrid.offset(to, y);
			if (!Arrays.equals(tile(to, y), offset, offset + run, ids, from, from + run)) {
				System.arraycopy(ids, from, writableTile(to, y), offset, run);
			}
			to += run;
			from += run;
		}
	}

	private byte[] writableTile(int x, int y) {
		int column = x >> TerrainGrid.SHIFT;
		int row = y >> TerrainGrid.SHIFT;
		byte[][] sources = source.tiles[row];
		if (tiles[row] == sources) {
			tiles[row] = sources.clone();
		}
		if (tiles[row][column] == sources[column]) {
			tiles[row][column] = sources[column].clone();
		}
		return tiles[row][column];
	}

	/** Returns the edited grid. Returns the grid from which the edit began if nothing differs. The edit may continue. */
	public TerrainGrid build() {
		if (!Arrays.equals(tiles, source.tiles)) {
			TerrainGrid built = new TerrainGrid(source.width, source.height, tiles);
			if (!built.equals(source)) {
				source = built;
				tiles = tiles.clone();
			}
		}
		return source;
	}
}
