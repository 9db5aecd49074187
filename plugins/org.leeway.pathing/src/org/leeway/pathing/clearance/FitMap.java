package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * For each anchor the largest size that can reach it from a spawn, 0 where none can, for one capability. The anchors
 * that size {@code s} reaches are exactly those of value {@code s} or more, so one map answers for all sizes.
 */
public final class FitMap {

	private final int width;
	private final int height;
	private final short[] values;

	private FitMap(int width, int height, short[] values) {
		this.width = width;
		this.height = height;
		this.values = values;
	}

	/**
	 * Finds the widest paths from the spawns to all anchors. A unit of progress is a row.
	 *
	 * @param clearance not centred
	 * @throws IllegalArgumentException if there is no spawn, a spawn lies outside the map, or the clearance is centred
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static FitMap of(ClearanceMap clearance, List<Cell> spawns, Progress progress) {
		if (clearance.isCentred()) {
			throw new IllegalArgumentException("centred clearance, expected that of top-left anchors");
		}
		if (spawns.isEmpty()) {
			throw new IllegalArgumentException("no spawn: what fits is defined by where units come from");
		}
		Spawns.checkInside(spawns, clearance.width(), clearance.height());
		short[] values = new WidestPaths(clearance, spawns, progress).find();
		return new FitMap(clearance.width(), clearance.height(), values);
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	public int get(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		return values[y * width + x];
	}

	/** The anchors that size {@code size}, at least 1, can reach. */
	public BitPlane atLeast(int size) {
		if (size < 1) {
			throw new IllegalArgumentException("size " + size + ", expected at least 1");
		}
		return Thresholds.atLeast(width, height, values, size);
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof FitMap other && width == other.width && height == other.height
				&& Arrays.equals(values, other.values);
	}

	@Override
	public int hashCode() {
		return Objects.hash(width, height, Arrays.hashCode(values));
	}
}
