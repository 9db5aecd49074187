package org.leeway.pathing.hierarchy;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.world.Diagonals;

/**
 * Paths that turn only once between two cells. One part is diagonal, the other part is straight, in either order.
 * Without diagonal steps, both parts are straight. No other path between the cells has a lower length, but at different speeds
 * another path may cost less. Costs are as in {@link EdgeAnnotation#stepCosts}. Not thread-safe.
 */
final class StraightPaths {

	private final AgentAnchors anchors;
	private final BitPlane legal;
	private final Diagonals diagonals;
	private final double[] stepCosts;
	private int looked;

	StraightPaths(EdgeAnnotation agent) {
		this.anchors = agent.anchors();
		this.legal = anchors.plane();
		this.diagonals = anchors.diagonals();
		this.stepCosts = agent.stepCosts();
	}

	/**
	 * Extends a path to a cell, with a single turn on the way. Tries both orders of the diagonal and the straight part. Takes
	 * the first way that is legal and has only steps of the given speed class. If there is none, returns false and does not
	 * change the path.
	 *
	 * @param speedClass the speed class, such that no step on these ways is of a faster class
	 */
	boolean go(Polyline path, Cell to, int speedClass) {
		Cell from = new Cell(path.x(), path.y());
		double limit = leastCost(from, to, speedClass);
		for (boolean order : new boolean[] { true, false }) {
			if (cost(from, to, order, limit) <= limit) {
				draw(path, to, order);
				return true;
			}
		}
		return false;
	}

	/**
	 * Extends a path to a cell by two parts, with a single turn between them. Both parts must be legal.
	 *
	 * @param order which part comes first, as in {@link #cost}
	 */
	void draw(Polyline path, Cell to, boolean order) {
		Cell turn = turn(new Cell(path.x(), path.y()), to, order);
		path.lineTo(turn.x(), turn.y());
		path.lineTo(to.x(), to.y());
	}

	private Cell turn(Cell from, Cell to, boolean order) {
		if (diagonals == Diagonals.STRAIGHT) {
			return order ? new Cell(to.x(), from.y()) : new Cell(from.x(), to.y());
		}
		int across = to.x() - from.x();
		int down = to.y() - from.y();
		int diagonal = Math.min(Math.abs(across), Math.abs(down));
		return new Cell(from.x() + Integer.signum(across) * (order ? diagonal : Math.abs(across) - diagonal),
				from.y() + Integer.signum(down) * (order ? diagonal : Math.abs(down) - diagonal));
	}

	/**
	 * Returns the cost of the way from one cell to another cell with a single turn. Infinite if the way is not legal, or if the
	 * cost is above the limit.
	 *
	 * @param order true if the diagonal part comes first. Without diagonal steps, true if the horizontal part comes first
	 */
	double cost(Cell from, Cell to, boolean order, double limit) {
		Cell turn = turn(from, to, order);
		double first = line(from, turn, limit - leastCost(turn, to));
		return first == Double.POSITIVE_INFINITY ? first : first + line(turn, to, limit - first);
	}

	/** Returns a lower bound of the cost of all paths between two cells: the cost on an empty map at the agent's top speed. */
	double leastCost(Cell from, Cell to) {
		return leastCost(from, to, 0);
	}

	private double leastCost(Cell from, Cell to, int speedClass) {
		int across = Math.abs(to.x() - from.x());
		int down = Math.abs(to.y() - from.y());
		int diagonal = diagonals == Diagonals.STRAIGHT ? 0 : Math.min(across, down);
		return (across + down - 2 * diagonal) * stepCosts[2 * speedClass] + diagonal * stepCosts[2 * speedClass + 1];
	}

	/** Returns the cost of a straight or diagonal line. Infinite if the line is not legal, or if the cost is above the limit. */
	private double line(Cell from, Cell to, double limit) {
		int dx = Integer.signum(to.x() - from.x());
		int dy = Integer.signum(to.y() - from.y());
		int isDiagonal = dx != 0 && dy != 0 ? 1 : 0;
		int x = from.x();
		int y = from.y();
		int speedClass = anchors.speedClass(x, y);
		double cost = 0;
		for (int rest = Math.max(Math.abs(to.x() - x), Math.abs(to.y() - y)); rest > 0; rest--) {
			looked++;
			if (cost + rest * stepCosts[isDiagonal] > limit || !legal.get(x + dx, y + dy)
					|| isDiagonal == 1 && !diagonals.allow(legal.get(x + dx, y), legal.get(x, y + dy))) {
				return Double.POSITIVE_INFINITY;
			}
			x += dx;
			y += dy;
			int next = anchors.speedClass(x, y);
			cost += stepCosts[2 * Math.max(speedClass, next) + isDiagonal];
			speedClass = next;
		}
		return cost > limit ? Double.POSITIVE_INFINITY : cost;
	}

	/** Returns the number of examined anchors. */
	int looked() {
		return looked;
	}
}
