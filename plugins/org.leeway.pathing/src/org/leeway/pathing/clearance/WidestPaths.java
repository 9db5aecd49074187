package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * Computes bottleneck paths, also called widest paths, from the spawns to all anchors of a clearance map: the width of
 * a path is the least clearance on it. A unit as wide as an anchor's clearance may start there if its footprint covers
 * a spawn. From the greatest width down, the anchors of each width pass it on to the neighbours that have none yet,
 * limited by their clearance. No later anchor could pass on more, so each anchor is visited once, and buckets by
 * width replace a heap.
 */
final class WidestPaths {

	private static final int ANCHORS_A_CHECK = 1 << 16;
	/** Greater than every clearance. */
	private static final int TOO_FAR = 1 << 16;

	private final ClearanceMap clearance;
	private final List<Cell> spawns;
	private final boolean corners;
	private final Progress progress;
	private final int width;
	private final int height;
	private final short[] widths;
	/** The anchors whose neighbours have not been examined yet, by width. */
	private final int[][] pending;
	private final int[] sizes;
	private int met;
	private int rowsReported;

	/** @param corners whether steps lead to the four neighbours at the corners too */
	WidestPaths(ClearanceMap clearance, List<Cell> spawns, boolean corners, Progress progress) {
		this.clearance = clearance;
		this.spawns = spawns;
		this.corners = corners;
		this.progress = progress;
		this.width = clearance.width();
		this.height = clearance.height();
		this.widths = new short[width * height];
		this.pending = new int[clearance.max() + 1][];
		this.sizes = new int[clearance.max() + 1];
	}

	/** The width of the bottleneck path to each anchor, row by row. */
	short[] find() {
		meetStarts();
		for (int w = clearance.max(); w > 0; w--) {
			while (sizes[w] > 0) {
				int anchor = pending[w][--sizes[w]];
				meetNeighbours(anchor % width, anchor / width, w);
			}
			pending[w] = null;
		}
		report(height);
		return widths;
	}

	/**
	 * Visits all anchors on which a unit can start. The distance of an anchor tells how far the nearest spawn lies to
	 * the right or down, whichever is more; it is one less than the least size that covers a spawn. It is one more than
	 * the least distance to the right, below and below right.
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
				if (clearance.get(x, y) > distances[x]) {
					meet(x, y, clearance.get(x, y));
				}
			}
			progress.check();
		}
	}

	private void meetNeighbours(int x, int y, int w) {
		meetBeside(x, y, w);
		if (y > 0) {
			meet(x, y - 1, w);
		}
		if (y < height - 1) {
			meet(x, y + 1, w);
		}
		if (corners && y > 0) {
			meetBeside(x, y - 1, w);
		}
		if (corners && y < height - 1) {
			meetBeside(x, y + 1, w);
		}
	}

	private void meetBeside(int x, int y, int w) {
		if (x > 0) {
			meet(x - 1, y, w);
		}
		if (x < width - 1) {
			meet(x + 1, y, w);
		}
	}

	private void meet(int x, int y, int w) {
		int anchor = y * width + x;
		if (widths[anchor] != 0) {
			return;
		}
		int narrowed = Math.min(w, clearance.get(x, y));
		if (narrowed > 0) {
			widths[anchor] = (short) narrowed;
			push(anchor, narrowed);
			if (++met % ANCHORS_A_CHECK == 0) {
				report(met / width);
			}
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
