package org.leeway.pathing.clearance;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A size for each cell of a map, as an immutable value: the side of the largest square of some kind. The cell is the anchor of
 * the square, or a cell that the square covers. Sizes are exact, or exact up to a limit.
 */
public interface SizeField {

	/**
	 * Largest size in fields that have a bit plane for each size, such as {@link ReachableSizes}. Each plane needs a
	 * bit for each cell.
	 */
	int PLANES = 16;

	/**
	 * Largest side of covering squares in fields that are updated after an edit. Larger squares count as squares of this side.
	 * The value is the side of a tile. So all squares that cover a cell lie in the tile of the cell and its eight neighbours.
	 * An update after an edit examines only the changed tiles and their neighbours.
	 */
	int COVERING = BitPlane.TILE;

	/** Returns the number of columns. */
	int width();

	/** Returns the number of rows. */
	int height();

	/**
	 * Returns the limit of the sizes: a value equal to the limit stands for this size and all larger sizes.
	 * {@link Integer#MAX_VALUE} if the sizes are exact.
	 */
	default int limit() {
		return Integer.MAX_VALUE;
	}

	/**
	 * Returns the size at a cell. 0 if there is no square.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	int get(int x, int y);

	/** Writes the sizes at {@code length} cells of row {@code y}, from column {@code x} on, to the start of {@code target}. */
	void read(int x, int y, int length, int[] target);

	/** Returns the tiles in which sizes may differ from an older field of the map. Empty if the fields are not comparable. */
	Optional<TileSet> changedSince(SizeField old);
}
