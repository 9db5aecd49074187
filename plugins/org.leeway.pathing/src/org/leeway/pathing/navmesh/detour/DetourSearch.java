package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search of polygons with the same results as Detour's {@code dtNavMeshQuery::findPath}. Computes in single precision, and breaks
 * ties as Detour does. An object serves one thread and one graph, for any number of queries.
 * <p>
 * The search ends when the best open node belongs to the goal's polygon. If no open node remains, the path leads to the node
 * nearest to the goal. The number of nodes is limited. At the limit, the search creates no more nodes.
 * <p> A polygon has at most four nodes, see {@link DetourGraph#state}. The place of a node is the middle of the portal by which
 * the search <em>first</em> reached the node. The place stays the same if a path through another portal is cheaper. The cost of
 * a path is measured from place to place. If the search finds a cheaper path to a closed node, it opens the node again.
 */
public final class DetourSearch {

	/** Detour's factor for estimates of the distance to the goal. */
	private static final float SCALE = 0.999f;
	private static final int PATIENCE = 256;
	/** The number of nodes that a polygon may have. */
	private static final int STATES = 4;

	private final DetourGraph graph;
	/**
	 * The node for each pair of a polygon and a state, see {@link DetourGraph#state}. Indexed by {@code STATES * polygon +
	 * state}. The lower 32 bits of an entry are the node. The upper 32 bits are the number of the search that created the node.
	 * Entries of earlier searches do not count.
	 */
	private final long[] slots;
	private long search;
	private final TotalHeap open = new TotalHeap();
	/** Indexed by node: its polygon. */
	private int[] polygons = new int[256];
	private float[] xs = new float[256];
	private float[] zs = new float[256];
	private float[] estimates = new float[256];
	private float[] costs = new float[256];
	private int[] before = new int[256];
	/** The portal through which the search came to each node from the previous node of the path. Indexed by node. */
	private int[] portals = new int[256];
	private int count;
	private int expanded;
	private boolean isOutOfNodes;
	/** The node nearest to the goal, among all nodes reached so far. */
	private int nearest;
	/** The estimate of the nearest node. */
	private float nearestEstimate;
	private float goalX;
	private float goalZ;

	public DetourSearch(DetourGraph graph) {
		this.graph = graph;
		this.slots = new long[STATES * graph.polygonCount()];
	}

	/**
	 * Finds the route between places in or near two polygons.
	 *
	 * @param from the polygon that contains the start, or the polygon nearest to the start
	 * @param to the polygon that contains the goal, or the polygon nearest to the goal
	 * @param nodes the largest number of nodes that the search may create
	 * @param trace receives a segment for each expanded node, from the place of the previous node on its path to the place of
	 * the node. Null if not needed
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public DetourRoute find(Point start, int from, Point goal, int to, int nodes, List<Segment> trace, Progress progress) {
		begin(start, from, goal);
		int last = from == to ? 0 : search(to, nodes, trace, progress);
		return new DetourRoute(graph, start, goal, from, portals(last), polygons[last] == to, count, expanded, isOutOfNodes);
	}

	private void begin(Point start, int from, Point goal) {
		search++;
		open.clear();
		count = 0;
		expanded = 0;
		isOutOfNodes = false;
		goalX = graph.scaled(goal.x());
		goalZ = graph.scaled(goal.y());
		int node = add(from, 0, graph.scaled(start.x()), graph.scaled(start.y()));
		nearest = node;
		nearestEstimate = estimates[node];
		before[node] = NavMesh.NONE;
		costs[node] = 0;
		open.push(node, nearestEstimate);
	}

	/**
	 * Runs the search. Returns a node of the goal's polygon. If the search does not reach this polygon, returns the node nearest to
	 * the goal.
	 */
	private int search(int to, int nodes, List<Segment> trace, Progress progress) {
		while (!open.isEmpty()) {
			int node = open.pop();
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			if (trace != null && before[node] != NavMesh.NONE) {
				trace.add(new Segment(place(before[node]), place(node)));
			}
			if (polygons[node] == to) {
				return node;
			}
			expand(node, to, nodes);
		}
		return nearest;
	}

	private void expand(int node, int to, int nodes) {
		int polygon = polygons[node];
		int parent = before[node] == NavMesh.NONE ? NavMesh.NONE : polygons[before[node]];
		int end = graph.firstLink(polygon + 1);
		for (int link = graph.firstLink(polygon); link < end; link++) {
			int next = graph.target(link);
			if (next != parent) {
				int other = node(link, nodes);
				if (other == NavMesh.NONE) {
					isOutOfNodes = true;
				} else {
					reach(other, node, graph.portal(link), next == to);
				}
			}
		}
	}

	/**
	 * Returns the node that a link leads to. Creates the node if necessary. Returns {@link NavMesh#NONE} if the limit of
	 * nodes is reached.
	 */
	private int node(int link, int nodes) {
		int polygon = graph.target(link);
		long slot = slots[STATES * polygon + graph.state(link)];
		if (slot >>> 32 == search) {
			return (int) slot;
		}
		if (count >= nodes) {
			return NavMesh.NONE;
		}
		int portal = graph.portal(link);
		return add(polygon, graph.state(link), (graph.leftX(portal) + graph.rightX(portal)) * 0.5f,
				(graph.leftZ(portal) + graph.rightZ(portal)) * 0.5f);
	}

	private int add(int polygon, int state, float x, float z) {
		if (count == polygons.length) {
			polygons = Arrays.copyOf(polygons, 2 * count);
			xs = Arrays.copyOf(xs, 2 * count);
			zs = Arrays.copyOf(zs, 2 * count);
			estimates = Arrays.copyOf(estimates, 2 * count);
			costs = Arrays.copyOf(costs, 2 * count);
			before = Arrays.copyOf(before, 2 * count);
			portals = Arrays.copyOf(portals, 2 * count);
		}
		slots[STATES * polygon + state] = search << 32 | count;
		polygons[count] = polygon;
		xs[count] = x;
		zs[count] = z;
		estimates[count] = SinglePrecision.distance(x, z, goalX, goalZ) * SCALE;
		open.announce(count);
		return count++;
	}

	private void reach(int node, int from, int portal, boolean isGoal) {
		float cost = costs[from]
				+ SinglePrecision.distance(xs[from], zs[from], xs[node], zs[node]) * graph.cost(polygons[from]);
		if (isGoal) {
			cost += SinglePrecision.distance(xs[node], zs[node], goalX, goalZ) * graph.cost(polygons[node]);
		}
		float estimate = isGoal ? 0 : estimates[node];
		float total = cost + estimate;
		if (open.isKnown(node) && total >= open.total(node)) {
			return;
		}
		before[node] = from;
		portals[node] = portal;
		costs[node] = cost;
		open.push(node, total);
		if (estimate < nearestEstimate) {
			nearestEstimate = estimate;
			nearest = node;
		}
	}

	private Point place(int node) {
		return graph.place(xs[node], zs[node]);
	}

	private int[] portals(int last) {
		int length = 0;
		for (int node = last; before[node] != NavMesh.NONE; node = before[node]) {
			length++;
		}
		int[] path = new int[length];
		for (int node = last; before[node] != NavMesh.NONE; node = before[node]) {
			path[--length] = portals[node];
		}
		return path;
	}
}
