package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * One run of jump point search. Of all shortest paths over free ground it follows the one whose diagonal steps come
 * first. Such a path leaves a straight line only where a gap opens at its side: these anchors are the nodes. Diagonals
 * need no nodes: without corner cutting no gap opens beside them, and two straight jumps start from each of their
 * anchors.
 * <p>
 * A direction that a node does not follow after its arrival is covered by another path that is no longer and turns
 * diagonally earlier. This holds for any best arrival, so one of several equally good arrivals is enough.
 */
final class JumpSearch {

	private final AnchorPlane legal;
	private final Jumps jumps;
	private final SearchNodes nodes;
	private final int startX;
	private final int startY;
	private final int goalX;
	private final int goalY;

	/** The node being expanded. */
	private int node;

	JumpSearch(AnchorPlane legal, Jumps jumps, SearchNodes nodes, PathQuery query) {
		this.legal = legal;
		this.jumps = jumps;
		this.nodes = nodes;
		this.startX = query.start().x();
		this.startY = query.start().y();
		this.goalX = query.goal().x();
		this.goalY = query.goal().y();
	}

	/**
	 * Runs until the shortest path to the goal, which must be reachable, is known. Returns how many nodes it expanded.
	 */
	int run(Progress progress) {
		node = nodes.at(startX, startY);
		reach(startX, startY, Steps.START, 0);
		int goal = nodes.at(goalX, goalY);
		int expanded = 0;
		for (node = nodes.takeFirst(); node != goal; node = nodes.takeFirst()) {
			if (expanded++ % AStarSearch.PATIENCE == 0) {
				progress.check();
			}
			expand();
		}
		return expanded;
	}

	private void expand() {
		int x = nodes.x(node);
		int y = nodes.y(node);
		double cost = nodes.cost(node);
		int directions = Steps.turns(legal.around(x, y), nodes.arrival(node));
		for (int rest = directions; rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			if (direction >= Steps.STRAIGHT) {
				goDiagonally(x, y, Steps.dx(direction), Steps.dy(direction), cost);
			} else if (Steps.dx(direction) != 0) {
				jumpAcross(x, y, Steps.dx(direction), cost);
			} else {
				jumpDown(x, y, Steps.dy(direction), cost);
			}
		}
	}

	private void goDiagonally(int fromX, int fromY, int dx, int dy, double cost) {
		int x = fromX;
		int y = fromY;
		int steps = 0;
		do {
			x += dx;
			y += dy;
			double here = cost + Octile.diagonal(++steps);
			if (x == goalX && y == goalY) {
				reach(x, y, Steps.START, here);
				return;
			}
			jumpAcross(x, y, dx, here);
			jumpDown(x, y, dy, here);
		} while (legal.contains(x + dx, y) && legal.contains(x, y + dy) && legal.contains(x + dx, y + dy));
	}

	private void jumpAcross(int x, int y, int dx, double cost) {
		boolean leads = dx > 0 ? jumps.right().leads(x, y) : jumps.left().leads(x, y);
		if (leads || y == goalY) {
			int stop = dx > 0 ? jumps.right().next(x, y) : jumps.left().previous(x, y);
			int distance = (stop - x) * dx;
			int toGoal = (goalX - x) * dx;
			if (y == goalY && toGoal > 0 && toGoal <= distance) {
				reach(goalX, goalY, Steps.START, cost + toGoal);
			} else if (leads) {
				reach(stop, y, dx > 0 ? 0 : 2, cost + distance);
			}
		}
	}

	private void jumpDown(int x, int y, int dy, double cost) {
		boolean leads = dy > 0 ? jumps.down().leads(y, x) : jumps.up().leads(y, x);
		if (leads || x == goalX) {
			int stop = dy > 0 ? jumps.down().next(y, x) : jumps.up().previous(y, x);
			int distance = (stop - y) * dy;
			int toGoal = (goalY - y) * dy;
			if (x == goalX && toGoal > 0 && toGoal <= distance) {
				reach(goalX, goalY, Steps.START, cost + toGoal);
			} else if (leads) {
				reach(x, stop, dy > 0 ? 1 : 3, cost + distance);
			}
		}
	}

	private void reach(int x, int y, int arrival, double cost) {
		int there = nodes.at(x, y);
		if (cost < nodes.cost(there)) {
			nodes.reach(there, node, cost);
			nodes.setArrival(there, arrival);
			nodes.open(there, cost + Octile.distance(goalX - x, goalY - y));
		}
	}
}
