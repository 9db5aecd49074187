package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * One run of jump point search. Often, many shortest paths differ only in the order of their steps. Among these paths, the
 * search follows only the path with its diagonal steps first. The followed path leaves a straight line only where a gap opens
 * beside the line, see {@link JumpPlane}.
 * <p>
 * The nodes of the search are the places where followed paths leave a straight line. If units cut corners, the places where a
 * diagonal path goes around a corner are nodes too.
 * <p>
 * From a node, the search follows only some directions. For each path in another direction, there is a path that is at
 * most as long and makes its diagonal steps earlier. If a node has several cheapest paths, the search keeps only one path.
 */
final class JumpSearch {

	/**
	 * A flag that marks an expanded node. A node that is expanded twice is counted only once. The flag is stored together with
	 * the direction in {@link SearchNodes#arrival}.
	 */
	private static final int EXPANDED = 1 << 4;

	private final JumpGraph graph;
	private final SearchNodes nodes;
	private final int start;
	private final int goalX;
	private final int goalY;
	/**
	 * The node of the goal. The jumps in {@link JumpGraph} do not depend on the goal, so usually no jump ends there. Instead,
	 * for each expanded node, the search tests whether diagonal and then straight steps lead to the goal.
	 */
	private int last;
	private int expanded;

	/** @param graph without nodes */
	JumpSearch(JumpGraph graph, SearchNodes nodes, PathQuery query) {
		this.graph = graph;
		this.nodes = nodes;
		this.start = graph.vertex(query.start().x(), query.start().y());
		this.goalX = query.goal().x();
		this.goalY = query.goal().y();
	}

	/**
	 * Searches until the shortest path to the goal is known. The goal must be reachable. Returns the number of expanded
	 * nodes.
	 */
	int run(Progress progress) {
		int first = add(start);
		last = nodes.x(first) == goalX && nodes.y(first) == goalY ? first : nodes.add(goalX, goalY);
		reach(first, first, graph.jumps().rule().start(), 0);
		open(first, start);
		int taken = 0;
		for (int node = nodes.takeFirst(); node != last; node = nodes.takeFirst()) {
			if (taken++ % AStarSearch.PATIENCE == 0) {
				progress.check();
			}
			count(node);
			expand(node);
		}
		return expanded;
	}

	private int add(int vertex) {
		int node = nodes.add(graph.x(vertex), graph.y(vertex));
		graph.setNode(vertex, node);
		return node;
	}

	private void expand(int node) {
		double cost = nodes.cost(node);
		int list = graph.list(graph.vertex(node), nodes.arrival(node) & ~EXPANDED);
		if (reachGoal(node, list, cost)) {
			return;
		}
		int jump = graph.firstJump(list);
		for (int i = graph.count(list); i > 0; i--, jump += JumpGraph.JUMP) {
			follow(jump, node, cost);
		}
	}

	/**
	 * Follows a jump to its end. If exactly one jump starts there, follows this jump too, and so on. Stops at a place where
	 * several jumps start, and puts it on the open list. Also stops at a place that an earlier path reaches at the same or a
	 * lower cost.
	 *
	 * @param first the jump
	 * @param from the node where the jump starts
	 * @param costs the cost of the path to this node
	 */
	private void follow(int first, int from, double costs) {
		int parent = from;
		double cost = costs;
		for (int jump = first, list, count = 1; count > 0; jump = graph.firstJump(list)) {
			int vertex = graph.target(jump);
			int arrival = graph.arrival(jump);
			cost += graph.length(jump);
			int node = node(vertex);
			if (cost >= nodes.cost(node)) {
				return;
			}
			reach(node, parent, arrival, cost);
			list = graph.list(vertex, arrival);
			count = graph.count(list);
			if (count > 1) {
				open(node, vertex);
				return;
			}
			nodes.pass(node);
			count(node);
			if (reachGoal(node, list, cost)) {
				return;
			}
			parent = node;
		}
	}

	/** Stores a new best path to a node. If the node has the flag {@link #EXPANDED}, it keeps the flag. */
	private void reach(int node, int parent, int arrival, double cost) {
		nodes.setArrival(node, nodes.arrival(node) & EXPANDED | arrival);
		nodes.reach(node, parent, cost);
	}

	private void count(int node) {
		int arrival = nodes.arrival(node);
		if ((arrival & EXPANDED) == 0) {
			nodes.setArrival(node, arrival | EXPANDED);
			expanded++;
		}
	}

	private int node(int vertex) {
		int known = graph.node(vertex);
		return known < 0 ? add(vertex) : known;
	}

	private void open(int node, int vertex) {
		nodes.open(node, nodes.cost(node) + Octile.distance(goalX - graph.x(vertex), goalY - graph.y(vertex)));
	}

	/**
	 * Tries to reach the goal from a node by diagonal steps first, and straight steps afterwards. If this succeeds, returns
	 * true and adds the goal. The search then need not try other jumps from the node, because no path from the node to the goal
	 * is shorter.
	 *
	 * @param list the list of jumps from the node
	 * @param cost the cost of the path to the node
	 */
	private boolean reachGoal(int node, int list, double cost) {
		int dx = goalX - nodes.x(node);
		int dy = goalY - nodes.y(node);
		int direction = Steps.towards(dx, dy);
		if (!graph.follows(list, direction)) {
			return false;
		}
		int diagonal = Math.min(Math.abs(dx), Math.abs(dy));
		int straight = Math.max(Math.abs(dx), Math.abs(dy)) - diagonal;
		if (diagonal > 0 && diagonal > graph.diagonalSteps(list, direction)) {
			return false;
		}
		int turnX = nodes.x(node) + diagonal * Integer.signum(dx);
		int turnY = nodes.y(node) + diagonal * Integer.signum(dy);
		boolean clear = graph.jumps().isClear(turnX, turnY, goalX, goalY);
		if (clear) {
			reachGoal(node, cost + Octile.diagonal(diagonal) + straight);
		}
		return clear;
	}

	private void reachGoal(int parent, double cost) {
		if (cost < nodes.cost(last)) {
			nodes.reach(last, parent, cost);
			nodes.open(last, cost);
		}
	}
}
