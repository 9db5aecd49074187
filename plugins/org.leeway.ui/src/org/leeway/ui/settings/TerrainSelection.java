package org.leeway.ui.settings;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Fragment;

/**
 * The selected cells of one editor's map, and the piece of terrain that floats over it. Neither is part of the level.
 */
public final class TerrainSelection {

	/**
	 * A piece that can be moved about before it becomes part of the level.
	 *
	 * @param source the level's terrain when it was taken up: if that has changed, the piece is of no use any more
	 * @param base what it floats over: the source, or the source without the piece
	 * @param label names the step of undo that the piece will be
	 * @param grid the map with the piece on it
	 * @param cells the cells of the map that the piece covers
	 */
	public record Floating(TerrainGrid source, TerrainGrid base, Fragment piece, int x, int y, String label,
			TerrainGrid grid, BitPlane cells) {

		/** A piece whose top-left cell is on a cell of the map. This takes its time if the piece is great. */
		public static Floating of(TerrainGrid source, TerrainGrid base, Fragment piece, int x, int y, String label) {
			return new Floating(source, base, piece, x, y, label, piece.pastedOn(base, x, y),
					piece.cellsOn(base, x, y));
		}

		/** The same piece elsewhere. */
		public Floating at(int otherX, int otherY) {
			return of(source, base, piece, otherX, otherY, label);
		}

		/** Another piece with the same middle. */
		public Floating with(Fragment other) {
			return other == piece ? this : of(source, base, other, x + (piece.width() - other.width()) / 2,
					y + (piece.height() - other.height()) / 2, label);
		}
	}

	private final Listeners listeners;
	/** Null where nothing is selected. */
	private BitPlane cells;
	private Floating floating;

	TerrainSelection(Listeners listeners) {
		this.listeners = listeners;
	}

	/** The selected cells; empty where there are none. */
	public Optional<BitPlane> cells() {
		return Optional.ofNullable(cells);
	}

	/** Whether a cell is selected; no cell outside of the map is. */
	public boolean contains(int x, int y) {
		return cells != null && x >= 0 && y >= 0 && x < cells.width() && y < cells.height() && cells.get(x, y);
	}

	/** Selects cells in place of all others. Where they are the same as before, the map need not be drawn again. */
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

	/** The piece that floats over the map; null for none. */
	public Floating floating() {
		return floating;
	}

	/** Lets a piece float, whose cells are then the selected ones; null ends that, and the selection stays. */
	public void setFloating(Floating piece) {
		floating = piece;
		if (piece != null) {
			select(piece.cells());
		}
	}

	/** Forgets what does not belong to a map of this size. */
	void keepTo(TerrainGrid grid) {
		if (cells != null && (cells.width() != grid.width() || cells.height() != grid.height())) {
			floating = null;
			select(null);
		}
	}
}
