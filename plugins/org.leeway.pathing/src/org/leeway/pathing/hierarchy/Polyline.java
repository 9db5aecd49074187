package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A path of straight and diagonal lines that grows at its end. Keeps only the cells at which the path turns. Not
 * thread-safe.
 */
final class Polyline {

	private final List<Cell> points = new ArrayList<>();
	private int x;
	private int y;
	private int dx;
	private int dy;

	Polyline(int x, int y) {
		this.x = x;
		this.y = y;
	}

	/** Returns the column of the last cell of the path. */
	int x() {
		return x;
	}

	/** Returns the row of the last cell of the path. */
	int y() {
		return y;
	}

	/** Extends the path by a straight or diagonal line to a cell. Does nothing if the path already ends there. */
	void lineTo(int toX, int toY) {
		int towardX = Integer.signum(toX - x);
		int towardY = Integer.signum(toY - y);
		if (towardX == 0 && towardY == 0) {
			return;
		}
		if (towardX != dx || towardY != dy) {
			points.add(new Cell(x, y));
		}
		dx = towardX;
		dy = towardY;
		x = toX;
		y = toY;
	}

	/** Ends the path. Returns its start, its turning points and its end. */
	List<Cell> finish() {
		points.add(new Cell(x, y));
		return points;
	}
}
