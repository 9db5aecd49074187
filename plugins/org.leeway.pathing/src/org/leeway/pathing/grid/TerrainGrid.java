package org.leeway.pathing.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The terrain of every cell of a level, as an immutable value: {@code width} x {@code height} terrain ids in 0..255,
 * row-major, origin top-left. The ids are in tiles of 64 x 64 cells. After an edit, a grid shares all unchanged tiles
 * with the grid before, so an edit costs memory for changed tiles only, and {@link #changedSince} compares references.
 */
public final class TerrainGrid {

	/** The longest side of a grid, in cells. */
	public static final int MAX_SIDE = 1 << 16;
	/** The greatest number of cells of a grid: 16,384 x 16,384. */
	public static final int MAX_CELLS = 1 << 28;
	/** The number of terrain ids. */
	public static final int TERRAINS = 256;

	static final int SHIFT = 6;
	/** The side of a tile, in cells. */
	static final int TILE = 1 << SHIFT;
	static final int MASK = TILE - 1;

	final int width;
	final int height;
	private final int columns;
	/** By row, then by column; not to be written to. */
	final byte[][] tiles;

	TerrainGrid(int width, int height, byte[][] tiles) {
		this.width = width;
		this.height = height;
		this.columns = tilesAcross(width);
		this.tiles = tiles;
	}

	/**
	 * A grid of one terrain.
	 *
	 * @throws IllegalArgumentException if the size or the terrain is out of range
	 */
	public static TerrainGrid filled(int width, int height, int terrain) {
		checkSize(width, height);
		byte[] tile = new byte[TILE * TILE];
		Arrays.fill(tile, terrainByte(terrain));
		byte[][] tiles = new byte[tilesAcross(width) * tilesAcross(height)][];
		Arrays.fill(tiles, tile);
		return new TerrainGrid(width, height, tiles);
	}

	/**
	 * Checks the size of a grid.
	 *
	 * @throws IllegalArgumentException if no grid may have this size; the message tells the limit
	 */
	public static void checkSize(long width, long height) {
		if (!mayHaveSize(width, height)) {
			throw new IllegalArgumentException("a grid of " + width + " x " + height + " cells: each side must be 1 to "
					+ MAX_SIDE + " and all cells at most " + MAX_CELLS);
		}
	}

	static boolean mayHaveSize(long width, long height) {
		return width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_CELLS;
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** The whole grid as a rectangle. */
	public CellRect bounds() {
		return new CellRect(0, 0, width, height);
	}

	public boolean contains(int x, int y) {
		return x >= 0 && x < width && y >= 0 && y < height;
	}

	/**
	 * The terrain id, 0..255, of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int terrain(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		return tiles[tileIndex(x, y)][offset(x, y)] & 0xFF;
	}

	/** Copies {@code length} terrain bytes of row {@code y}, from column {@code x} on, to {@code target}. */
	public void copyRow(int x, int y, int length, byte[] target, int targetOffset) {
		Objects.checkFromIndexSize(x, length, width);
		Objects.checkIndex(y, height);
		int end = x + length;
		for (int from = x, to = targetOffset; from < end;) {
			int run = Math.min(end, (from | MASK) + 1) - from;
			System.arraycopy(tiles[tileIndex(from, y)], offset(from, y), target, to, run);
			from += run;
			to += run;
		}
	}

	/** How much memory the grid needs beside another one, with which it shares tiles, in bytes. */
	public long bytesBeside(TerrainGrid other) {
		long own = 0;
		for (int i = 0; i < tiles.length; i++) {
			own += i < other.tiles.length && tiles[i] == other.tiles[i] ? 0 : TILE * TILE;
		}
		return own + (long) Integer.BYTES * tiles.length;
	}

	/** By terrain id, the number of its cells. */
	public long[] histogram() {
		long[] counts = new long[TERRAINS];
		byte[] row = new byte[width];
		for (int y = 0; y < height; y++) {
			copyRow(0, y, width, row, 0);
			for (byte terrain : row) {
				counts[terrain & 0xFF]++;
			}
		}
		return counts;
	}

	/** By terrain id, whether some cell has it. */
	public boolean[] terrains() {
		boolean[] found = new boolean[TERRAINS];
		byte[] last = null;
		for (int i = 0; i < tiles.length; i++) {
			if (tiles[i] != last) {
				last = tiles[i];
				addTerrains(last, tileBounds(i), found);
			}
		}
		return found;
	}

	private static void addTerrains(byte[] tile, CellRect visible, boolean[] found) {
		for (int y = 0; y < visible.height(); y++) {
			int row = y << SHIFT;
			for (int x = row; x < row + visible.width(); x++) {
				found[tile[x] & 0xFF] = true;
			}
		}
	}

	/** Begins an edit of a copy; this grid does not change. */
	public TerrainGridEditor edit() {
		return new TerrainGridEditor(this);
	}

	/**
	 * The differences from {@code old}: one tight rectangle for each tile that differs, none if the grids are equal,
	 * the whole grid if the sizes differ. Cheap if one grid was made by editing the other.
	 */
	public List<CellRect> changedSince(TerrainGrid old) {
		if (old.width != width || old.height != height) {
			return List.of(bounds());
		}
		List<CellRect> changes = new ArrayList<>();
		for (int i = 0; i < tiles.length; i++) {
			if (tiles[i] != old.tiles[i]) {
				addChange(i, old.tiles[i], changes);
			}
		}
		return changes;
	}

	private void addChange(int index, byte[] old, List<CellRect> changes) {
		int left = TILE;
		int right = -1;
		int top = TILE;
		int bottom = -1;
		CellRect visible = tileBounds(index);
		for (int y = 0; y < visible.height(); y++) {
			int row = y << SHIFT;
			int first = Arrays.mismatch(tiles[index], row, row + visible.width(), old, row, row + visible.width());
			if (first < 0) {
				continue;
			}
			int last = visible.width() - 1;
			while (tiles[index][row + last] == old[row + last]) {
				last--;
			}
			left = Math.min(left, first);
			right = Math.max(right, last);
			top = Math.min(top, y);
			bottom = y;
		}
		if (bottom >= 0) {
			changes.add(new CellRect(visible.x() + left, visible.y() + top, right - left + 1, bottom - top + 1));
		}
	}

	/**
	 * The tiles, as {@link BitPlane}s have them, in which this grid may differ from {@code old}, a grid of the same
	 * size. Cheap: it compares references.
	 */
	public TileSet tilesChangedSince(TerrainGrid old) {
		TileSet changed = new TileSet(tilesAcross(height));
		for (int i = 0; i < tiles.length; i++) {
			if (tiles[i] != old.tiles[i]) {
				changed.add(i % columns, i / columns);
			}
		}
		return changed;
	}

	/** The ids of a tile, which callers must not change; those outside the grid have no meaning. */
	byte[] tile(int column, int row) {
		return tiles[row * columns + column];
	}

	private CellRect tileBounds(int index) {
		int x = index % columns << SHIFT;
		int y = index / columns << SHIFT;
		return new CellRect(x, y, Math.min(TILE, width - x), Math.min(TILE, height - y));
	}

	/** Cheap if grids differ: it stops at the first difference. */
	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof TerrainGrid other && width == other.width
				&& height == other.height && hasCellsOf(other);
	}

	private boolean hasCellsOf(TerrainGrid other) {
		List<CellRect> changes = new ArrayList<>();
		for (int i = 0; i < tiles.length && changes.isEmpty(); i++) {
			if (tiles[i] != other.tiles[i]) {
				addChange(i, other.tiles[i], changes);
			}
		}
		return changes.isEmpty();
	}

	@Override
	public int hashCode() {
		return Objects.hash(width, height, Arrays.hashCode(histogram()));
	}

	@Override
	public String toString() {
		return width + " x " + height + " cells";
	}

	int tileIndex(int x, int y) {
		return (y >> SHIFT) * columns + (x >> SHIFT);
	}

	static int offset(int x, int y) {
		return (y & MASK) << SHIFT | x & MASK;
	}

	static int tilesAcross(int cells) {
		return cells + MASK >> SHIFT;
	}

	static byte terrainByte(int terrain) {
		return (byte) Objects.checkIndex(terrain, TERRAINS);
	}
}
