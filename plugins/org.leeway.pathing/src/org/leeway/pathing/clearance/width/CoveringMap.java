package org.leeway.pathing.clearance.width;

import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.CellNumbers;

/**
 * The side of the largest square that covers each cell. In a map of clearance, all squares of traversable cells count. In a map of
 * fits, a square counts only if a unit of its size can get there from a spawn. Immutable.
 * <p>
 * For example, all cells in a corridor of width 3 have the side 3. Clearance, in contrast, is the side of the largest square
 * with a given top-left cell. In a horizontal corridor, clearance falls from 3 in the top row to 1 in the bottom row.
 * <p>
 * A map with a limit ({@link #of(AnchoredWidths, Progress)}) is updated quickly after an edit. Other maps have no limit, and
 * are computed as a whole.
 */
public final class CoveringMap implements SizeField {

	/**
	 * For each top-left cell, the side of the largest square at this cell. The covering squares are computed from these
	 * squares. Null for a map whose sides have no limit.
	 */
	private final AnchoredWidths widths;
	private final CellNumbers numbers;

	private CoveringMap(AnchoredWidths widths, CellNumbers numbers) {
		this.widths = widths;
		this.numbers = numbers;
	}

	/**
	 * Computes the side of the largest square that covers each cell, up to the limit of {@code widths}. A unit of
	 * progress is a row.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static CoveringMap of(AnchoredWidths widths, Progress progress) {
		CellNumbers none = CellNumbers.zeros(widths.width(), widths.height());
		return new CoveringMap(widths,
				CoveringTiles.update(none, widths, TileSet.all(widths.width(), widths.height()), progress));
	}

	/**
	 * Returns the map after an edit. Only tiles that the edit can affect are computed again.
	 *
	 * @param edited the source after the edit, of the same kind, size and limit as the source of this map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringMap with(AnchoredWidths edited, Progress progress) {
		return edited.equals(widths) ? this
				: new CoveringMap(edited, CoveringTiles.update(numbers, edited, edited.affectedSince(widths), progress));
	}

	/** Computes for each cell the side of the largest traversable square that covers the cell. Even large sides are exact. */
	public static CoveringMap of(ClearanceMap clearance) {
		if (clearance.isCentred()) {
			throw new IllegalArgumentException("centred clearance, expected that of top-left anchors");
		}
		return exact(clearance.numbers());
	}

	/**
	 * Computes for each cell the side of the largest square that covers the cell. A square counts only if a unit of this size
	 * can get there from a spawn. Even large sides are exact.
	 */
	public static CoveringMap of(FitMap fit) {
		return exact(fit.numbers());
	}

	private static CoveringMap exact(CellNumbers anchored) {
		short[] sides = anchored.toArray();
		ReachingMaximum.cover(sides, anchored.width(), anchored.height());
		return new CoveringMap(null, CellNumbers.of(anchored.width(), anchored.height(), sides));
	}

	/**
	 * Returns the side of the largest traversable square that covers one cell, up to {@link SizeField#COVERING}.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public static int at(int x, int y, BitPlane traversable) {
		return traversable.get(x, y)
				? CoveringTiles.sides(new CellRect(x, y, 1, 1), AnchoredWidths.clearance(traversable))[0] : 0;
	}

	/**
	 * Returns for each cell of a window the side of the largest square that covers it, row by row. Sides are exact up
	 * to the limit of {@code widths}. No other cells are computed.
	 *
	 * @throws IndexOutOfBoundsException if the window is not inside the map
	 */
	public static int[] sides(CellRect window, AnchoredWidths widths) {
		Objects.checkFromIndexSize(window.x(), window.width(), widths.width());
		Objects.checkFromIndexSize(window.y(), window.height(), widths.height());
		return CoveringTiles.sides(window, widths);
	}

	@Override
	public int limit() {
		return widths == null ? Integer.MAX_VALUE : widths.limit();
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

	@Override
	public Optional<TileSet> changedSince(SizeField old) {
		return old instanceof CoveringMap other && other.limit() == limit()
				? Optional.of(numbers.changedSince(other.numbers)) : Optional.empty();
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof CoveringMap other && limit() == other.limit()
				&& numbers.equals(other.numbers);
	}

	@Override
	public int hashCode() {
		return Objects.hash(limit(), numbers);
	}

	@Override
	public String toString() {
		return width() + " x " + height() + " cells, sides up to " + numbers.max();
	}
}
