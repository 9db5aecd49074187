package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * Builds a path from straight and diagonal lines of steps, and keeps the anchors at which it turns. Not thread-safe.
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

	/** The column of the path's end. */
	int x() {
		return x;
	}

	/** The row of the path's end. */
	int y() {
		return y;
	}

	/** Extends the path straight or diagonally; does nothing if it ends there already. */
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

	/** The start, the turning points and the end. */
	List<Cell> finish() {
		points.add(new Cell(x, y));
		return points;
	}
}
