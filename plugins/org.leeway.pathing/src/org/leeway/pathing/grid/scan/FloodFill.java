package org.leeway.pathing.grid.scan;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/** A search for a connected area of cells of one terrain. Works with horizontal runs of cells. */
public final class FloodFill {

	private final TerrainGrid grid;
	private final int width;
	private final int height;
	private final int terrain;
	private final BitPlaneEditor area;
	/** Cells still to be processed, as {@code y * width + x}. One cell stands for a horizontal run of cells. */
	private int[] pending = new int[64];
	private int size;

	private FloodFill(TerrainGrid grid, int terrain) {
		this.grid = grid;
		this.width = grid.width();
		this.height = grid.height();
		this.terrain = terrain;
		this.area = BitPlane.empty(width, height).edit();
	}

	/**
	 * Returns the cells that are connected with {@code start} by cells of the same terrain. Cells are connected by their four
	 * sides, not by their corners.
	 *
	 * @throws IndexOutOfBoundsException if the start lies outside
	 */
	public static BitPlane area(TerrainGrid grid, Cell start) {
		FloodFill fill = new FloodFill(grid, grid.terrain(start.x(), start.y()));
		fill.push(start.x(), start.y());
		fill.run();
		return fill.area.build();
	}

	private void run() {
		while (size > 0) {
			int cell = pending[--size];
			int x = cell % width;
			int y = cell / width;
			if (isWanted(x, y)) {
				takeRun(x, y);
			}
		}
	}

	private boolean isWanted(int x, int y) {
		return grid.terrain(x, y) == terrain && !area.get(x, y);
	}

	private void takeRun(int x, int y) {
		int left = x;
		while (left > 0 && grid.terrain(left - 1, y) == terrain) {
			left--;
		}
		int right = x + 1;
		while (right < width && grid.terrain(right, y) == terrain) {
			right++;
		}
		area.setRun(left, y, right - left);
		if (y > 0) {
			pushRuns(left, right, y - 1);
		}
		if (y < height - 1) {
			pushRuns(left, right, y + 1);
		}
	}

	/**
	 * Finds the runs of cells to fill in the columns [left, right) of a row. A run consists of adjacent cells that have the terrain
	 * and are not in the area yet. Adds one cell of each run to {@link #pending}.
	 */
	private void pushRuns(int left, int right, int y) {
		boolean inRun = false;
		for (int x = left; x < right; x++) {
			boolean wanted = isWanted(x, y);
			if (wanted && !inRun) {
				push(x, y);
			}
			inRun = wanted;
		}
	}

	private void push(int x, int y) {
		if (size == pending.length) {
			pending = Arrays.copyOf(pending, size * 2);
		}
		pending[size++] = y * width + x;
	}
}
