package org.leeway.core.exchange.grid;

import java.io.IOException;

/**
 * The slopes of cells for which a file has one height each. The slope of a cell is computed from the heights of the
 * cell and its 8 neighbours. Heights beyond the edge of the map are extrapolated. A neighbour without a height counts
 * as high as the cell. Source: B. K. P. Horn, Hill shading and the reflectance map, 1981.
 */
final class HornRows extends HeightRows {

	private final double[][] three;
	private int read;

	HornRows(GridSource source, double scale, double cellSize) {
		super(source, scale, cellSize);
		this.three = new double[3][source.width()];
	}

	@Override
	void next() throws IOException {
		boolean isFirst = read == 0;
		if (isFirst) {
			read(three[2]);
			read = 1;
		}
		double[] oldest = three[0];
		three[0] = three[1];
		three[1] = three[2];
		three[2] = oldest;
		boolean isLast = read == height();
		if (!isLast) {
			read(three[2]);
			read++;
		}
		if (isFirst && isLast) {
			three[0] = three[1];
			three[2] = three[1];
		} else if (isFirst) {
			three[0] = goOn(three[1], three[2]);
		} else if (isLast) {
			three[2] = goOn(three[1], three[0]);
		}
	}

	/**
	 * Extrapolates a row of heights just beyond the upper or lower edge of the map. In each column, the height changes by as much
	 * as between the two rows at the edge.
	 *
	 * @param edge the row at the edge
	 * @param inside the next row inside the map
	 */
	private static double[] goOn(double[] edge, double[] inside) {
		double[] outside = new double[edge.length];
		for (int x = 0; x < edge.length; x++) {
			outside[x] = 2 * edge[x] - inside[x];
		}
		return outside;
	}

	@Override
	double height(int x) {
		return three[1][x];
	}

	@Override
	double rise(int x) {
		double[] gradients = new double[2];
		int[] weights = {1, 2, 1};
		for (int i = 0; i < 3; i++) {
			gradients[0] += weights[i] * (height(x, x + 1, i) - height(x, x - 1, i));
			gradients[1] += weights[i] * (height(x, x + i - 1, 2) - height(x, x + i - 1, 0));
		}
		return Math.hypot(gradients[0], gradients[1]) / 8;
	}

	/**
	 * Returns the height of a cell or of a neighbour, to compute the slope of the cell. If the neighbour is beyond the left
	 * or right edge of the map, extrapolates the two nearest heights in its row. If the file has no such height, returns
	 * the height of the cell itself.
	 *
	 * @param cell the column of the cell
	 * @param x the column of the height: {@code cell} or a column next to it
	 * @param row 0 for the row above the cell, 1 for its own row, 2 for the row below
	 */
	private double height(int cell, int x, int row) {
		double[] heights = three[row];
		int inside = Math.clamp(x, 0, heights.length - 1);
		double height = heights[inside];
		if (x != inside && heights.length > 1) {
			height = 2 * height - heights[inside - (x - inside)];
		}
		return Double.isNaN(height) ? three[1][cell] : height;
	}
}
