package org.leeway.pathing.clearance.width;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.components.Spawns;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.CellNumbers;
import org.leeway.pathing.world.Diagonals;

/**
 * The size of the largest unit that can get to each cell from a spawn. The unit is at a cell if the cell is the
 * top-left cell of its footprint, its anchor. All units cross the same terrains. The size is 0 if no unit can get to
 * the cell.
 */
public final class FitMap implements SizeField {

	private final CellNumbers numbers;

	private FitMap(CellNumbers numbers) {
		this.numbers = numbers;
	}

	/**
	 * Finds the size of the largest unit that can get to each cell from a spawn. A unit of progress is a row.
	 *
	 * @param clearance indexed by cell: the side of the largest traversable square with this top-left cell. Must not be
	 * {@linkplain ClearanceMap#isCentred centred}
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if there is no spawn, a spawn lies outside the map, or the clearance is centred
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static FitMap of(ClearanceMap clearance, List<Cell> spawns, Diagonals diagonals, Progress progress) {
		if (clearance.isCentred()) {
			throw new IllegalArgumentException("centred clearance, expected that of top-left anchors");
		}
		if (spawns.isEmpty()) {
			throw new IllegalArgumentException("no spawn: what fits is defined by where units come from");
		}
		Spawns.checkInside(spawns, clearance.width(), clearance.height());
		return new FitMap(new WidestPaths(clearance, spawns, diagonals.joinCorners(), progress).find());
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
		return old instanceof FitMap other ? Optional.of(numbers.changedSince(other.numbers)) : Optional.empty();
	}

	CellNumbers numbers() {
		return numbers;
	}

	/** Returns the cells to which a unit of {@code size} can get with its top-left cell. The size is at least 1. */
	public BitPlane atLeast(int size) {
		return numbers.atLeast(size);
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof FitMap other && numbers.equals(other.numbers);
	}

	@Override
	public int hashCode() {
		return numbers.hashCode();
	}
}
