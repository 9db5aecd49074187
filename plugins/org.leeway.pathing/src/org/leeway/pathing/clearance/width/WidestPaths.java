package org.leeway.pathing.clearance.width;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.raster.CellNumbers;

/**
 * A search for the largest unit that can get to each cell from a spawn. A unit is at a cell if the cell is its top-left
 * cell. The width of a path is the least clearance of its cells, and the search finds the widest path to each cell. A
 * unit may start where its footprint covers a spawn. Cells are visited in descending order of width, so each cell is
 * visited once.
 */
final class WidestPaths {

	private static final int ANCHORS_A_CHECK = 1 << 16;
	/**
	 * Largest distance from a spawn that the search stores, in cells. Replaces all larger distances. Only distances less than
	 * the size of a unit matter, and no unit is larger than this limit.
	 */
	private static final int TOO_FAR = 1 << 16;

	private final ClearanceMap clearance;
	private final List<Cell> spawns;
	private final boolean corners;
	private final Progress progress;
	private final int width;
	private final int height;
	/**
	 * Difference between the index of a cell and the index of the cell above it. Each row is stored with a blocked cell at its end,
	 * so that a step beyond the row leads to a blocked cell.
	 */
	private final int stride;
	/**
	 * Indexed by cell: the clearance, until the search has found the widest path to the cell. Then the negative width of this
	 * path. 0 for blocked cells and for the margin around the map.
	 */
	private final short[] states;
	/** Indexed by width: the cells to expand next, whose widest path has this width. */
	private final int[][] pending;
	/** Indexed by width: the number of used entries in {@link #pending}. */
	private final int[] sizes;
	private int met;
	private int rowsReported;

	/**
	 * Creates a search.
	 *
	 * @param corners true if steps lead to all eight neighbours, false if only to the four neighbours at the sides
	 */
	WidestPaths(ClearanceMap clearance, List<Cell> spawns, boolean corners, Progress progress) {
		this.clearance = clearance;
		this.spawns = spawns;
		this.corners = corners;
		this.progress = progress;
		this.width = clearance.width();
		this.height = clearance.height();
		this.stride = width + 1;
		this.states = new short[stride * (height + 2) + 1];
		this.pending = new int[clearance.max() + 1][];
		this.sizes = new int[clearance.max() + 1];
	}

	/** Returns the width of the widest path from a spawn to each cell. The width is 0 if no path leads to the cell. */
	CellNumbers find() {
		clearance.numbers().read(states, index(0, 0), stride);
		meetStarts();
		for (int w = clearance.max(); w > 0; w--) {
			while (sizes[w] > 0) {
				meetNeighbours(pending[w][--sizes[w]], w);
			}
			pending[w] = null;
		}
		report(height);
		return CellNumbers.of(width, height, (row, y) -> {
			int first = index(0, y);
			for (int x = 0; x < width; x++) {
				row[x] = Math.max(0, -states[first + x]);
			}
		});
	}

	private int index(int x, int y) {
		return (y + 1) * stride + 1 + x;
	}

	/**
	 * Visits all cells where a unit can start with its top-left cell: the cells whose largest traversable square contains a
	 * spawn. To find these cells, the method counts the fewest steps from each cell to a spawn. A step leads to the right,
	 * down, or diagonally right and down. The square of a cell contains a spawn if there are fewer steps than the side of the
	 * square.
	 */
	private void meetStarts() {
		BitPlaneEditor spawnCells = BitPlane.empty(width, height).edit();
		spawns.forEach(spawn -> spawnCells.set(spawn.x(), spawn.y()));
		BitPlane isSpawn = spawnCells.build();
		int[] distances = new int[width + 1];
		Arrays.fill(distances, TOO_FAR);
		for (int y = height - 1; y >= 0; y--) {
			int belowRight = TOO_FAR;
			for (int x = width - 1; x >= 0; x--) {
				int below = distances[x];
				int nearest = Math.min(Math.min(below, belowRight), distances[x + 1]);
				distances[x] = isSpawn.get(x, y) ? 0 : Math.min(nearest + 1, TOO_FAR);
				belowRight = below;
				int anchor = index(x, y);
				if (states[anchor] > distances[x]) {
					meet(anchor, states[anchor]);
				}
			}
			progress.check();
		}
	}

	private void meetNeighbours(int anchor, int w) {
		meet(anchor - 1, w);
		meet(anchor + 1, w);
		meet(anchor - stride, w);
		meet(anchor + stride, w);
		if (corners) {
			meet(anchor - stride - 1, w);
			meet(anchor - stride + 1, w);
			meet(anchor + stride - 1, w);
			meet(anchor + stride + 1, w);
		}
	}

	private void meet(int anchor, int w) {
		int open = states[anchor];
		if (open <= 0) {
			return;
		}
		int narrowed = Math.min(w, open);
		states[anchor] = (short) -narrowed;
		push(anchor, narrowed);
		if (++met % ANCHORS_A_CHECK == 0) {
			report(met / width);
		}
	}

	private void push(int anchor, int w) {
		if (pending[w] == null) {
			pending[w] = new int[16];
		} else if (sizes[w] == pending[w].length) {
			pending[w] = Arrays.copyOf(pending[w], sizes[w] * 2);
		}
		pending[w][sizes[w]++] = anchor;
	}

	private void report(int rows) {
		progress.worked(rows - rowsReported);
		rowsReported = rows;
		progress.check();
	}
}
