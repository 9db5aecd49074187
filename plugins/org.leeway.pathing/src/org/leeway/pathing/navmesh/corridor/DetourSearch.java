package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Searches a mesh as Detour's {@code dtNavMeshQuery::findPath} does, in single precision and with the same order of equal
 * nodes. One object for each thread and mesh, which can be asked again and again.
 * <p>
 * A node is a face. Its place is the middle of the half-edge by which the search <em>first</em> came to it, for good; its
 * cost is that of the way through such places. The search closes and opens nodes again. It ends when the goal's face is
 * the best open node, or when nothing is open; faces for which no node is left are skipped. Then the path leads to the face
 * whose place was nearest to the goal.
 */
public final class DetourSearch {

	/** The scale of estimates. */
	private static final float SCALE = 0.999f;
	private static final int PATIENCE = 256;

	private final NavMesh mesh;
	/** By face. */
	private final float[] costs;
	/** By face: the search that reached it last in the upper half, its node in the lower one. */
	private final long[] slots;
	private long search;
	private final TotalHeap open = new TotalHeap();
	/** By node. */
	private int[] faces = new int[256];
	private float[] xs = new float[256];
	private float[] ys = new float[256];
	private float[] estimates = new float[256];
	private float[] reached = new float[256];
	private int[] before = new int[256];
	private int count;
	private int expanded;
	private boolean isOutOfNodes;
	/** The node nearest to the goal, and how near it is. */
	private int nearest;
	private float nearestEstimate;
	private float goalX;
	private float goalY;

	/** @param mesh with faces of few vertices, as Detour has room for: {@link FaceSplitter} */
	public DetourSearch(NavMesh mesh, TerrainSpeeds speeds) {
		this.mesh = mesh;
		this.costs = new float[mesh.faceCount()];
		this.slots = new long[mesh.faceCount()];
		for (int face = 0; face < costs.length; face++) {
			costs[face] = mesh.terrain(face) == NavMesh.NONE ? 1 : (float) (1 / speeds.of(mesh.terrain(face)));
		}
	}

	/**
	 * The route between places in two faces.
	 *
	 * @param nodes how many nodes the search may make
	 * @param trace receives the links between places, in the order of their expansion; null if not needed
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public DetourRoute find(Point start, int from, Point goal, int to, int nodes, List<Segment> trace, Progress progress) {
		begin(start, from, goal);
		int last = from == to ? 0 : search(to, nodes, trace, progress);
		return new DetourRoute(corridor(start, from, goal, last), faces[last] == to, count, expanded, isOutOfNodes);
	}

	private void begin(Point start, int from, Point goal) {
		search++;
		open.clear();
		count = 0;
		expanded = 0;
		isOutOfNodes = false;
		goalX = (float) goal.x();
		goalY = (float) goal.y();
		int node = add(from, (float) start.x(), (float) start.y());
		nearest = node;
		nearestEstimate = estimates[node];
		before[node] = NavMesh.NONE;
		reached[node] = 0;
		open.push(node, nearestEstimate);
	}

	/** The last node of the path. */
	private int search(int to, int nodes, List<Segment> trace, Progress progress) {
		while (!open.isEmpty()) {
			int node = open.pop();
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			if (trace != null && before[node] != NavMesh.NONE) {
				trace.add(new Segment(place(nodeBefore(node)), place(node)));
			}
			if (faces[node] == to) {
				return node;
			}
			expand(node, to, nodes);
		}
		return nearest;
	}

	private void expand(int node, int to, int nodes) {
		int face = faces[node];
		int parent = before[node] == NavMesh.NONE ? NavMesh.NONE : mesh.face(before[node]);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int next = mesh.isWall(edge) ? NavMesh.NONE : mesh.face(mesh.twin(edge));
			if (next != NavMesh.NONE && next != parent) {
				int other = node(next, edge, nodes);
				if (other == NavMesh.NONE) {
					isOutOfNodes = true;
				} else {
					reach(other, node, edge, next == to);
				}
			}
		}
	}

	/** The node of a face, made if it has none; {@link NavMesh#NONE} if none is left. */
	private int node(int face, int edge, int nodes) {
		if (slots[face] >>> 32 == search) {
			return (int) slots[face];
		}
		if (count >= nodes) {
			return NavMesh.NONE;
		}
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return add(face, ((float) mesh.x(a) + (float) mesh.x(b)) * 0.5f, ((float) mesh.y(a) + (float) mesh.y(b)) * 0.5f);
	}

	private int add(int face, float x, float y) {
		if (count == faces.length) {
			faces = Arrays.copyOf(faces, 2 * count);
			xs = Arrays.copyOf(xs, 2 * count);
			ys = Arrays.copyOf(ys, 2 * count);
			estimates = Arrays.copyOf(estimates, 2 * count);
			reached = Arrays.copyOf(reached, 2 * count);
			before = Arrays.copyOf(before, 2 * count);
		}
		slots[face] = search << 32 | count;
		faces[count] = face;
		xs[count] = x;
		ys[count] = y;
		estimates[count] = distance(x, y, goalX, goalY) * SCALE;
		open.announce(count);
		return count++;
	}

	private void reach(int node, int from, int edge, boolean isGoal) {
		float cost = reached[from] + distance(xs[from], ys[from], xs[node], ys[node]) * costs[faces[from]];
		if (isGoal) {
			cost += distance(xs[node], ys[node], goalX, goalY) * costs[faces[node]];
		}
		float estimate = isGoal ? 0 : estimates[node];
		float total = cost + estimate;
		if (open.isKnown(node) && total >= open.total(node)) {
			return;
		}
		before[node] = edge;
		reached[node] = cost;
		open.push(node, total);
		if (estimate < nearestEstimate) {
			nearestEstimate = estimate;
			nearest = node;
		}
	}

	private static float distance(float ax, float ay, float bx, float by) {
		float dx = bx - ax;
		float dy = by - ay;
		return (float) Math.sqrt(dx * dx + dy * dy);
	}

	private int nodeBefore(int node) {
		return (int) slots[mesh.face(before[node])];
	}

	private Point place(int node) {
		return new Point(xs[node], ys[node]);
	}

	private Corridor corridor(Point start, int from, Point goal, int last) {
		int length = 0;
		for (int node = last; before[node] != NavMesh.NONE; node = nodeBefore(node)) {
			length++;
		}
		int[] portals = new int[length];
		for (int node = last; before[node] != NavMesh.NONE; node = nodeBefore(node)) {
			portals[--length] = before[node];
		}
		return new Corridor(mesh, start, nearestIn(faces[last], goal), from, portals);
	}

	/** The point of a face that is nearest to a place. */
	private Point nearestIn(int face, Point place) {
		Point nearest = place;
		double least = Double.POSITIVE_INFINITY;
		boolean isInside = true;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			isInside &= Predicates.side(a.x(), a.y(), b.x(), b.y(), place.x(), place.y()) >= 0;
			double dx = b.x() - a.x();
			double dy = b.y() - a.y();
			double t = Math.clamp(((place.x() - a.x()) * dx + (place.y() - a.y()) * dy) / (dx * dx + dy * dy), 0, 1);
			Point at = t == 1 ? b : new Point(a.x() + t * dx, a.y() + t * dy);
			if (at.distance(place) < least) {
				least = at.distance(place);
				nearest = at;
			}
		}
		return isInside ? place : nearest;
	}
}
