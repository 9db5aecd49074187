package org.leeway.pathing.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The terrain of every cell of a level, as an immutable value: {@code width} x {@code height} terrain ids in 0..255, row-major,
 * origin top-left. The ids are in tiles of 64 x 64 cells. After an edit, a grid shares all unchanged tiles with the grid before. So
 * an edit needs little memory, and {@link #changedSince} is fast.
 */
public final class TerrainGrid {

	/** The longest side of a grid, in cells. */
	public static final int MAX_SIDE = 1 << 16;
	/** The largest number of cells of a grid: 16,384 x 16,384. */
	public static final int MAX_CELLS = 1 << 28;
	/** The number of terrain ids. */
	public static final int TERRAINS = 256;

	static final int SHIFT = 6;
	/** The side of a tile, in cells. */
	static final int TILE = 1 << SHIFT;
	static final int MASK = TILE - 1;

	final int width;
	final int height;
	/**
	 * The ids of each tile, indexed by row of tiles, then by column. The arrays are shared and never written to. Grids share rows
	 * in which no tile differs.
	 */
	final byte[][][] tiles;

	TerrainGrid(int width, int height, byte[][][] tiles) {
		this.width = width;
		this.height = height;
		this.tiles = tiles;
	}

	/**
	 * Creates a grid of one terrain.
	 *
	 * @throws IllegalArgumentException if the size or the terrain is out of range
	 */
	public static TerrainGrid filled(int width, int height, int terrain) {
		checkSize(width, height);
		byte[] tile = new byte[TILE * TILE];
		Arrays.fill(tile, terrainByte(terrain));
		byte[][] row = new byte[tilesAcross(width)][];
		Arrays.fill(row, tile);
		byte[][][] tiles = new byte[tilesAcross(height)][][];
		Arrays.fill(tiles, row);
		return new TerrainGrid(width, height, tiles);
	}

	/**
	 * Checks the size of a grid.
	 *
	 * @throws IllegalArgumentException if no grid may have this size. The message has the limit
	 */
	public static void checkSize(long width, long height) {
		if (!mayHaveSize(width, height)) {
			throw new IllegalArgumentException("a grid of " + width + " x " + height + " cells: each side must be 1 to "
					+ MAX_SIDE + " and all cells at most " + MAX_CELLS);
		}
	}

	/** Returns whether a grid may have this size. */
	public static boolean mayHaveSize(long width, long height) {
		return width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_CELLS;
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** Returns the whole grid as a rectangle. */
	public CellRect bounds() {
		return new CellRect(0, 0, width, height);
	}

	public boolean contains(int x, int y) {
		return x >= 0 && x < width && y >= 0 && y < height;
	}

	/**
	 * Returns the terrain id, 0..255, of a cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public int terrain(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		return tiles[y >> SHIFT][x >> SHIFT][offset(x, y)] & 0xFF;
	}

	/** Copies {@code length} terrain bytes of row {@code y}, from column {@code x} on, to {@code target}. */
	public void copyRow(int x, int y, int length, byte[] target, int targetOffset) {
		Objects.checkFromIndexSize(x, length, width);
		Objects.checkIndex(y, height);
		int end = x + length;
		for (int from = x, to = targetOffset; from < end;) {
			int run = Math.min(end, (from | MASK) + 1) - from;
			System.arraycopy(tiles[y >> SHIFT][from >> SHIFT], offset(from, y), target, to, run);
			from += run;
			to += run;
		}
	}

	/**
	 * Returns how many bytes of memory this grid needs in addition to another grid. Tiles that both grids share do not
	 * count.
	 */
	public long bytesBeside(TerrainGrid other) {
		long own = (long) Integer.BYTES * tiles.length;
		for (int row = 0; row < tiles.length; row++) {
			byte[][] others = row < other.tiles.length ? other.tiles[row] : new byte[0][];
			own += tiles[row] == others ? 0 : bytesBeside(tiles[row], others);
		}
		return own;
	}

	private static long bytesBeside(byte[][] row, byte[][] others) {
		long own = (long) Integer.BYTES * row.length;
		for (int column = 0; column < row.length; column++) {
			own += column < others.length && row[column] == others[column] ? 0 : TILE * TILE;
		}
		return own;
	}

	/** Returns the number of cells of each terrain, indexed by terrain id. */
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

	/** Returns, indexed by terrain id, whether some cell has this terrain. */
	public boolean[] terrains() {
		boolean[] found = new boolean[TERRAINS];
		byte[] last = null;
		for (int row = 0; row < tiles.length; row++) {
			for (int column = 0; column < tiles[row].length; column++) {
				if (tiles[row][column] != last) {
					last = tiles[row][column];
					addTerrains(last, tileBounds(column, row), found);
				}
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

	/** Begins an edit of a copy. This grid does not change. */
	public TerrainGridEditor edit() {
		return new TerrainGridEditor(this);
	}

	/**
	 * Returns where this grid differs from {@code old}: one tight rectangle for each tile that differs. Empty if the grids are
	 * equal. If the sizes differ, returns the whole grid. Cheap if one grid results from an edit of the other grid.
	 */
	public List<CellRect> changedSince(TerrainGrid old) {
		if (old.width != width || old.height != height) {
			return List.of(bounds());
		}
		List<CellRect> changes = new ArrayList<>();
		for (int row = 0; row < tiles.length; row++) {
			addChanges(row, old, changes);
		}
		return changes;
	}

	private void addChanges(int row, TerrainGrid old, List<CellRect> changes) {
		for (int column = 0; column < tiles[row].length && tiles[row] != old.tiles[row]; column++) {
			if (tiles[row][column] != old.tiles[row][column]) {
				addChange(column, row, old.tiles[row][column], changes);
			}
		}
	}

	private void addChange(int column, int row, byte[] old, List<CellRect> changes) {
		byte[] tile = tiles[row][column];
		int left = TILE;
		int right = -1;
		int top = TILE;
		int bottom = -1;
		CellRect visible = tileBounds(column, row);
		for (int y = 0; y < visible.height(); y++) {
			int start = y << SHIFT;
			int end = start + visible.width();
			int first = Arrays.mismatch(tile, start, end, old, start, end);
			if (first < 0) {
				continue;
			}
			int last = visible.width() - 1;
			while (tile[start + last] == old[start + last]) {
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
	 * Returns the tiles in which this grid may differ from {@code old}, a grid of the same size. The tiles have the same columns
	 * and rows as the tiles of a {@link BitPlane}. Cheap, because only references are compared.
	 */
	public TileSet tilesChangedSince(TerrainGrid old) {
		return TileSet.differing(tiles, old.tiles);
	}

	/** Returns the ids of a tile. Callers must not change them. Ids outside the grid have no meaning. */
	byte[] tile(int column, int row) {
		return tiles[row][column];
	}

	private CellRect tileBounds(int column, int row) {
		int x = column << SHIFT;
		int y = row << SHIFT;
		return new CellRect(x, y, Math.min(TILE, width - x), Math.min(TILE, height - y));
	}

	/**
	 * Compares sizes and cells. Cheap if the grids differ, because the comparison stops at the first row of tiles with a
	 * difference.
	 */
	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof TerrainGrid other && width == other.width
				&& height == other.height && hasCellsOf(other);
	}

	private boolean hasCellsOf(TerrainGrid other) {
		List<CellRect> changes = new ArrayList<>();
		for (int row = 0; row < tiles.length && changes.isEmpty(); row++) {
			addChanges(row, other, changes);
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
