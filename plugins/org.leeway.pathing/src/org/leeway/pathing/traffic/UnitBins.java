package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** An index of units by place. Visits units in the same order in each run. Not thread-safe. */
final class UnitBins {

	private final int side;
	private final int columns;
	private final int rows;
	private final List<List<CrowdUnit>> bins = new ArrayList<>();

	/**
	 * Creates an empty index.
	 *
	 * @param cells side of a bin, in cells
	 */
	UnitBins(int width, int height, int cells) {
		this.side = cells * CrowdUnit.CELL;
		this.columns = width / cells + 1;
		this.rows = height / cells + 1;
		for (int i = 0; i < columns * rows; i++) {
			bins.add(new ArrayList<>(0));
		}
	}

	void fill(List<CrowdUnit> units) {
		bins.forEach(List::clear);
		units.forEach(this::add);
	}

	void add(CrowdUnit unit) {
		bins.get(unit.y / side * columns + unit.x / side).add(unit);
	}

	/** Visits all units whose top-left corner is within a distance of a place, and perhaps some units that are farther away. */
	void near(int x, int y, int distance, Consumer<CrowdUnit> visitor) {
		int right = Math.min(columns - 1, Math.floorDiv(x + distance, side));
		int bottom = Math.min(rows - 1, Math.floorDiv(y + distance, side));
		for (int row = Math.max(0, Math.floorDiv(y - distance, side)); row <= bottom; row++) {
			for (int column = Math.max(0, Math.floorDiv(x - distance, side)); column <= right; column++) {
				bins.get(row * columns + column).forEach(visitor);
			}
		}
	}
}
