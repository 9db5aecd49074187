package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A conversion of terrain to bit planes. Each plane belongs to a set of terrain ids. A cell of the plane is set if the set has
 * its terrain, and nothing blocks the cell. One pass over the tiles makes all planes.
 */
public final class TerrainPlanes {

	private final TerrainGrid grid;
	private final BitPlane blocked;
	private final int[][] sets;
	private final BitPlaneEditor[] editors;
	private final TileBits bits = new TileBits();
	private final long[] words = new long[BitPlane.TILE];

	private TerrainPlanes(TerrainGrid grid, BitPlane blocked, List<int[]> sets, List<BitPlane> planes) {
		this.grid = grid;
		this.blocked = blocked;
		this.sets = sets.toArray(int[][]::new);
		this.editors = planes.stream().map(BitPlane::edit).toArray(BitPlaneEditor[]::new);
	}

	/**
	 * Updates planes after an edit. A plane is the set of all cells with certain terrains.
	 *
	 * @param blocked the cells that belong to no plane
	 * @param sets indexed by plane: the terrain ids of the plane's cells
	 * @param planes the planes before the edit. Tiles that are not in {@code tiles} are copied from them
	 * @param tiles the tiles to compute: all tiles in which the grid, the blocked cells or the sets may have changed since
	 * {@code planes} were computed
	 * @return the new planes, in the order of {@code planes}
	 * @throws IllegalArgumentException if the sizes of grid and planes differ
	 * @throws IndexOutOfBoundsException if an id is not in 0..255
	 */
	public static List<BitPlane> redraw(TerrainGrid grid, BitPlane blocked, List<int[]> sets, List<BitPlane> planes,
			TileSet tiles) {
		if (blocked.width() != grid.width() || blocked.height() != grid.height()) {
			throw new IllegalArgumentException("blocked cells of a map of " + blocked.width() + " x " + blocked.height()
					+ " cells, expected " + grid);
		}
		return new TerrainPlanes(grid, blocked, sets, planes).redraw(tiles);
	}

	private List<BitPlane> redraw(TileSet tiles) {
		for (int row = 0; row < tiles.rows(); row++) {
			BitSet columns = tiles.columns(row);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				bits.load(grid.tile(column, row));
				for (int i = 0; i < sets.length; i++) {
					draw(sets[i], column, row, editors[i]);
				}
			}
		}
		return Arrays.stream(editors).map(BitPlaneEditor::build).toList();
	}

	private void draw(int[] ids, int column, int row, BitPlaneEditor plane) {
		bits.cells(ids, words);
		long[] without = blocked.tiles[row][column];
		long inside = blocked.inside(column, 0);
		int end = Math.min(BitPlane.TILE, blocked.height() - row * BitPlane.TILE);
		for (int y = 0; y < end; y++) {
			words[y] &= inside & ~without[y];
		}
		Arrays.fill(words, end, words.length, 0);
		plane.setTile(column, row, words);
	}
}
