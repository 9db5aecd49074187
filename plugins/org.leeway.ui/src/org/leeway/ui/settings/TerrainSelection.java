package org.leeway.ui.settings;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Fragment;

/**
 * The selected cells of an editor's map, and the piece of terrain that floats over the map. Neither is part of the level.
 */
public final class TerrainSelection {

	/**
	 * A piece of terrain that floats over the map until the user puts it down. Immutable.
	 *
	 * @param source the level's terrain when the piece was taken. If the level's terrain changes, the piece becomes
	 *	invalid
	 * @param base the terrain under the piece. Equals {@code source} if the piece is a copy. If the piece was cut out, its old
	 *	cells are cleared
	 * @param piece the terrains of the piece, relative to its top-left cell
	 * @param terrains the ids of the terrains in the piece. If the level loses such a terrain, the piece becomes
	 *	invalid
	 * @param x the column of the piece's top-left cell. May be outside the map
	 * @param y the row of the piece's top-left cell. May be outside the map
	 * @param label the name of the undo step that puts the piece down
	 * @param grid the map with the piece on it
	 * @param cells the cells of the map that the piece covers
	 */
	public record Floating(TerrainGrid source, TerrainGrid base, Fragment piece, Set<Integer> terrains, int x, int y,
			String label, TerrainGrid grid, BitPlane cells) {

		/**
		 * Returns a piece that floats over the map with its top-left cell at (x, y). Slow for a large piece.
		 *
		 * @param source the level's terrain when the piece was taken
		 * @param base the map without the piece
		 * @param label the name of the undo step that puts the piece down
		 */
		public static Floating of(TerrainGrid source, TerrainGrid base, Fragment piece, int x, int y, String label) {
			return of(source, base, piece, terrains(piece), x, y, label);
		}

		private static Floating of(TerrainGrid source, TerrainGrid base, Fragment piece, Set<Integer> terrains, int x, int y,
				String label) {
			return new Floating(source, base, piece, terrains, x, y, label, piece.pastedOn(base, x, y),
					piece.cellsOn(base, x, y));
		}

		private static Set<Integer> terrains(Fragment piece) {
			long[] used = piece.terrain().histogram();
			return IntStream.range(0, used.length).filter(id -> used[id] > 0).boxed().collect(Collectors.toSet());
		}

		/** Returns the same piece at another place. */
		public Floating at(int otherX, int otherY) {
			return of(source, base, piece, terrains, otherX, otherY, label);
		}

		/**
		 * Returns a copy of this floating terrain with another piece, for example the turned piece. The new piece has its middle
		 * where the old piece had its middle.
		 */
		public Floating with(Fragment other) {
			return other == piece ? this : of(source, base, other, terrains, x + (piece.width() - other.width()) / 2,
					y + (piece.height() - other.height()) / 2, label);
		}
	}

	private final Listeners listeners;
	/** The selected cells. Null if nothing is selected. */
	private BitPlane cells;
	private Floating floating;

	TerrainSelection(Listeners listeners) {
		this.listeners = listeners;
	}

	/** Returns the selected cells. Empty if no cell is selected. */
	public Optional<BitPlane> cells() {
		return Optional.ofNullable(cells);
	}

	/** Returns whether a cell is selected. False outside the map. */
	public boolean contains(int x, int y) {
		return cells != null && x >= 0 && y >= 0 && x < cells.width() && y < cells.height() && cells.get(x, y);
	}

	/**
	 * Replaces the selection by the given cells. Listeners run only if the selection changes.
	 *
	 * @param selected the cells. Null to select nothing
	 */
	public void select(BitPlane selected) {
		BitPlane next = selected == null || selected.isEmpty() ? null : sharing(selected);
		boolean different = cells != next;
		cells = next;
		listeners.changed(different);
	}

	private BitPlane sharing(BitPlane selected) {
		boolean sameSize = cells != null && cells.width() == selected.width() && cells.height() == selected.height();
		return sameSize ? selected.sharingWith(cells) : selected;
	}

	/** Returns the piece that floats over the map. Null if there is none. */
	public Floating floating() {
		return floating;
	}

	/**
	 * Lets a piece of terrain float over the map, and selects its cells. If {@code piece} is null, removes the floating piece
	 * and keeps the selection. In this case, no listener is called.
	 */
	public void setFloating(Floating piece) {
		floating = piece;
		if (piece != null) {
			select(piece.cells());
		}
	}

	/**
	 * Drops the selection and the floating piece if the map has another size than before.
	 *
	 * @param grid the present map
	 */
	void keepTo(TerrainGrid grid) {
		if (cells != null && (cells.width() != grid.width() || cells.height() != grid.height())) {
			floating = null;
			select(null);
		}
	}
}
