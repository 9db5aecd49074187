package org.leeway.core.merge;

import java.util.Arrays;

import org.leeway.core.merge.MergeFrame.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A merge of the cells of three maps:
 * <ul>
 * <li>If one side changed a cell, the merged cell is as on this side.
 * <li>If the map of one side lacks the cell, the merged cell is as on the other side.
 * <li>If the maps of both sides lack the cell, the merged cell has the terrain of the nearest cell of the base. For example,
 * ours grew to the left and theirs grew upwards. Then neither side has the upper left corner.
 * </ul>
 *
 * @param grid the merged cells, with ours where both sides changed a cell in different ways
 * @param theirs the merged cells, with theirs where both sides changed a cell in different ways
 * @param conflicts the cells that both sides changed in different ways
 */
record GridMerge(TerrainGrid grid, TerrainGrid theirs, BitPlane conflicts) {

	private static final short ABSENT = -1;

	/** Returns the cells of the merged map at which a side (ours or theirs) differs from the base, or which the base lacks. */
	static BitPlane changed(TerrainGrid base, int[] ids, Place basePlace, TerrainGrid side, int[] sideIds, Place place, Place result) {
		Rows old = new Rows(base, ids, basePlace, result);
		Rows now = new Rows(side, sideIds, place, result);
		BitPlaneEditor changed = BitPlane.empty(result.cells().width(), result.cells().height()).edit();
		for (int y = 0; y < changed.height(); y++) {
			short[] before = old.read(y);
			short[] after = now.read(y);
			for (int x = 0; x < after.length; x++) {
				if (after[x] != ABSENT && after[x] != before[x]) {
					changed.set(x, y);
				}
			}
		}
		return changed.build();
	}

	/**
	 * A reader of the rows of one version of the map: the base, ours or theirs. Converts the terrain ids of the version
	 * into ids of the merged level.
	 */
	private static final class Rows {

		private final TerrainGrid grid;
		private final int[] ids;
		private final CellRect result;
		private final CellRect place;
		private final byte[] bytes;
		/** The ids of the last row that was read, indexed by column of the result. */
		private final short[] row;

		Rows(TerrainGrid grid, int[] ids, Place place, Place result) {
			this.grid = grid;
			this.ids = ids;
			this.result = result.cells();
			this.place = place.cells();
			this.bytes = new byte[grid.width()];
			this.row = new short[this.result.width()];
		}

		/**
		 * Returns the terrain ids of this version for row {@code y} of the result. The entry is {@link #ABSENT} for cells that
		 * this version does not have.
		 */
		short[] read(int y) {
			int own = y + result.y() - place.y();
			int from = Math.max(0, place.x() - result.x());
			int to = Math.min(row.length, place.right() - result.x());
			if (own < 0 || own >= grid.height() || from >= to) {
				Arrays.fill(row, ABSENT);
				return row;
			}
			int start = from + result.x() - place.x();
			grid.copyRow(start, own, to - from, bytes, 0);
			Arrays.fill(row, 0, from, ABSENT);
			for (int x = from; x < to; x++) {
				row[x] = (short) ids[bytes[x - from] & 0xFF];
			}
			Arrays.fill(row, to, row.length, ABSENT);
			return row;
		}

		/** Returns the terrain id of the cell (x, y) of the result or, if this version lacks the cell, of its nearest cell. */
		short nearest(int x, int y) {
			int column = Math.clamp(x + result.x() - place.x(), 0, grid.width() - 1);
			return (short) ids[grid.terrain(column, Math.clamp(y + result.y() - place.y(), 0, grid.height() - 1))];
		}
	}

	/**
	 * Merges cells.
	 *
	 * @param ids the id of each terrain in the merged level, indexed by its id in the version
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static GridMerge of(Versions<TerrainGrid> grids, Versions<int[]> ids, MergeFrame frame, LeftOut leftOut, Progress progress) {
		Rows base = new Rows(grids.base(), ids.base(), frame.base(), frame.result());
		Rows ours = new Rows(grids.ours(), ids.ours(), frame.ours(), frame.result());
		Rows theirs = new Rows(grids.theirs(), ids.theirs(), frame.theirs(), frame.result());
		CellRect map = frame.result().cells();
		TerrainGridEditor grid = TerrainGrid.filled(map.width(), map.height(), 0).edit();
		TerrainGridEditor other = null;
		BitPlaneEditor conflicts = BitPlane.empty(map.width(), map.height()).edit();
		byte[] row = new byte[map.width()];
		byte[] otherRow = new byte[map.width()];
		for (int y = 0; y < map.height(); y++) {
			progress.check();
			boolean differs = merge(y, base, new Versions<>(base.read(y), ours.read(y), theirs.read(y)), leftOut, row, otherRow,
					conflicts);
			if (differs && other == null) {
				other = grid.build().edit();
			}
			grid.setRow(0, y, row, 0, row.length);
			if (other != null) {
				other.setRow(0, y, differs ? otherRow : row, 0, row.length);
			}
		}
		TerrainGrid merged = grid.build();
		return new GridMerge(merged, other == null ? merged : other.build(), conflicts.build());
	}

	/**
	 * Merges a row of cells into {@code row}. At conflicts, {@code row} gets the cells of {@code ours}. Returns whether the row
	 * has a conflict. If so, {@code otherRow} receives the merged row with the cells of {@code theirs} at conflicts. If not,
	 * the content of {@code otherRow} is undefined.
	 */
	private static boolean merge(int y, Rows baseRows, Versions<short[]> rows, LeftOut leftOut, byte[] row, byte[] otherRow,
			BitPlaneEditor conflicts) {
		short[] base = rows.base();
		short[] ours = rows.ours();
		short[] theirs = rows.theirs();
		if (leftOut.hasCells(y)) {
			leftOut.apply(y, Side.OURS, base, ours);
			leftOut.apply(y, Side.THEIRS, base, theirs);
		} else if (Arrays.equals(base, ours) && isComplete(theirs)) {
			return copy(theirs, row);
		}
		if (!leftOut.hasCells(y) && isComplete(ours) && (Arrays.equals(base, theirs) || Arrays.equals(ours, theirs))) {
			return copy(ours, row);
		}
		boolean differs = false;
		for (int x = 0; x < row.length; x++) {
			short o = ours[x];
			short t = theirs[x];
			boolean conflict = o != t && o != ABSENT && t != ABSENT && o != base[x] && t != base[x];
			short merged = conflict ? o : merged(base[x], o, t);
			row[x] = (byte) (merged == ABSENT ? baseRows.nearest(x, y) : merged);
			otherRow[x] = conflict ? (byte) t : row[x];
			if (conflict) {
				conflicts.set(x, y);
				differs = true;
			}
		}
		return differs;
	}

	private static boolean isComplete(short[] row) {
		return row[0] != ABSENT && row[row.length - 1] != ABSENT;
	}

	private static boolean copy(short[] from, byte[] to) {
		for (int x = 0; x < to.length; x++) {
			to[x] = (byte) from[x];
		}
		return false;
	}

	private static short merged(short base, short ours, short theirs) {
		if (ours == ABSENT || theirs == ABSENT) {
			return ours != ABSENT ? ours : theirs != ABSENT ? theirs : base;
		}
		return ours == base ? theirs : ours;
	}
}
