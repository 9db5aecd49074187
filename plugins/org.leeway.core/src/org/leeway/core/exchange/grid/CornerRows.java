package org.leeway.core.exchange.grid;

import java.io.IOException;

/**
 * Cells with four heights each, at their corners, as in the maps of many games. The rise of a cell is the difference
 * between its highest and its lowest corner. The height of a cell is the mean of the heights of its corners. If a
 * corner has no height, the cell has no height.
 */
final class CornerRows extends HeightRows {

	private double[] above;
	private double[] below;

	/**
	 * Creates the rows, and reads the heights of the uppermost corners. {@link #next} then reads the corners below a row of
	 * cells.
	 */
	CornerRows(GridSource source, double scale, double cellSize) throws IOException {
		super(source, scale, cellSize);
		if (source.width() < 2 || source.height() < 2) {
			throw source.error(0, source.width() + " x " + source.height() + " heights of corners, expected at least 2 x 2");
		}
		this.above = new double[source.width()];
		this.below = new double[source.width()];
		read(below);
	}

	@Override
	int width() {
		return super.width() - 1;
	}

	@Override
	int height() {
		return super.height() - 1;
	}

	@Override
	void next() throws IOException {
		double[] oldest = above;
		above = below;
		below = oldest;
		read(below);
	}

	@Override
	double height(int x) {
		return (above[x] + above[x + 1] + below[x] + below[x + 1]) / 4;
	}

	@Override
	double rise(int x) {
		double highest = Math.max(Math.max(above[x], above[x + 1]), Math.max(below[x], below[x + 1]));
		double lowest = Math.min(Math.min(above[x], above[x + 1]), Math.min(below[x], below[x + 1]));
		return highest - lowest;
	}
}
