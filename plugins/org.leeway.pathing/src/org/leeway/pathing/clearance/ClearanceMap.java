package org.leeway.pathing.clearance;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.CellNumbers;

/**
 * The clearance of every cell for one capability, that is, one set of terrains. The clearance of a cell is the side of
 * the largest traversable square with this cell at its top left. A cell that is not traversable has the clearance 0. If
 * the map {@linkplain #isCentred is centred}, the cell is in the middle of the square instead. Immutable.
 */
public final class ClearanceMap implements SizeField {

	/**
	 * The clearance of each cell. Needs at most 16 bits a cell: no map has more than {@link
	 * org.leeway.pathing.grid.TerrainGrid#MAX_CELLS} cells, so no square has a side of more than 16,384 cells.
	 */
	private final CellNumbers numbers;
	private final boolean centred;
	/** The largest value of the map, computed on the first request. 0 before this request. */
	private int max;

	ClearanceMap(CellNumbers numbers, boolean centred) {
		this.numbers = numbers;
		this.centred = centred;
	}

	@Override
	public int width() {
		return numbers.width();
	}

	@Override
	public int height() {
		return numbers.height();
	}

	@Override
	public int get(int x, int y) {
		return numbers.get(x, y);
	}

	@Override
	public void read(int x, int y, int length, int[] target) {
		numbers.read(x, y, length, target);
	}

	public CellNumbers numbers() {
		return numbers;
	}

	/** Returns the memory that the values occupy, in bytes. */
	public long bytes() {
		return numbers.bytes();
	}

	@Override
	public Optional<TileSet> changedSince(SizeField old) {
		return old instanceof ClearanceMap other && other.centred == centred ? Optional.of(numbers.changedSince(other.numbers))
				: Optional.empty();
	}

	/** Returns the largest value of any cell. */
	public int max() {
		if (max == 0) {
			max = numbers.max();
		}
		return max;
	}

	public boolean isCentred() {
		return centred;
	}

	/**
	 * Returns the cells of clearance {@code size} or more. A unit of this size fits if such a cell is its top-left
	 * cell. A search on the returned plane needs neither the unit's size nor its capability.
	 *
	 * @throws IllegalArgumentException if the size is less than 1
	 */
	public BitPlane atLeast(int size) {
		return numbers.atLeast(size);
	}

	/**
	 * Returns for each cell the side of the largest traversable square that has the cell in its middle. A square of even side
	 * has four cells in its middle. Of these, the top-left cell counts. For example, a square of side 4 begins one column and
	 * one row before this cell.
	 */
	public ClearanceMap centred() {
		if (centred) {
			return this;
		}
		return new ClearanceMap(CellNumbers.of(width(), height(), this::centre), true);
	}

	private void centre(int[] middle, int y) {
		int side = 0;
		for (int x = 0; x < width(); x++) {
			side = sideAround(x, y, side, 0, 0, numbers::get);
			middle[x] = side;
		}
	}

	/**
	 * Returns the side of the largest traversable square that has the cell {@code (x, y)} in its middle. The square must not
	 * begin to the left of column {@code left} or above row {@code top}.
	 *
	 * @param sideBefore the side that this method returned for the cell at the left. 0 for the first cell of a row
	 * @param clearance maps the column and row of a cell to the side of the largest traversable square with this cell at its
	 * top left
	 */
	static int sideAround(int x, int y, int sideBefore, int left, int top, IntBinaryOperator clearance) {
		// the square around the left neighbour, less its outermost ring, fits here too
		int side = Math.max(0, sideBefore - 2);
		while (x - side / 2 >= left && y - side / 2 >= top
				&& clearance.applyAsInt(x - side / 2, y - side / 2) > side) {
			side++;
		}
		return side;
	}

	@Override
	public boolean equals(Object object) {
		return this == object
				|| object instanceof ClearanceMap other && centred == other.centred && numbers.equals(other.numbers);
	}

	@Override
	public int hashCode() {
		return Objects.hash(centred, numbers);
	}

	@Override
	public String toString() {
		return width() + " x " + height() + " cells, clearance up to " + max();
	}
}
