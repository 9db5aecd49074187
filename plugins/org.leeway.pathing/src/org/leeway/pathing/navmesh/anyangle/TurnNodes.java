package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * The places at which paths of an {@link IntervalSearch} turn, numbered in the order of discovery. The start is turn 0, all
 * other turns are at corners of the mesh. Stores the length of the shortest path found to each corner. Not thread-safe.
 */
final class TurnNodes {

	/** The entry in {@link #vertices} for the start, which is no vertex. */
	static final int START = -1;

	/**
	 * Factor that keeps rounding errors from looking like shorter paths. A new path to a corner replaces the known path only if
	 * its length is less than the known length times this factor. On grids, many paths to a corner have lengths that differ
	 * only by rounding.
	 */
	private static final double SHORTER = 1 - 0x1p-46;

	int count;
	double[] xs = new double[256];
	double[] ys = new double[256];
	/** Indexed by turn: the length of the path to the turn, in cells. */
	double[] lengths = new double[256];
	/** Indexed by turn: the previous turn on the path, -1 for the start. */
	int[] parents = new int[256];
	/** Indexed by turn: the vertex at which the turn lies. {@link #START} for the start. */
	int[] vertices = new int[256];
	/** Indexed by vertex: the length of the shortest path found to the vertex, or infinity if there is none. */
	private final double[] best;

	TurnNodes(int vertexCount) {
		best = new double[vertexCount];
		Arrays.fill(best, Double.POSITIVE_INFINITY);
	}

	/** Forgets all turns, and adds the start of the next search as turn 0. */
	void begin(double startX, double startY) {
		for (int turn = 1; turn < count; turn++) {
			best[vertices[turn]] = Double.POSITIVE_INFINITY;
		}
		count = 0;
		add(startX, startY, 0, -1, START);
	}

	/**
	 * Returns whether a path to a corner is shorter than all known paths to this corner. A difference so small that it may come
	 * from rounding does not count.
	 */
	boolean improves(int vertex, double length) {
		return length < SHORTER * best[vertex];
	}

	/**
	 * Adds a turn at a corner, and returns the number of the turn. The path to this turn must be shorter than all known
	 * paths to this corner.
	 */
	int add(int vertex, double x, double y, double length, int parent) {
		best[vertex] = length;
		return add(x, y, length, parent, vertex);
	}

	private int add(double x, double y, double length, int parent, int vertex) {
		if (count == parents.length) {
			grow();
		}
		xs[count] = x;
		ys[count] = y;
		lengths[count] = length;
		parents[count] = parent;
		vertices[count] = vertex;
		return count++;
	}

	private void grow() {
		xs = Arrays.copyOf(xs, 2 * count);
		ys = Arrays.copyOf(ys, 2 * count);
		lengths = Arrays.copyOf(lengths, 2 * count);
		parents = Arrays.copyOf(parents, 2 * count);
		vertices = Arrays.copyOf(vertices, 2 * count);
	}

	/** Returns whether the search has found a shorter path to the corner of a turn after the turn was added. */
	boolean isOutdated(int turn) {
		return turn > 0 && lengths[turn] > best[vertices[turn]];
	}
}
