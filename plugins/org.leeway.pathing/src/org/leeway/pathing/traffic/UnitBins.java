package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** An index of units by place. Visits units in the same order in each run. Not thread-safe. */
public final class UnitBins<U extends SimulatedUnit> {

	private final double side;
	private final int columns;
	private final int rows;
	private final List<List<U>> bins = new ArrayList<>();
	/** The bins with units. */
	private final List<List<U>> used = new ArrayList<>();

	/**
	 * Creates an empty index.
	 *
	 * @param width the width of the map, in cells
	 * @param height the height of the map, in cells
	 * @param side of a bin, in cells, at least 1
	 */
	public UnitBins(int width, int height, double side) {
		this.side = side;
		this.columns = (int) (width / side) + 1;
		this.rows = (int) (height / side) + 1;
		for (int i = 0; i < columns * rows; i++) {
			bins.add(new ArrayList<>(0));
		}
	}

	/** Replaces all units of the index. */
	public void fill(List<U> units) {
		used.forEach(List::clear);
		used.clear();
		units.forEach(this::add);
	}

	public void add(U unit) {
		List<U> bin = bins.get(row(unit.placeY()) * columns + column(unit.placeX()));
		if (bin.isEmpty()) {
			used.add(bin);
		}
		bin.add(unit);
	}

	/**
	 * Visits all units whose reference point is within a distance of a place, and perhaps some units that are farther away. All
	 * lengths are in cells.
	 */
	public void near(double x, double y, double distance, Consumer<U> visitor) {
		for (int row = row(y - distance); row <= row(y + distance); row++) {
			for (int column = column(x - distance); column <= column(x + distance); column++) {
				bins.get(row * columns + column).forEach(visitor);
			}
		}
	}

	private int column(double x) {
		return (int) Math.clamp(x / side, 0, columns - 1);
	}

	private int row(double y) {
		return (int) Math.clamp(y / side, 0, rows - 1);
	}
}
