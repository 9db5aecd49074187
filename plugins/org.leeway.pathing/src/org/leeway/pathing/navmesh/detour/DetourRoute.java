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

	/** Takes over the array. */
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

	/** The number of polygons, one more than that of portals. */
	public int polygonCount() {
		return portals.length + 1;
	}

	/** A polygon of the route, from 0. */
	public int polygon(int i) {
		return i == 0 ? from : graph.target(portals[i - 1]);
	}

	/** Whether the route leads to the polygon of the goal, and not only to one that seemed nearest to it. */
	public boolean complete() {
		return complete;
	}

	/** How many nodes the search made. */
	public int nodes() {
		return nodes;
	}

	/** How often the search took a node from the open list. */
	public int expanded() {
		return expanded;
	}

	/** Whether the search skipped polygons for which no node was left. */
	public boolean outOfNodes() {
		return outOfNodes;
	}

	/** The place of the last polygon that is nearest to the goal. */
	public Point end() {
		float[] last = last();
		return place(last[0], last[1]);
	}

	/**
	 * The path that Detour pulls straight: start, turns and goal. The start and the goal are in their polygons: where one
	 * is not, the nearest place of its polygon stands for it.
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

	/** The start in its polygon, x and z. */
	float[] first() {
		return graph.clamped(from, graph.scaled(start.x()), graph.scaled(start.y()));
	}

	/** The goal in the last polygon, x and z. */
	float[] last() {
		return graph.clamped(polygon(portals.length), graph.scaled(goal.x()), graph.scaled(goal.y()));
	}

	/** A place of the level; the start and the goal are exact. */
	Point place(float x, float z) {
		if (x == graph.scaled(start.x()) && z == graph.scaled(start.y())) {
			return start;
		}
		return x == graph.scaled(goal.x()) && z == graph.scaled(goal.y()) ? goal : graph.place(x, z);
	}
}
