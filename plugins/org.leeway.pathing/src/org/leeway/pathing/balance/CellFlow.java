package org.leeway.pathing.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.search.StepGraph;

/**
 * A maximum flow from source cells to target cells. Every other cell lets one unit of flow pass. So the flow is the
 * greatest number of paths that share only sources and targets (K. Menger, 1927). Direct steps from a source to a
 * target are not part of the flow, see {@link #direct}.
 * <p>
 * The algorithm is Dinic's (1970). Each cell has two nodes. A path enters the cell at its inner node and leaves the
 * cell at its outer node. Not thread-safe.
 */
final class CellFlow {

	private static final byte NONE = -1;
	private static final int TARGET = -2;
	/**
	 * The number of the arc from the outer node of a cell back to its inner node. Arcs with lower numbers are steps to
	 * neighbouring cells: the number is the direction of the step.
	 */
	private static final int BACK = StepGraph.DIRECTIONS;

	private final StepGraph graph;
	private final BitSet sources;
	private final BitSet targets;
	private final Progress progress;
	/** The direction in which the flow enters a cell, indexed by cell. {@link #NONE} for a cell without flow. */
	private final byte[] from;
	/** The direction in which the flow leaves a cell, indexed by cell. */
	private final byte[] to;
	/**
	 * Indexed by node: the least number of arcs from a source to the node. -1 if the search has not reached the node. The
	 * inner node of a cell is node {@code 2 * cell}, and its outer node is {@code 2 * cell + 1}.
	 */
	private final int[] levels;
	/** The next arc to try, indexed by node. */
	private final byte[] next;
	private int[] queue = new int[1024];
	private int[] path = new int[1024];
	private int flow;

	/** Finds a maximum flow. Sources and targets must have no cell in common. */
	CellFlow(StepGraph graph, BitSet sources, BitSet targets, Progress progress) {
		this.graph = graph;
		this.sources = sources;
		this.targets = targets;
		this.progress = progress;
		this.from = new byte[graph.size()];
		this.to = new byte[graph.size()];
		this.levels = new int[2 * graph.size()];
		this.next = new byte[2 * graph.size()];
		Arrays.fill(from, NONE);
		Arrays.fill(to, NONE);
		while (findLevels()) {
			Arrays.fill(next, (byte) 0);
			sources.stream().forEach(source -> {
				while (augment(2 * source + 1)) {
					flow++;
				}
			});
		}
	}

	/** Returns the number of paths, without direct steps. */
	int flow() {
		return flow;
	}

	/** Returns the number of pairs of a source and a target that are only one step apart. */
	int direct() {
		return (int) sources.stream().mapToLong(source -> directions(source).filter(
				direction -> targets.get(graph.neighbour(source, direction))).count()).sum();
	}

	private IntStream directions(int cell) {
		return IntStream.range(0, StepGraph.DIRECTIONS).filter(each -> (graph.steps(cell) >> each & 1) != 0);
	}

	/** Computes the {@link #levels} of nodes, up to the nearest target. Returns whether a target can be reached. */
	private boolean findLevels() {
		Arrays.fill(levels, -1);
		int end = 0;
		for (int source = sources.nextSetBit(0); source >= 0; source = sources.nextSetBit(source + 1)) {
			end = enqueue(2 * source + 1, 0, end);
		}
		boolean found = false;
		int last = Integer.MAX_VALUE;
		for (int i = 0; i < end && levels[queue[i]] < last; i++) {
			int node = queue[i];
			for (int arc = 0; arc <= BACK; arc++) {
				int other = follow(node, arc);
				if (other == TARGET) {
					found = true;
					last = levels[node];
				} else if (other >= 0 && levels[other] < 0) {
					end = enqueue(other, levels[node] + 1, end);
				}
			}
			if (i % FieldSearch.PATIENCE == 0) {
				progress.check();
			}
		}
		return found;
	}

	private int enqueue(int node, int level, int end) {
		levels[node] = level;
		queue = end == queue.length ? Arrays.copyOf(queue, 2 * end) : queue;
		queue[end] = node;
		return end + 1;
	}

	/**
	 * Returns the node to which an arc leads. Returns {@link #TARGET} if the arc leads to a target cell, and {@link #NONE} if
	 * the arc has no capacity left. Steps between cells have unlimited capacity: only the arcs inside cells limit the flow.
	 */
	private int follow(int node, int arc) {
		int cell = node >> 1;
		if ((node & 1) == 0) {
			return arc == 0 ? outerBefore(cell) : NONE;
		}
		if (arc == BACK) {
			return from[cell] == NONE ? NONE : node - 1;
		}
		if ((graph.steps(cell) >> arc & 1) == 0) {
			return NONE;
		}
		int other = graph.neighbour(cell, arc);
		if (targets.get(other)) {
			return sources.get(cell) ? NONE : TARGET;
		}
		if (sources.get(other)) {
			return NONE;
		}
		return from[other] == NONE ? 2 * other + 1 : 2 * other;
	}

	/**
	 * Returns the outer node of the cell from which the flow enters a cell. {@link #NONE} if this previous cell is a source.
	 */
	private int outerBefore(int cell) {
		int before = graph.neighbour(cell, StepGraph.opposite(from[cell]));
		return sources.get(before) ? NONE : 2 * before + 1;
	}

	/**
	 * Finds a shortest path from a source to a target along arcs that have capacity left, and sends flow along it. Returns
	 * whether there was such a path.
	 */
	private boolean augment(int source) {
		int length = push(source, 0);
		while (length > 0) {
			int node = path[length - 1];
			int arc = next[node];
			int other = arc > BACK ? NONE : follow(node, arc);
			if (arc > BACK) {
				levels[node] = -1;
				length--;
				if (length > 0) {
					next[path[length - 1]]++;
				}
			} else if (other == TARGET) {
				send(length);
				return true;
			} else if (other >= 0 && levels[other] == levels[node] + 1) {
				length = push(other, length);
			} else {
				next[node]++;
			}
		}
		return false;
	}

	private int push(int node, int length) {
		path = length == path.length ? Arrays.copyOf(path, 2 * length) : path;
		path[length] = node;
		return length + 1;
	}

	private void send(int length) {
		byte entered = NONE;
		for (int i = 0; i < length; i++) {
			int cell = path[i] >> 1;
			byte arc = next[path[i]];
			if ((path[i] & 1) == 0) {
				int before = graph.neighbour(cell, StepGraph.opposite(from[cell]));
				from[cell] = entered;
				to[before] = NONE;
			} else if (arc == BACK) {
				to[cell] = NONE;
				entered = NONE;
			} else {
				leave(cell, arc);
				boolean isInner = i + 1 < length && (path[i + 1] & 1) == 0;
				entered = arc;
				if (i + 1 < length && !isInner) {
					from[path[i + 1] >> 1] = arc;
				}
			}
		}
	}

	private void leave(int cell, byte arc) {
		if (!sources.get(cell)) {
			to[cell] = arc;
		}
	}

	/** Returns the paths, each from its source to its target. Direct steps come last. */
	List<int[]> paths() {
		List<int[]> paths = new ArrayList<>();
		List<int[]> steps = new ArrayList<>();
		sources.stream().forEach(source -> directions(source).forEach(direction -> {
			int first = graph.neighbour(source, direction);
			if (targets.get(first)) {
				steps.add(new int[] {source, first});
			} else if (!sources.get(first) && from[first] == direction) {
				paths.add(path(source, first));
			}
		}));
		paths.addAll(steps);
		return paths;
	}

	private int[] path(int source, int first) {
		int[] cells = {source, first};
		while (!targets.get(cells[cells.length - 1])) {
			int last = cells[cells.length - 1];
			cells = Arrays.copyOf(cells, cells.length + 1);
			cells[cells.length - 1] = graph.neighbour(last, to[last]);
		}
		return cells;
	}

	/**
	 * Returns the smallest set of cells that separates the sources from the targets, in ascending order. If several sets are
	 * equally small, returns the set nearest to the sources. There must be no direct step from a source to a target.
	 */
	int[] cut() {
		return IntStream.range(0, graph.size())
				.filter(cell -> levels[2 * cell] >= 0 && levels[2 * cell + 1] < 0).toArray();
	}
}
