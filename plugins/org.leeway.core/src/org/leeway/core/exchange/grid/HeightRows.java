package org.leeway.core.exchange.grid;

import java.io.IOException;

/**
 * A reader of the heights and slopes of cells, row by row from the top. The numbers come from a {@link GridSource}. Not
 * thread-safe.
 */
abstract class HeightRows {

	private final GridSource source;
	private final double scale;
	private final double cellSize;

	/**
	 * Creates rows that have not been read yet.
	 *
	 * @param scale the factor from a number of the source to a height
	 * @param cellSize the side of a cell in the unit of the heights
	 */
	HeightRows(GridSource source, double scale, double cellSize) {
		this.source = source;
		this.scale = scale;
		this.cellSize = cellSize;
	}

	/** Returns the number of columns of cells. */
	int width() {
		return source.width();
	}

	/** Returns the number of rows of cells. */
	int height() {
		return source.height();
	}

	/** Moves to the next row of cells, which is then the current row. */
	abstract void next() throws IOException;

	/** Returns the height of a cell of the current row. NaN if the cell has no height. */
	abstract double height(int x);

	/**
	 * Returns the rise of the ground across a cell of the current row, in the unit of the heights. The rise divided
	 * by the side of the cell is the tangent of the slope.
	 */
	abstract double rise(int x);

	/** Returns the slope of a cell of the current row, in degrees. */
	final double slope(int x) {
		return Math.toDegrees(Math.atan(rise(x) / cellSize));
	}

	/** Reads the next row of numbers of the source, and converts them to heights. */
	final void read(double[] heights) throws IOException {
		source.read(heights);
		for (int x = 0; x < heights.length; x++) {
			heights[x] *= scale;
		}
	}
}
