package org.leeway.pathing.paint;

import java.util.function.Consumer;

import org.leeway.pathing.grid.Cell;

/** Straight lines of cells. */
public final class Lines {

	private Lines() {
	}

	/**
	 * Calls a consumer with each cell of the straight line between two cells, including both cells. A flat line has one cell
	 * for each column, a steep line one cell for each row. Source: Bresenham, <em>Algorithm for computer control of a digital
	 * plotter</em>, IBM Systems Journal 4 (1965).
	 */
	public static void cells(Cell from, Cell to, Consumer<Cell> sink) {
		int width = Math.abs(to.x() - from.x());
		int height = Math.abs(to.y() - from.y());
		int stepX = Integer.signum(to.x() - from.x());
		int stepY = Integer.signum(to.y() - from.y());
		int x = from.x();
		int y = from.y();
		for (int error = width - height; x != to.x() || y != to.y();) {
			sink.accept(new Cell(x, y));
			int doubled = 2 * error;
			if (doubled > -height) {
				error -= height;
				x += stepX;
			}
			if (doubled < width) {
				error += width;
				y += stepY;
			}
		}
		sink.accept(to);
	}
}
