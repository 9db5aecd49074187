package org.leeway.core.compare;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.CellChange;
import org.leeway.pathing.compare.CellChanges;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A comparison of the terrains of two levels. Finds the cells whose terrain has changed. Terrains count as equal if they have
 * the same name. An id may have no terrain in its level. Such an id equals only the same id in the other level.
 */
final class TerrainDiff {

	private final LevelSnapshot before;
	private final LevelSnapshot after;
	private final Overlap overlap;

	TerrainDiff(LevelSnapshot before, LevelSnapshot after, Overlap overlap) {
		this.before = before;
		this.after = after;
		this.overlap = overlap;
	}

	/**
	 * Returns the differences for the changed cells. Each connected group of at least {@code minArea} changed cells is one
	 * difference.
	 */
	List<Difference> differences(BitPlane changed, long minArea, Progress progress) {
		return CellChanges.of(changed, CellChanges.rows(before.grid()), CellChanges.rows(after.grid()), minArea, progress)
				.stream().map(this::describe).toList();
	}

	/** Returns the changed cells. */
	BitPlane changed(Progress progress) {
		boolean[] same = same();
		BitPlaneEditor changed = BitPlane.empty(overlap.width(), overlap.height()).edit();
		byte[] old = new byte[overlap.width()];
		byte[] now = new byte[overlap.width()];
		long[][] words = new long[(overlap.width() - 1) / BitPlane.TILE + 1][BitPlane.TILE];
		for (int y = 0; y < overlap.height(); y++) {
			before.grid().copyRow(0, y, old.length, old, 0);
			after.grid().copyRow(0, y, now.length, now, 0);
			for (int column = 0; column < words.length; column++) {
				words[column][y % BitPlane.TILE] = word(old, now, column * BitPlane.TILE, same);
			}
			if (y % BitPlane.TILE == BitPlane.TILE - 1 || y == overlap.height() - 1) {
				progress.check();
				drawRow(changed, y, words);
			}
		}
		return changed.build();
	}

	/**
	 * Returns which cells of a row have changed their terrain, for 64 cells from column {@code from} on. Bit i is set if the cell
	 * in column {@code from + i} has changed.
	 *
	 * @param old the terrain ids of the row in the earlier level
	 * @param now the terrain ids of the row in the later level
	 * @param same whether an id of the earlier level and an id of the later level mean the same terrain, indexed by {@link #pair}
	 */
	private static long word(byte[] old, byte[] now, int from, boolean[] same) {
		long word = 0;
		for (int x = Math.min(from + BitPlane.TILE, now.length) - 1; x >= from; x--) {
			word = word << 1 | (same[pair(old[x] & 0xFF, now[x] & 0xFF)] ? 0 : 1);
		}
		return word;
	}

	/**
	 * Writes one row of tiles into a plane. A tile has 64 x 64 bits, one for each cell.
	 *
	 * @param last the last row of cells that {@code words} has. The tiles may have more rows, which are cleared
	 * @param words the rows of each tile, 64 bits each. Indexed by column of tiles, then by row in the tile
	 */
	private static void drawRow(BitPlaneEditor plane, int last, long[][] words) {
		for (int column = 0; column < words.length; column++) {
			Arrays.fill(words[column], last % BitPlane.TILE + 1, BitPlane.TILE, 0);
			plane.setTile(column, last / BitPlane.TILE, words[column]);
		}
	}

	/**
	 * Returns a table that says whether a terrain id of the earlier level and a terrain id of the later level mean
	 * the same terrain. Indexed by {@link #pair}.
	 */
	private boolean[] same() {
		List<String> names = names(after);
		boolean[] same = new boolean[TerrainGrid.TERRAINS * TerrainGrid.TERRAINS];
		for (int old = 0; old < TerrainGrid.TERRAINS; old++) {
			String name = before.header().describe(old);
			for (int now = 0; now < TerrainGrid.TERRAINS; now++) {
				same[pair(old, now)] = name.equals(names.get(now));
			}
		}
		return same;
	}

	private static int pair(int old, int now) {
		return old * TerrainGrid.TERRAINS + now;
	}

	private static List<String> names(LevelSnapshot level) {
		return IntStream.range(0, TerrainGrid.TERRAINS).mapToObj(level.header()::describe).toList();
	}

	private Difference describe(CellChange change) {
		return new Difference(Difference.Kind.TERRAIN, "", before.header().describe(change.before()),
				after.header().describe(change.after()),
				change.bounds(), change.cells());
	}
}
