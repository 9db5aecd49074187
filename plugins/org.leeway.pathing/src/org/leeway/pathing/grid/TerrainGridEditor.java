package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.Objects;

/**
 * An edit of a {@link TerrainGrid} in progress: callers set cells here, and {@link #build} makes the new grid. A tile
 * is copied when the first cell in it changes. Not thread-safe.
 */
public final class TerrainGridEditor {

	private TerrainGrid source;
	private byte[][] tiles;

	TerrainGridEditor(TerrainGrid source) {
		this.source = source;
		this.tiles = source.tiles.clone();
	}

	public int terrain(int x, int y) {
		Objects.checkIndex(x, source.width);
		Objects.checkIndex(y, source.height);
		return tiles[source.tileIndex(x, y)][TerrainGrid.offset(x, y)] & 0xFF;
	}

	/**
	 * Sets the terrain of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside or the terrain is not in 0..255
	 */
	public void set(int x, int y, int terrain) {
		if (terrain(x, y) != terrain) {
			writableTile(source.tileIndex(x, y))[TerrainGrid.offset(x, y)] = TerrainGrid.terrainByte(terrain);
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
			fillRun(source.tileIndex(from, y), TerrainGrid.offset(from, y), run, value);
			from += run;
		}
	}

	private void fillRun(int tile, int offset, int length, byte value) {
		for (int i = offset; i < offset + length; i++) {
			if (tiles[tile][i] != value) {
				Arrays.fill(writableTile(tile), offset, offset + length, value);
				return;
			}
		}
	}

	/** Sets row {@code y} from column {@code x} on to {@code length} terrain bytes of {@code ids}. */
	public void setRow(int x, int y, byte[] ids, int idsOffset, int length) {
		Objects.checkFromIndexSize(x, length, source.width);
		Objects.checkIndex(y, source.height);
		int end = x + length;
		for (int to = x, from = idsOffset; to < end;) {
			int run = Math.min(end, (to | TerrainGrid.MASK) + 1) - to;
			int tile = source.tileIndex(to, y);
			int offset = TerrainGrid.offset(to, y);
			if (!Arrays.equals(tiles[tile], offset, offset + run, ids, from, from + run)) {
				System.arraycopy(ids, from, writableTile(tile), offset, run);
			}
			to += run;
			from += run;
		}
	}

	private byte[] writableTile(int index) {
		if (tiles[index] == source.tiles[index]) {
			tiles[index] = tiles[index].clone();
		}
		return tiles[index];
	}

	/** The edited grid; the same object as the source if nothing differs. The edit may continue. */
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
