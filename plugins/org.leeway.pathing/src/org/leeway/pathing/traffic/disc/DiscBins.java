package org.leeway.pathing.traffic.disc;

import java.util.ArrayList;
import java.util.List;

/** An index of discs by the places of their centres. Lists discs in the same order in each run. Not thread-safe. */
final class DiscBins {

	private final double side;
	private final int columns;
	private final int rows;
	private final List<List<DiscUnit>> bins = new ArrayList<>();
	private final List<List<DiscUnit>> used = new ArrayList<>();

	/**
	 * Creates an empty index.
	 *
	 * @param side of a bin, in cells, at least 1
	 */
	DiscBins(int width, int height, double side) {
		this.side = side;
		this.columns = (int) (width / side) + 1;
		this.rows = (int) (height / side) + 1;
		for (int i = 0; i < columns * rows; i++) {
			bins.add(new ArrayList<>(0));
		}
	}

	void fill(List<DiscUnit> units) {
		used.forEach(List::clear);
		used.clear();
		units.forEach(this::add);
	}

	void add(DiscUnit unit) {
		List<DiscUnit> bin = bins.get(row(unit.y) * columns + column(unit.x));
		if (bin.isEmpty()) {
			used.add(bin);
		}
		bin.add(unit);
	}

	/** Adds all discs to a list whose centres are nearer to a place than a distance. Adds some discs that are farther away too. */
	void near(double x, double y, double distance, List<DiscUnit> found) {
		for (int row = row(y - distance); row <= row(y + distance); row++) {
			for (int column = column(x - distance); column <= column(x + distance); column++) {
				found.addAll(bins.get(row * columns + column));
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
