package org.leeway.pathing.raster;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlaneEditor;

/**
 * A rasteriser that decides for each cell whether one point of the cell lies inside a polygon, by the even-odd rule. The point
 * has the same offset from the top-left corner in all cells.
 * <p>
 * Each cell has a bit, called mark. Each edge of the polygon flips one mark in each row that it crosses. This is the mark
 * of the first cell whose point is not left of the edge. Afterwards, each row is read from left to right, and inside and
 * outside change at each set mark.
 */
final class InsidePoints {

	private final Polygon polygon;
	private final double middle;
	private final BitPlaneEditor plane;

	/**
	 * Creates a rasteriser.
	 *
	 * @param middle the offset of the tested point from the top-left corner of its cell, both to the right and down, in cells
	 * @param plane receives the cells whose tested points lie inside the polygon
	 */
	InsidePoints(Polygon polygon, double middle, BitPlaneEditor plane) {
		this.polygon = polygon;
		this.middle = middle;
		this.plane = plane;
	}

	void draw() {
		double left = Double.POSITIVE_INFINITY;
		double top = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < polygon.size(); i++) {
			left = Math.min(left, polygon.x(i));
			right = Math.max(right, polygon.x(i));
			top = Math.min(top, polygon.y(i));
			bottom = Math.max(bottom, polygon.y(i));
		}
		int firstColumn = cell(left, plane.width());
		int firstRow = cell(top, plane.height());
		int columns = cell(right, plane.width()) - firstColumn;
		int rows = cell(bottom, plane.height()) - firstRow;
		if (columns > 0 && rows > 0) {
			draw(firstColumn, firstRow, columns, marks(firstColumn, firstRow, columns, rows));
		}
	}

	/**
	 * Returns the first column whose points have at least the given x coordinate. Can also be called for the first row, with a
	 * y coordinate. The result is limited to the range from 0 to {@code count}.
	 */
	private int cell(double coordinate, int count) {
		return (int) Math.clamp(Math.ceil(coordinate - middle), 0, count);
	}

	/**
	 * Returns the marks of the cells in a rectangle: one bit for each cell, indexed by row, then by word of 64 cells. A line
	 * leads from the point of the left neighbour to the point of the cell. The cell is marked if this line crosses the
	 * outline of the polygon an odd number of times.
	 */
	private long[][] marks(int firstColumn, int firstRow, int columns, int rows) {
		long[][] marks = new long[rows][(columns >> 6) + 1];
		for (int i = 0, before = polygon.size() - 1; i < polygon.size(); before = i++) {
			boolean down = polygon.y(before) < polygon.y(i);
			int upper = down ? before : i;
			int lower = down ? i : before;
			int end = cell(polygon.y(lower), plane.height());
			double slope = (polygon.x(lower) - polygon.x(upper)) / (polygon.y(lower) - polygon.y(upper));
			for (int y = cell(polygon.y(upper), plane.height()); y < end; y++) {
				double x = polygon.x(upper) + slope * (y + middle - polygon.y(upper));
				int column = Math.clamp(cell(x, plane.width()) - firstColumn, 0, columns);
				marks[y - firstRow][column >> 6] ^= 1L << column;
			}
		}
		return marks;
	}

	private void draw(int firstColumn, int firstRow, int columns, long[][] marks) {
		for (int row = 0; row < marks.length; row++) {
			boolean inside = false;
			int from = 0;
			for (int word = 0; word < marks[row].length; word++) {
				for (long rest = marks[row][word]; rest != 0; rest &= rest - 1) {
					int column = 64 * word + Long.numberOfTrailingZeros(rest);
					if (inside) {
						plane.setRun(firstColumn + from, firstRow + row, Math.min(column, columns) - from);
					}
					inside = !inside;
					from = column;
				}
			}
		}
	}
}
