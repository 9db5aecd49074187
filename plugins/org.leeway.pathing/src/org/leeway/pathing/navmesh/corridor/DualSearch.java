package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for the corridor of least cost. A corridor is a sequence of neighbouring faces. This search is the first (global)
 * phase of planning. The second phase finds the path inside the corridor. An object serves one thread and one graph, for any
 * number of queries.
 */
public abstract class DualSearch {

	/** The number of expansions between two checks whether the search was cancelled. */
	private static final int PATIENCE = 256;

	final DualGraph graph;
	final NavMesh mesh;
	final OpenNodes open;
	/**
	 * The lowest cost of crossing a cell anywhere on the mesh. A* multiplies the distance to the goal by this cost to estimate
	 * the remaining cost. If the value is 0, the search becomes Dijkstra's algorithm.
	 */
	final double leastCost;
	/** The radius of the unit, in cells. Portals narrower than twice the radius are closed. */
	double radius;
	double goalX;
	double goalY;
	private int expanded;

	/**
	 * Creates a search of a graph.
	 *
	 * @param directed true for A*, which is directed by estimates, false for Dijkstra's algorithm
	 * @param bound the size of the table of nodes: nodes have numbers less than this
	 */
	DualSearch(DualGraph graph, boolean directed, int bound) {
		this.graph = graph;
		this.mesh = graph.mesh();
		this.open = new OpenNodes(bound);
		this.leastCost = directed ? graph.leastCost() : 0;
	}

	/** Creates a search of a graph: Dijkstra's algorithm for {@code DIJKSTRA}, otherwise A*. */
	public static DualSearch of(DualGraph graph, CorridorProvider.Costs costs, CorridorProvider.Algorithm algorithm) {
		boolean directed = algorithm != CorridorProvider.Algorithm.DIJKSTRA;
		return costs == CorridorProvider.Costs.CENTROIDS ? new CentroidSearch(graph, directed)
				: new MidpointSearch(graph, directed);
	}

	/**
	 * Finds the corridor of least cost between places in two faces. Decides ties by {@link Corridor#isBefore}. Returns empty
	 * if there is no corridor.
	 *
	 * @param unit the radius of the unit in cells, at least 0; portals narrower than twice the radius are closed
	 * @param from the face that contains the start
	 * @param to the face that contains the goal
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public final Optional<Corridor> find(double unit, Point start, int from, Point goal, int to, Progress progress) {
		return Optional.ofNullable(find(unit, start, new int[] {from}, goal, new int[] {to}, null, progress));
	}

	/**
	 * Finds the corridor of least cost, or null if there is none.
	 *
	 * @param unit the radius of the unit in cells; portals narrower than twice the radius are closed
	 * @param starts the faces that contain the start
	 * @param goals the faces that contain the goal
	 * @param trace receives a segment for each expanded node, in the order of expansion: the link by which the search reached
	 * the node. Null if not needed
	 */
	final Corridor find(double unit, Point start, int[] starts, Point goal, int[] goals, List<Segment> trace,
			Progress progress) {
		open.clear();
		radius = unit;
		expanded = 0;
		goalX = goal.x();
		goalY = goal.y();
		for (int face : starts) {
			if (contains(goals, face)) {
				return new Corridor(mesh, start, goal, face, new int[0]);
			}
		}
		begin(start, starts, goals);
		while (!open.isEmpty()) {
			int node = open.takeFirst();
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			Segment link = trace == null ? null : link(node);
			if (link != null) {
				trace.add(link);
			}
			if (isGoal(node, goals)) {
				return corridor(start, goal, lastPortal(node, goals));
			}
			expand(node, goals);
		}
		return null;
	}

	/** Returns the number of nodes that the last search expanded. */
	public final int expanded() {
		return expanded;
	}

	/** Returns the number of nodes that the last search reached. */
	public final int generated() {
		return open.count();
	}

	static boolean contains(int[] faces, int face) {
		for (int each : faces) {
			if (each == face) {
				return true;
			}
		}
		return false;
	}

	/** Adds the nodes at which the search begins to the open list. */
	abstract void begin(Point start, int[] starts, int[] goals);

	abstract void expand(int node, int[] goals);

	abstract boolean isGoal(int node, int[] goals);

	/**
	 * Returns the portal through which the path enters a face that contains the goal, as a half-edge. A goal on an edge lies in
	 * several faces. If the paths to these faces cost the same, returns the half-edge with the lowest number.
	 *
	 * @param goal the node of the goal
	 * @param goals the faces that contain the goal
	 */
	abstract int lastPortal(int goal, int[] goals);

	/** Returns the portal before a given portal on the path, or {@link NavMesh#NONE} if the given portal is the first. */
	abstract int portalBefore(int portal);

	/** Returns the link by which the search reached a node, or null if the search began at the node. */
	abstract Segment link(int node);

	private Corridor corridor(Point start, Point goal, int last) {
		int count = 0;
		for (int portal = last; portal != NavMesh.NONE; portal = portalBefore(portal)) {
			count++;
		}
		int[] portals = new int[count];
		for (int portal = last; portal != NavMesh.NONE; portal = portalBefore(portal)) {
			portals[--count] = portal;
		}
		return new Corridor(mesh, start, goal, mesh.face(portals[0]), portals);
	}
}
