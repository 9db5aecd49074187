package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * One run of the A* search. The estimate of the distance to the goal is consistent. So when the search expands a node,
 * the shortest path to this node is known.
 */
final class AStarSearch {

	/** Number of nodes expanded between two checks for cancellation. A power of two. */
	static final int PATIENCE = 1024;

	private final AgentAnchors anchors;
	private final StepRule steps;
	private final AnchorPlane legal;
	private final SearchNodes nodes;
	private final int startX;
	private final int startY;
	private final int goalX;
	private final int goalY;

	AStarSearch(AgentAnchors anchors, SearchNodes nodes, PathQuery query) {
		this.anchors = anchors;
		this.steps = StepRule.of(anchors.diagonals());
		this.legal = anchors.legal();
		this.nodes = nodes;
		this.startX = query.start().x();
		this.startY = query.start().y();
		this.goalX = query.goal().x();
		this.goalY = query.goal().y();
	}

	/**
	 * Runs until the shortest path to the goal is known. The goal must be reachable. Returns the number of expanded nodes.
	 */
	int run(Progress progress) {
		int start = nodes.at(startX, startY);
		nodes.reach(start, start, 0);
		nodes.open(start, 0);
		int goal = nodes.at(goalX, goalY);
		int expanded = 0;
		for (int node = nodes.takeFirst(); node != goal; node = nodes.takeFirst()) {
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			expand(node);
		}
		return expanded;
	}

	private void expand(int node) {
		int x = nodes.x(node);
		int y = nodes.y(node);
		double cost = nodes.cost(node);
		int speedClass = anchors.speedClass(x, y);
		for (int rest = steps.legal(legal.around(x, y)); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int toX = x + Steps.dx(direction);
			int toY = y + Steps.dy(direction);
			int slower = Math.max(speedClass, anchors.speedClass(toX, toY));
			reach(toX, toY, cost + anchors.stepCost(slower, direction), node);
		}
	}

	private void reach(int x, int y, double cost, int parent) {
		int node = nodes.at(x, y);
		if (cost < nodes.cost(node)) {
			nodes.reach(node, parent, cost);
			nodes.open(node, cost + steps.distance(goalX - x, goalY - y));
		}
	}
}
