package org.leeway.pathing.grid;

import java.util.Arrays;

/** Fills a contiguous area of one terrain with another, a horizontal run at a time. */
public final class FloodFill {

	private final TerrainGrid.Editor editor;
	private final int width;
	private final int height;
	private final int from;
	private final int to;
	/** Cells that still want their run filled, as {@code y * width + x}. */
	private int[] pending = new int[64];
	private int size;

	private FloodFill(TerrainGrid grid, int from, int to) {
		this.editor = grid.edit();
		this.width = grid.width();
		this.height = grid.height();
		this.from = from;
		this.to = to;
	}

	/**
	 * The grid with {@code terrain} on every cell that connects with {@code start} over cells of the start's terrain,
	 * by their four sides.
	 *
	 * @throws IndexOutOfBoundsException if the start lies outside or the terrain is not in 0..255
	 */
	public static TerrainGrid fill(TerrainGrid grid, Cell start, int terrain) {
		int old = grid.terrain(start.x(), start.y());
		FloodFill fill = new FloodFill(grid, old, terrain);
		if (old != terrain) {
			fill.push(start.x(), start.y());
			fill.run();
		}
		return fill.editor.build();
	}

	private void run() {
		while (size > 0) {
			int cell = pending[--size];
			int x = cell % width;
			int y = cell / width;
			if (editor.terrain(x, y) == from) {
				fillRun(x, y);
			}
		}
	}

	private void fillRun(int x, int y) {
		int left = x;
		while (left > 0 && editor.terrain(left - 1, y) == from) {
			left--;
		}
		int right = x + 1;
		while (right < width && editor.terrain(right, y) == from) {
			right++;
		}
		editor.fillRow(left, y, right - left, to);
		if (y > 0) {
			pushRuns(left, right, y - 1);
		}
		if (y < height - 1) {
			pushRuns(left, right, y + 1);
		}
	}

	/** One cell of each run that touches columns {@code left} to {@code right}, the latter excluded. */
	private void pushRuns(int left, int right, int y) {
		boolean inRun = false;
		for (int x = left; x < right; x++) {
			boolean wanted = editor.terrain(x, y) == from;
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
