package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.world.Diagonals;

/**
 * Paths that turn only once between two cells. One part is diagonal, the other part is straight, in either order.
 * Without diagonal steps, both parts are straight. Where the agent is equally fast everywhere, no other path is
 * shorter. Not thread-safe.
 */
final class StraightPaths {

	private final BitPlane legal;
	private final Diagonals diagonals;
	private int looked;

	StraightPaths(AgentAnchors anchors) {
		this.legal = anchors.plane();
		this.diagonals = anchors.diagonals();
	}

	/**
	 * Extends a path to cell (x, y), with a single turn on the way. Tries both orders of the diagonal and the
	 * straight part. If neither way is legal, returns false and does not change the path.
	 */
	boolean go(Polyline path, int x, int y) {
		return go(path, x, y, true) || go(path, x, y, false);
	}

	private boolean go(Polyline path, int x, int y, boolean firstOrder) {
		Cell turn = diagonals == Diagonals.STRAIGHT ? firstOrder ? new Cell(x, path.y()) : new Cell(path.x(), y)
				: endOfDiagonal(path, x, y, firstOrder);
		if (!isLegal(path.x(), path.y(), turn.x(), turn.y()) || !isLegal(turn.x(), turn.y(), x, y)) {
			return false;
		}
		path.lineTo(turn.x(), turn.y());
		path.lineTo(x, y);
		return true;
	}

	/**
	 * Returns the turning point of a path from the end of {@code path} to cell (x, y). One part of the way is diagonal, the
	 * other part is straight.
	 *
	 * @param diagonalFirst true if the diagonal part comes first, false if the straight part comes first
	 */
	private static Cell endOfDiagonal(Polyline path, int x, int y, boolean diagonalFirst) {
		int across = x - path.x();
		int down = y - path.y();
		int diagonal = Math.min(Math.abs(across), Math.abs(down));
		return new Cell(path.x() + Integer.signum(across) * (diagonalFirst ? diagonal : Math.abs(across) - diagonal),
				path.y() + Integer.signum(down) * (diagonalFirst ? diagonal : Math.abs(down) - diagonal));
	}

	private boolean isLegal(int fromX, int fromY, int toX, int toY) {
		int dx = Integer.signum(toX - fromX);
		int dy = Integer.signum(toY - fromY);
		int x = fromX;
		int y = fromY;
		while (x != toX || y != toY) {
			looked++;
			if (!legal.get(x + dx, y + dy)
					|| dx != 0 && dy != 0 && !diagonals.allow(legal.get(x + dx, y), legal.get(x, y + dy))) {
				return false;
			}
			x += dx;
			y += dy;
		}
		return true;
	}

	/**
	 * Straightens a path by leaving out turning points. From each kept point, goes on to later points, as long as a legal path
	 * with a single turn leads there. The last such point is the next kept point.
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

	/** Returns the number of examined anchors. */
	int looked() {
		return looked;
	}
}
