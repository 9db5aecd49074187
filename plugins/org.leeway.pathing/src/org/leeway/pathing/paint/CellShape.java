package org.leeway.pathing.paint;

import java.util.Arrays;

import org.leeway.pathing.grid.CellRect;

/**
 * A convex set of cells with one run of cells in each of its rows: a rectangle or an ellipse. Immutable. A shape may lie
 * partly or completely outside of a map.
 */
public final class CellShape {

	private final int x;
	private final int y;
	/** Indexed by row of the shape: the first column of the row, relative to {@link #x}. */
	private final int[] starts;
	/**
	 * Indexed by row of the shape: the column just after the last cell of the row, relative to {@link #x}. So row i has the
	 * columns {@code [x + starts[i], x + ends[i])}.
	 */
	private final int[] ends;

	private CellShape(int x, int y, int[] starts, int[] ends) {
		this.x = x;
		this.y = y;
		this.starts = starts;
		this.ends = ends;
	}

	public static CellShape rectangle(CellRect cells) {
		int[] ends = new int[cells.height()];
		Arrays.fill(ends, cells.width());
		return new CellShape(cells.x(), cells.y(), new int[cells.height()], ends);
	}

	/**
	 * Returns the ellipse that fits into a rectangle: the cells whose centres lie in the ellipse or on its edge. The middle row
	 * and the middle column of the rectangle belong to the ellipse as a whole. So even a slim ellipse touches all four sides. A
	 * rectangle with an even number of rows has two middle rows, and likewise for columns.
	 */
	public static CellShape ellipse(CellRect bounds) {
		int height = bounds.height();
		int[] starts = new int[height];
		int[] ends = new int[height];
		int start = (bounds.width() - 1) / 2;
		for (int row = 0; row < (height + 1) / 2; row++) {
			boolean middle = row == (height - 1) / 2;
			while (start > 0 && (middle || isInEllipse(start - 1, row, bounds))) {
				start--;
			}
			starts[row] = start;
			ends[row] = bounds.width() - start;
			starts[height - 1 - row] = starts[row];
			ends[height - 1 - row] = ends[row];
		}
		return new CellShape(bounds.x(), bounds.y(), starts, ends);
	}

	private static boolean isInEllipse(int column, int row, CellRect bounds) {
		double dx = (2.0 * column + 1 - bounds.width()) * bounds.height();
		double dy = (2.0 * row + 1 - bounds.height()) * bounds.width();
		double radii = (double) bounds.width() * bounds.height();
		return dx * dx + dy * dy <= radii * radii;
	}

	/**
	 * Returns the corners of the outline, {@code x0, y0, x1, y1, ...}, clockwise. A corner has the coordinates of the cell
	 * whose top-left corner it is.
	 */
	public int[] corners() {
		int[] xy = new int[8 * starts.length];
		for (int row = 0; row < starts.length; row++) {
			corner(xy, 4 * row, ends[row], row);
			corner(xy, 4 * row + 2, ends[row], row + 1);
			corner(xy, xy.length - 4 * row - 4, starts[row], row + 1);
			corner(xy, xy.length - 4 * row - 2, starts[row], row);
		}
		return xy;
	}

	private void corner(int[] xy, int index, int column, int row) {
		xy[index] = x + column;
		xy[index + 1] = y + row;
	}

	/** Passes all cells to a sink, row by row from the top. */
	public void fill(RunSink sink) {
		for (int row = 0; row < starts.length; row++) {
			sink.run(x + starts[row], y + row, ends[row] - starts[row]);
		}
	}

	/**
	 * Passes the outline of the shape to a sink. A cell of the shape belongs to the outline if the centre of some cell outside is
	 * at most {@code thickness} away from the cell's centre. For example, with thickness 1 the outline has the cells that share a
	 * side with a cell outside.
	 *
	 * @param thickness in cells, at least 1
	 * @throws IllegalArgumentException if the thickness is less than 1
	 */
	public void outline(int thickness, RunSink sink) {
		if (thickness < 1) {
			throw new IllegalArgumentException("an outline of thickness " + thickness + ", expected at least 1");
		}
		for (int row = 0; row < starts.length; row++) {
			int from = starts[row];
			int to = ends[row];
			for (int away = -thickness; away <= thickness; away++) {
				int reach = (int) Math.sqrt((double) thickness * thickness - (double) away * away);
				boolean outside = row + away < 0 || row + away >= starts.length;
				from = outside ? ends[row] : Math.max(from, starts[row + away] + reach);
				to = outside ? starts[row] : Math.min(to, ends[row + away] - reach);
				if (from >= to) {
					break;
				}
			}
			outlineRow(row, from, to, sink);
		}
	}

	/** Passes the cells of a row of the shape to a sink, except the cells in the columns [from, to). */
	private void outlineRow(int row, int from, int to, RunSink sink) {
		if (from >= to) {
			sink.run(x + starts[row], y + row, ends[row] - starts[row]);
			return;
		}
		sink.run(x + starts[row], y + row, from - starts[row]);
		sink.run(x + to, y + row, ends[row] - to);
	}
}
