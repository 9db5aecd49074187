package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;

/** A builder of a {@link NextHopTable}. Searches by Dijkstra's algorithm from each face. */
final class NextHopBuilder {

	private final DualGraph graph;
	private final NavMesh mesh;
	private final double radius;
	private final OpenNodes open;
	/** The faces in their depth-first order. */
	private final int[] order;
	/** Indexed by face: its index in {@link #order}. */
	private final int[] places;
	/**
	 * Indexed by face: the first portal of the path to this face from the face where the current search began, as a half-edge.
	 */
	private final int[] firstPortals;
	private int[] runs;
	private int runCount;

	NextHopBuilder(DualGraph graph, double radius) {
		this.graph = graph;
		this.mesh = graph.mesh();
		this.radius = radius;
		this.open = new OpenNodes(mesh.faceCount());
		this.order = new int[mesh.faceCount()];
		this.places = new int[mesh.faceCount()];
		this.firstPortals = new int[mesh.faceCount()];
		this.runs = new int[4 * mesh.faceCount() + 4];
	}

	NextHopTable build(Progress progress) {
		sortDepthFirst();
		int[] first = new int[mesh.faceCount() + 1];
		for (int face = 0; face < mesh.faceCount(); face++) {
			progress.check();
			search(face);
			addRuns(face);
			first[face + 1] = runCount;
			progress.worked(1);
		}
		return new NextHopTable(graph, places, first, Arrays.copyOf(runs, runCount));
	}

	/** Orders the faces as a depth-first search visits them, component by component. */
	private void sortDepthFirst() {
		int[] stack = new int[mesh.edgeCount() + 1];
		Arrays.fill(places, NavMesh.NONE);
		int count = 0;
		for (int root = 0; root < order.length; root++) {
			int depth = 0;
			stack[depth++] = root;
			while (depth > 0) {
				int face = stack[--depth];
				if (places[face] == NavMesh.NONE) {
					places[face] = count;
					order[count++] = face;
					depth = pushNeighbours(face, stack, depth);
				}
			}
		}
	}

	private int pushNeighbours(int face, int[] stack, int depth) {
		int top = depth;
		for (int edge = mesh.firstEdge(face + 1) - 1; edge >= mesh.firstEdge(face); edge--) {
			if (graph.isOpen(edge, radius) && places[graph.neighbour(edge)] == NavMesh.NONE) {
				stack[top++] = graph.neighbour(edge);
			}
		}
		return top;
	}

	private void search(int source) {
		open.clear();
		open.reach(source, 0, 0, NavMesh.NONE);
		while (!open.isEmpty()) {
			int face = open.takeFirst();
			int before = open.before(face);
			firstPortals[face] = face == source || mesh.face(before) == source ? before : firstPortals[mesh.face(before)];
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (graph.isOpen(edge, radius)) {
					open.reach(graph.neighbour(edge), open.cost(face) + graph.linkCost(edge), 0, edge);
				}
			}
		}
	}

	private void addRuns(int source) {
		int begin = runCount;
		int last = NavMesh.NONE;
		for (int place = 0; place < order.length; place++) {
			int face = order[place];
			if (face != source) {
				boolean isReached = open.costOrInfinity(face) < Double.POSITIVE_INFINITY;
				int portal = isReached ? firstPortals[face] - mesh.firstEdge(source) : NavMesh.NONE;
				if (runCount == begin || portal != last) {
					addRun(NextHopTable.run(place, portal));
				}
				last = portal;
			}
		}
	}

	private void addRun(int run) {
		runs = runCount < runs.length ? runs : Arrays.copyOf(runs, 2 * runCount);
		runs[runCount++] = run;
	}
}
