package org.leeway.pathing.components;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * The connected components of anchors that the unit cannot reach, although it fits there. An anchor is the cell under the
 * unit's top-left corner. Components are in the order of their first anchors, row by row. Their areas and bounds are computed
 * on request.
 */
public final class UnreachedComponents {

	private static final int COMPONENTS_A_CHECK = 1024;

	private final int width;
	private final int height;
	private final int size;
	/**
	 * The runs of consecutive cells, grouped by component. Runs end at the borders of tiles. An entry packs the row of the
	 * run, its first column and its length.
	 */
	private final long[] runs;
	/**
	 * The position in {@link #runs} of the first run of each component, indexed by component. The last entry is the number of
	 * runs.
	 */
	private final int[] starts;

	/**
	 * Finds the components that no spawn reaches.
	 *
	 * @param reached the components of the plane that are reached
	 */
	UnreachedComponents(Components components, List<ComponentRef> reached, int size, Progress progress) {
		BitPlane plane = components.plane();
		this.width = plane.width();
		this.height = plane.height();
		this.size = size;
		ComponentNumbers unordered = new ComponentNumbers(components, reached);
		UnreachedRuns unreached = new UnreachedRuns(plane, unordered);
		int[] numbers = new int[unordered.count()];
		this.starts = starts(unreached, numbers, progress);
		this.runs = new long[starts[starts.length - 1]];
		group(unreached, numbers, progress);
	}

	/**
	 * Sorts the components by their first cells, row by row. Returns {@link #starts}, indexed in this order.
	 *
	 * @param numbers receives the index of each component in the sorted order, plus 1. Indexed by the number of the component
	 * in {@code unreached}
	 */
	private static int[] starts(UnreachedRuns unreached, int[] numbers, Progress progress) {
		int[] counts = new int[numbers.length + 1];
		int[] count = { 0 };
		unreached.forEach((component, x, y, length) -> {
			numbers[component] = numbers[component] == 0 ? ++count[0] : numbers[component];
			counts[numbers[component]]++;
		}, progress);
		for (int component = 1; component <= count[0]; component++) {
			counts[component] += counts[component - 1];
		}
		return Arrays.copyOf(counts, count[0] + 1);
	}

	private void group(UnreachedRuns unreached, int[] numbers, Progress progress) {
		int[] positions = starts.clone();
		unreached.forEach((component, x, y, length) -> {
			runs[positions[numbers[component] - 1]++] = (long) y << 48 | (long) x << 16 | length;
		}, progress);
	}

	/**
	 * Returns the components with an area of {@code minArea} cells or more, as regions. The area of a component is the number
	 * of cells that the unit can cover in it. Sorted by area, the largest first. Ties go to the region with the first anchor,
	 * row by row.
	 */
	public List<Region> regions(long minArea, Progress progress) {
		List<Region> regions = new ArrayList<>();
		int[] bottoms = new int[width];
		for (int component = 0; component < starts.length - 1; component++) {
			if (component % COMPONENTS_A_CHECK == 0) {
				progress.check();
			}
			CellRect bounds = bounds(component);
			long cells = cells(component, bounds, bottoms);
			if (cells >= minArea) {
				regions.add(new Region(anchors(component), cells, bounds, sample(component)));
			}
		}
		regions.sort(Comparator.comparingLong(Region::cells).reversed());
		return regions;
	}

	private Cell sample(int component) {
		return new Cell(first(starts[component]), row(starts[component]));
	}

	private int row(int run) {
		return (int) (runs[run] >>> 48);
	}

	private int first(int run) {
		return (int) (runs[run] >>> 16);
	}

	private int length(int run) {
		return (char) runs[run];
	}

	private long anchors(int component) {
		long anchors = 0;
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			anchors += length(run);
		}
		return anchors;
	}

	private CellRect bounds(int component) {
		int from = starts[component];
		int to = starts[component + 1];
		int left = width;
		int right = 0;
		for (int run = from; run < to; run++) {
			left = Math.min(left, first(run));
			right = Math.max(right, right(run));
		}
		return new CellRect(left, row(from), right - left, bottom(to - 1) - row(from));
	}

	/** Returns the first column to the right of all cells that the unit covers at the anchors of a run. */
	private int right(int run) {
		return Math.min(width, first(run) + length(run) - 1 + size);
	}

	/** Returns the first row below all cells that the unit covers at the anchors of a run. */
	private int bottom(int run) {
		return Math.min(height, row(run) + size);
	}

	/**
	 * Counts the cells that the footprints of a component cover. Each cell counts once, although footprints overlap.
	 *
	 * @param bottoms working memory. Indexed by column: the row just below the lowest cell that was counted in the column
	 */
	private long cells(int component, CellRect bounds, int[] bottoms) {
		Arrays.fill(bottoms, bounds.x(), bounds.right(), 0);
		long cells = 0;
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			int row = row(run);
			int bottom = bottom(run);
			int right = right(run);
			for (int x = first(run); x < right; x++) {
				cells += bottom - Math.max(bottoms[x], row);
				bottoms[x] = bottom;
			}
		}
		return cells;
	}

	/**
	 * Returns the anchors of the component whose first anchor is {@code sample}. Empty if there is no such component. An anchor
	 * is the cell under the unit's top-left corner.
	 */
	public Optional<BitPlane> anchors(Cell sample) {
		int component = find(sample);
		return component < 0 ? Optional.empty() : Optional.of(plane(component));
	}

	private BitPlane plane(int component) {
		BitPlaneEditor plane = BitPlane.empty(width, height).edit();
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			plane.setRun(first(run), row(run), length(run));
		}
		return plane.build();
	}

	private int find(Cell sample) {
		int low = 0;
		int high = starts.length - 2;
		while (low <= high) {
			int middle = low + high >>> 1;
			int order = Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x).compare(sample(middle), sample);
			if (order == 0) {
				return middle;
			}
			low = order < 0 ? middle + 1 : low;
			high = order > 0 ? middle - 1 : high;
		}
		return -1;
	}
}
