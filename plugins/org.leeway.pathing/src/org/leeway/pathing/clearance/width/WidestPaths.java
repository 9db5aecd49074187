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
 * A search for the widest path from the spawns to each anchor, also called bottleneck path. The width of a path is the
 * least clearance on it. A unit may start on an anchor if its footprint covers a spawn. Anchors are visited in
 * descending order of width, so each anchor is visited once.
 */
final class WidestPaths {

	private static final int ANCHORS_A_CHECK = 1 << 16;
	/** A distance between an anchor and a spawn, in cells. No unit is large enough to cover both at this distance. */
	private static final int TOO_FAR = 1 << 16;

	private final ClearanceMap clearance;
	private final List<Cell> spawns;
	private final boolean corners;
	private final Progress progress;
	private final int width;
	private final int height;
	/**
	 * The difference between the index of an anchor and the index of the anchor above it. A blocked anchor lies between two rows,
	 * so that no step leaves the map.
	 */
	private final int stride;
	/**
	 * Indexed by anchor: its clearance. Once the widest path to the anchor is known, the entry is the width of this path as a
	 * negative number. Entries for blocked anchors and for the margin around the map are 0.
	 */
	private final short[] states;
	/** Indexed by width: the anchors whose widest path has this width and whose neighbours have not been examined yet. */
	private final int[][] pending;
	/** Indexed by width: the number of used entries in {@link #pending}. */
	private final int[] sizes;
	private int met;
	private int rowsReported;

	/**
	 * Creates a search.
	 *
	 * @param corners whether steps lead to the four neighbours at the corners too
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

	/** Returns the width of the widest path to each anchor. 0 if there is no path. */
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
	 * Visits all anchors on which a unit can start, because its footprint covers a spawn. This holds if the clearance of the anchor
	 * exceeds its distance to the nearest spawn. The distance is the number of columns to the right or of rows down, whichever is
	 * greater. Spawns to the left or above do not count.
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
