package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * Paths over free ground between two anchors: diagonal and then straight, or straight and then diagonal. Where all
 * anchors have one speed, no path is shorter. Not thread-safe.
 */
final class StraightPaths {

	private final BitPlane legal;
	private int looked;

	StraightPaths(BitPlane legal) {
		this.legal = legal;
	}

	/** Extends a path to an anchor; returns false, and does not change the path, if neither order is legal. */
	boolean go(Polyline path, int x, int y) {
		return go(path, x, y, true) || go(path, x, y, false);
	}

	private boolean go(Polyline path, int x, int y, boolean diagonalFirst) {
		int across = x - path.x();
		int down = y - path.y();
		int diagonal = Math.min(Math.abs(across), Math.abs(down));
		int turnX = path.x() + Integer.signum(across) * (diagonalFirst ? diagonal : Math.abs(across) - diagonal);
		int turnY = path.y() + Integer.signum(down) * (diagonalFirst ? diagonal : Math.abs(down) - diagonal);
		if (!isLegal(path.x(), path.y(), turnX, turnY) || !isLegal(turnX, turnY, x, y)) {
			return false;
		}
		path.lineTo(turnX, turnY);
		path.lineTo(x, y);
		return true;
	}

	private boolean isLegal(int fromX, int fromY, int toX, int toY) {
		int dx = Integer.signum(toX - fromX);
		int dy = Integer.signum(toY - fromY);
		int x = fromX;
		int y = fromY;
		while (x != toX || y != toY) {
			looked++;
			if (!legal.get(x + dx, y + dy) || dx != 0 && dy != 0 && !(legal.get(x + dx, y) && legal.get(x, y + dy))) {
				return false;
			}
			x += dx;
			y += dy;
		}
		return true;
	}

	/**
	 * Straightens a path: joins each anchor that it keeps with the farthest turning point that straight paths reach, as
	 * long as they reach all turning points before.
	 */
	List<Cell> smooth(List<Cell> points) {
		Polyline path = new Polyline(points.getFirst().x(), points.getFirst().y());
		for (int at = 0; at < points.size() - 1;) {
			int next = at + 1;
			while (next + 1 < points.size()
					&& go(new Polyline(path.x(), path.y()), points.get(next + 1).x(), points.get(next + 1).y())) {
				next++;
			}
			go(path, points.get(next).x(), points.get(next).y());
			at = next;
		}
		return path.finish();
	}

	/** The number of examined anchors. */
	int looked() {
		return looked;
	}
}
