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
 * The side of the largest square that covers each cell. The squares consist of traversable cells, or are footprints that
 * a unit reaches from a spawn. Unlike the clearance of anchors, these sides do not depend on the corner that anchors a
 * square. All cells across a passage have the same side. If a map is mirrored, its sides are mirrored. An immutable
 * value.
 * <p> A map {@linkplain #of(AnchoredWidths, Progress) up to a limit} is updated quickly after an edit, because a cell
 * depends only on cells nearer than the limit. Other maps are exact and are computed as a whole.
 */
public final class CoveringMap implements SizeField {

	/** The {@link AnchoredWidths} from which this map was computed. Null if the map is exact. */
	private final AnchoredWidths widths;
	private final CellNumbers numbers;

	private CoveringMap(AnchoredWidths widths, CellNumbers numbers) {
		this.widths = widths;
		this.numbers = numbers;
	}

	/**
	 * Computes the sides up to the limit of the widths. A unit of progress is a row.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static CoveringMap of(AnchoredWidths widths, Progress progress) {
		CellNumbers none = CellNumbers.zeros(widths.width(), widths.height());
		return new CoveringMap(widths,
				CoveringTiles.update(none, widths, TileSet.all(widths.width(), widths.height()), progress));
	}

	/**
	 * Returns the map after an edit. Computes the affected tiles again, and shares all other tiles.
	 *
	 * @param edited the widths after the edit, of the same kind, size and limit as the widths of this map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public CoveringMap with(AnchoredWidths edited, Progress progress) {
		return edited.equals(widths) ? this
				: new CoveringMap(edited, CoveringTiles.update(numbers, edited, edited.affectedSince(widths), progress));
	}

	/** Returns the exact side of the largest traversable square that covers each cell. */
	public static CoveringMap of(ClearanceMap clearance) {
		if (clearance.isCentred()) {
			throw new IllegalArgumentException("centred clearance, expected that of top-left anchors");
		}
		return exact(clearance.numbers());
	}

	/** Returns the exact side of the largest footprint that a unit reaches from a spawn and that covers each cell. */
	public static CoveringMap of(FitMap fit) {
		return exact(fit.numbers());
	}

	private static CoveringMap exact(CellNumbers anchored) {
		short[] sides = anchored.toArray();
		ReachingMaximum.cover(sides, anchored.width(), anchored.height());
		return new CoveringMap(null, CellNumbers.of(anchored.width(), anchored.height(), sides));
	}

	/**
	 * Returns the side of the largest traversable square that covers a cell, up to {@link SizeField#COVERING}. Computes no other
	 * cell.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public static int at(int x, int y, BitPlane traversable) {
		return traversable.get(x, y)
				? CoveringTiles.sides(new CellRect(x, y, 1, 1), AnchoredWidths.clearance(traversable))[0] : 0;
	}

	/**
	 * Returns the sides in a window of the map, row by row, up to the limit of the widths. Computes no other cells.
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
