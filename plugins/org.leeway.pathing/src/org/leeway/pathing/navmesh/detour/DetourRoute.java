package org.leeway.pathing.navmesh.detour;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The route that Detour's search finds. Immutable. */
public final class DetourRoute {

	private final DetourGraph graph;
	private final Point start;
	private final Point goal;
	private final int from;
	private final int[] portals;
	private final boolean complete;
	private final int nodes;
	private final int expanded;
	private final boolean outOfNodes;

	/** Creates a route that uses the array without copying it. */
	DetourRoute(DetourGraph graph, Point start, Point goal, int from, int[] portals, boolean complete, int nodes, int expanded,
			boolean outOfNodes) {
		this.graph = graph;
		this.start = start;
		this.goal = goal;
		this.from = from;
		this.portals = portals;
		this.complete = complete;
		this.nodes = nodes;
		this.expanded = expanded;
		this.outOfNodes = outOfNodes;
	}

	/** Returns the number of polygons, one more than the number of portals. */
	public int polygonCount() {
		return portals.length + 1;
	}

	/** Returns the {@code i}-th polygon of the route, from 0. */
	public int polygon(int i) {
		return i == 0 ? from : graph.target(portals[i - 1]);
	}

	/**
	 * Returns whether the route reaches the goal's polygon. Otherwise the route ends as near to the goal as Detour's search got,
	 * see {@link DetourSearch}.
	 */
	public boolean complete() {
		return complete;
	}

	/** Returns the number of nodes that the search created. */
	public int nodes() {
		return nodes;
	}

	/** Returns the number of times that the search took a node from the open list. */
	public int expanded() {
		return expanded;
	}

	/** Returns whether the search skipped a polygon because the number of nodes had reached the limit. */
	public boolean outOfNodes() {
		return outOfNodes;
	}

	/** Returns the place in the last polygon that is nearest to the goal. */
	public Point end() {
		float[] last = last();
		return place(last[0], last[1]);
	}

	/**
	 * Returns the shortened path: start, turns and goal, as Detour finds it. A start outside of the first polygon is replaced by
	 * the nearest place of this polygon. A goal outside of the last polygon is replaced in the same way.
	 */
	public List<Point> path() {
		return new StraightPath(this).pull();
	}

	DetourGraph graph() {
		return graph;
	}

	int portal(int i) {
		return portals[i];
	}

	/**
	 * Returns the start as an array of x and z. If the start is outside of its polygon, returns the nearest place of this
	 * polygon instead.
	 */
	float[] first() {
		return graph.clamped(from, graph.scaled(start.x()), graph.scaled(start.y()));
	}

	/**
	 * Returns the goal as an array of x and z. If the goal is outside of the last polygon, returns the nearest place of this
	 * polygon instead.
	 */
	float[] last() {
		return graph.clamped(polygon(portals.length), graph.scaled(goal.x()), graph.scaled(goal.y()));
	}

	/**
	 * Converts a place from Detour's units of length to cells. For the start and the goal, returns the exact place, although
	 * Detour rounds both.
	 */
	Point place(float x, float z) {
		if (x == graph.scaled(start.x()) && z == graph.scaled(start.y())) {
			return start;
		}
		return x == graph.scaled(goal.x()) && z == graph.scaled(goal.y()) ? goal : graph.place(x, z);
	}
}
