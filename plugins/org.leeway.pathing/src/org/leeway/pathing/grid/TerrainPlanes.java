package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Turns terrain into planes: one for each of some sets of terrain ids, with the cells whose terrain is in the set. All
 * of them come from one pass over the tiles, and a tile of one terrain is done in bulk.
 */
public final class TerrainPlanes {

	private final TerrainGrid grid;
	private final int[][] sets;
	/** The ids of all sets, ascending. */
	private final int[] ids;
	private final BitPlane[] planes;
	private final TileBits bits = new TileBits();
	private final long[][] words = new long[TerrainGrid.TERRAINS][];

	private TerrainPlanes(TerrainGrid grid, List<int[]> sets) {
		this.grid = grid;
		this.sets = sets.toArray(int[][]::new);
		this.ids = sets.stream().flatMapToInt(Arrays::stream).distinct().sorted().toArray();
		this.planes = Stream.generate(() -> new BitPlane(grid.width(), grid.height())).limit(sets.size())
				.toArray(BitPlane[]::new);
	}

	/**
	 * For each set of ids, in their order, the cells of these terrains.
	 *
	 * @throws IndexOutOfBoundsException if an id is not in 0..255
	 */
	public static List<BitPlane> of(TerrainGrid grid, List<int[]> sets) {
		TerrainPlanes planes = new TerrainPlanes(grid, sets);
		IntStream.range(0, grid.tiles()).forEach(planes::draw);
		return List.of(planes.planes);
	}

	private void draw(int tile) {
		bits.load(grid.tile(tile));
		for (int id : ids) {
			words[id] = bits.mayHold(id) ? bits.cells(id) : null;
		}
		CellRect bounds = grid.tileBounds(tile);
		for (int i = 0; i < sets.length; i++) {
			for (int id : sets[i]) {
				if (words[id] != null) {
					add(words[id], bounds, planes[i]);
				}
			}
		}
	}

	/** Adds a column of words to a plane. */
	private static void add(long[] column, CellRect bounds, BitPlane plane) {
		long inside = -1L >>> -bounds.width();
		int index = bounds.y() * plane.wordsPerRow() + (bounds.x() >> TerrainGrid.SHIFT);
		for (int y = 0; y < bounds.height(); y++, index += plane.wordsPerRow()) {
			plane.words()[index] |= column[y] & inside;
		}
	}
}
