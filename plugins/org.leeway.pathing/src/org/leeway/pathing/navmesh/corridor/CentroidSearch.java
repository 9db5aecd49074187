package org.leeway.pathing.navmesh.corridor;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for a corridor between two faces. The nodes are the faces. The cost of a step is the distance of the centroids of
 * two neighbouring faces, times the mean cost of these faces.
 */
final class CentroidSearch extends DualSearch {

	CentroidSearch(DualGraph graph, boolean directed) {
		super(graph, directed, graph.mesh().faceCount());
	}

	@Override
	void begin(Point start, int[] starts, int[] goals) {
		for (int face : starts) {
			open.reach(face, 0, estimate(face, goals), NavMesh.NONE);
		}
	}

	private double estimate(int face, int[] goals) {
		if (leastCost == 0) {
			return 0;
		}
		double least = Double.POSITIVE_INFINITY;
		for (int goal : goals) {
			least = Math.min(least, DualGraph.distance(graph.x(face), graph.y(face), graph.x(goal), graph.y(goal)));
		}
		return least * leastCost;
	}

	@Override
	void expand(int face, int[] goals) {
		double cost = open.cost(face);
		int end = mesh.firstEdge(face + 1);
		for (int edge = mesh.firstEdge(face); edge < end; edge++) {
			int next = graph.neighbour(edge);
			double nextCost = cost + graph.linkCost(edge);
			if (next != NavMesh.NONE && open.isBetter(next, nextCost, edge) && graph.isOpen(edge, radius)) {
				open.reach(next, nextCost, estimate(next, goals), edge);
			}
		}
	}

	@Override
	boolean isGoal(int face, int[] goals) {
		return contains(goals, face);
	}

	@Override
	int lastPortal(int face, int[] goals) {
		int last = open.before(face);
		for (int goal : goals) {
			if (open.costOrInfinity(goal) == open.cost(face)) {
				last = Math.min(last, open.before(goal));
			}
		}
		return last;
	}

	@Override
	int portalBefore(int portal) {
		return open.before(mesh.face(portal));
	}

	@Override
	Segment link(int face) {
		int portal = open.before(face);
		return portal == NavMesh.NONE ? null : graph.link(portal);
	}
}
