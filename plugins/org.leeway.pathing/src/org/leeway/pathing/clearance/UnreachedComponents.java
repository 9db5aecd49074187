package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * The runs of the components that are not reached, grouped by component; the components in the order of their first
 * anchors, row by row. A region is measured from its runs when it is asked for.
 */
final class UnreachedComponents {

	private final int width;
	private final int height;
	private final int size;
	private final char[] rows;
	private final char[] firsts;
	private final char[] lasts;
	/** Where the runs of each component begin, and after the last one their number. */
	private final int[] starts;

	UnreachedComponents(Runs runs, Components components, boolean[] isReached, int size) {
		this.width = runs.width();
		this.height = runs.height();
		this.size = Math.min(size, Math.max(width, height));
		int[] positions = positions(runs, components, isReached);
		this.starts = starts(positions, isReached);
		int count = starts[starts.length - 1];
		this.rows = new char[count];
		this.firsts = new char[count];
		this.lasts = new char[count];
		group(runs, components, isReached, positions);
	}

	/** For each component where its runs go; a reached one takes no place. */
	private static int[] positions(Runs runs, Components components, boolean[] isReached) {
		int[] positions = new int[isReached.length + 1];
		for (int run = 0; run < runs.count(); run++) {
			int component = components.of(run);
			positions[component + 1] += isReached[component] ? 0 : 1;
		}
		for (int component = 0; component < isReached.length; component++) {
			positions[component + 1] += positions[component];
		}
		return positions;
	}

	private static int[] starts(int[] positions, boolean[] isReached) {
		int[] starts = new int[positions.length];
		int count = 0;
		for (int component = 0; component < isReached.length; component++) {
			if (!isReached[component]) {
				starts[count++] = positions[component];
			}
		}
		starts[count++] = positions[isReached.length];
		return Arrays.copyOf(starts, count);
	}

	private void group(Runs runs, Components components, boolean[] isReached, int[] positions) {
		for (int y = 0; y < height; y++) {
			for (int run = runs.rowStart(y); run < runs.rowEnd(y); run++) {
				int component = components.of(run);
				if (!isReached[component]) {
					int position = positions[component]++;
					rows[position] = (char) y;
					firsts[position] = (char) runs.first(run);
					lasts[position] = (char) runs.last(run);
				}
			}
		}
	}

	/** The regions of {@code minArea} cells or more: those of most cells first, equals by their first anchors. */
	List<Region> regions(long minArea) {
		List<Region> regions = new ArrayList<>();
		int[] bottoms = new int[width];
		for (int component = 0; component < starts.length - 1; component++) {
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
		return new Cell(firsts[starts[component]], rows[starts[component]]);
	}

	private long anchors(int component) {
		long anchors = 0;
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			anchors += lasts[run] - firsts[run] + 1;
		}
		return anchors;
	}

	private CellRect bounds(int component) {
		int from = starts[component];
		int to = starts[component + 1];
		int left = width;
		int right = 0;
		for (int run = from; run < to; run++) {
			left = Math.min(left, firsts[run]);
			right = Math.max(right, right(run));
		}
		return new CellRect(left, rows[from], right - left, bottom(to - 1) - rows[from]);
	}

	/** The column right of the footprints of a run. */
	private int right(int run) {
		return Math.min(width, lasts[run] + size);
	}

	/** The row below the footprints of a run. */
	private int bottom(int run) {
		return Math.min(height, rows[run] + size);
	}

	/**
	 * The area of the union of a component's footprints. Its runs come downward, so what a footprint adds to a column
	 * is what lies below all footprints there before.
	 *
	 * @param bottoms by column, the row below the footprints so far
	 */
	private long cells(int component, CellRect bounds, int[] bottoms) {
		Arrays.fill(bottoms, bounds.x(), bounds.right(), 0);
		long cells = 0;
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			int bottom = bottom(run);
			for (int x = firsts[run]; x < right(run); x++) {
				cells += bottom - Math.max(bottoms[x], rows[run]);
				bottoms[x] = bottom;
			}
		}
		return cells;
	}

	/** Sets the anchors of a region in a plane. */
	void draw(Region region, BitPlane plane) {
		int component = find(region.sample());
		for (int run = starts[component]; run < starts[component + 1]; run++) {
			plane.setRun(firsts[run], rows[run], lasts[run] - firsts[run] + 1);
		}
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
		throw new IllegalArgumentException("no unreachable region begins at " + sample);
	}
}
