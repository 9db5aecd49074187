package org.leeway.pathing.navmesh.corridor;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search through the middles of portals. A portal is two nodes, one for each direction: the node is the half-edge by which the
 * path leaves a face. One more node stands for the goal.
 */
final class MidpointSearch extends DualSearch {

	private final int goalNode;
	private Point start;

	MidpointSearch(DualGraph graph, boolean directed) {
		super(graph, directed, graph.mesh().edgeCount() + 1);
		goalNode = graph.mesh().edgeCount();
	}

	@Override
	void begin(Point from, int[] starts, int[] goals) {
		start = from;
		for (int face : starts) {
			reachPortals(face, NavMesh.NONE, from.x(), from.y(), 0);
		}
	}

	@Override
	void expand(int portal, int[] goals) {
		int face = mesh.face(mesh.twin(portal));
		double x = graph.middleX(portal);
		double y = graph.middleY(portal);
		double cost = open.cost(portal);
		if (contains(goals, face)) {
			open.reach(goalNode, cost + graph.rounded(DualGraph.distance(x, y, goalX, goalY) * graph.cost(face)), 0, portal);
		}
		reachPortals(face, portal, x, y, cost);
	}

	private void reachPortals(int face, int before, double x, double y, double cost) {
		int back = before == NavMesh.NONE ? NavMesh.NONE : mesh.twin(before);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (edge != back && graph.isOpen(edge, radius)) {
				double atX = graph.middleX(edge);
				double atY = graph.middleY(edge);
				open.reach(edge, cost + graph.rounded(DualGraph.distance(x, y, atX, atY) * graph.cost(face)),
						DualGraph.distance(atX, atY, goalX, goalY) * leastCost, before);
			}
		}
	}

	@Override
	boolean isGoal(int node, int[] goals) {
		return node == goalNode;
	}

	@Override
	int lastPortal(int goal, int[] goals) {
		return open.before(goal);
	}

	@Override
	int portalBefore(int portal) {
		return open.before(portal);
	}

	@Override
	Segment link(int node) {
		return new Segment(place(open.before(node)), place(node));
	}

	private Point place(int node) {
		if (node == NavMesh.NONE) {
			return start;
		}
		return node == goalNode ? new Point(goalX, goalY) : new Point(graph.middleX(node), graph.middleY(node));
	}
}
