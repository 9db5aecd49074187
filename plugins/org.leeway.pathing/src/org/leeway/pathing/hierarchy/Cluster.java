package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/**
 * The nodes of a cluster, and the edges that begin at these nodes. A node is an anchor, that is, the top-left cell of
 * an agent. Edges lead to nodes of the same cluster or of an adjacent cluster. Immutable.
 */
final class Cluster {

	/** The anchors of the nodes, ascending. */
	private final int[] nodes;
	/** Indexed by node: the index of the first of its edges. The last entry is the number of all edges. */
	private final int[] first;
	/** Indexed by edge: the cell to which it leads, encoded by {@link #anchor}. */
	private final int[] targets;
	/**
	 * Indexed by edge: its {@linkplain EdgeAnnotation#index annotation}, which says which agents can use the edge.
	 */
	private final short[] annotations;
	/** Indexed by edge: its cost. */
	private final double[] costs;

	Cluster(int[] nodes, int[] first, int[] targets, short[] annotations, double[] costs) {
		this.nodes = nodes;
		this.first = first;
		this.targets = targets;
		this.annotations = annotations;
		this.costs = costs;
	}

	/** Encodes a cell as one number: the row in the upper 16 bits, the column in the lower 16 bits. */
	static int anchor(int x, int y) {
		return y << 16 | x;
	}

	static int x(int anchor) {
		return anchor & 0xFFFF;
	}

	static int y(int anchor) {
		return anchor >>> 16;
	}

	/** Returns the number of nodes. */
	int size() {
		return nodes.length;
	}

	/** Returns the anchor of a node. */
	int node(int index) {
		return nodes[index];
	}

	/**
	 * Returns the index of the node on a cell. Negative if there is no node on it.
	 *
	 * @param anchor the cell, encoded by {@link #anchor(int, int)}
	 */
	int indexOf(int anchor) {
		return Arrays.binarySearch(nodes, anchor);
	}

	/**
	 * Returns the index of the first edge of a node. If {@code index} is the number of nodes, returns the number of
	 * all edges.
	 */
	int firstEdge(int index) {
		return first[index];
	}

	/** Returns the anchor that an edge leads to. */
	int target(int edge) {
		return targets[edge];
	}

	/**
	 * Returns the {@linkplain EdgeAnnotation#index index} of an edge's annotation, which says which agents can use
	 * the edge.
	 */
	int annotation(int edge) {
		return annotations[edge];
	}

	double cost(int edge) {
		return costs[edge];
	}

	/** Returns the number of edges that begin at nodes of the cluster. */
	int edges() {
		return targets.length;
	}

	/** Returns the memory that the nodes and edges need, in bytes. */
	long bytes() {
		int each = Integer.BYTES + Short.BYTES + Double.BYTES;
		return Integer.BYTES * (nodes.length + first.length) + (long) edges() * each;
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof Cluster other && Arrays.equals(nodes, other.nodes)
				&& Arrays.equals(first, other.first) && Arrays.equals(targets, other.targets)
				&& Arrays.equals(annotations, other.annotations) && Arrays.equals(costs, other.costs);
	}

	@Override
	public int hashCode() {
		return 31 * Arrays.hashCode(nodes) + Arrays.hashCode(targets);
	}
}
