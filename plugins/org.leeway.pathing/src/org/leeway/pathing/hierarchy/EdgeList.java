package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/**
 * A list of the edges between the nodes of a cluster, while the cluster is built. Two nodes may have several edges, for
 * different agents. An edge is left out if another edge between its nodes costs no more and admits at least the same
 * agents. Not thread-safe.
 */
final class EdgeList {

	private static final int NONE = -1;

	private final EdgeAnnotations all;
	private final int nodes;
	/** Indexed by pair of nodes: the edge between the two nodes that was added last, or {@link #NONE}. */
	private final int[] last;
	/**
	 * Indexed by edge: the edge between the same two nodes that was added just before this edge, or {@link #NONE}. So the edges
	 * between two nodes form a linked list, which begins in {@link #last}.
	 */
	private int[] previous = new int[64];
	/**
	 * Indexed by edge: its {@linkplain EdgeAnnotation#index annotation}, which says which agents can use the edge.
	 */
	private short[] annotations = new short[64];
	/** Indexed by edge: its cost. */
	private double[] costs = new double[64];
	private int size;

	EdgeList(EdgeAnnotations all, int nodes) {
		this.all = all;
		this.nodes = nodes;
		this.last = new int[nodes * nodes];
		Arrays.fill(last, NONE);
	}

	/**
	 * Returns whether an edge is useless, because another edge between the two nodes admits at least the same
	 * agents and costs no more.
	 *
	 * @param a the node with the lesser index
	 * @param b the node with the greater index
	 * @param annotation the annotation of the edge
	 * @param cost the cost of the edge
	 */
	boolean isDominated(int a, int b, int annotation, double cost) {
		for (int edge = last[a * nodes + b]; edge != NONE; edge = previous[edge]) {
			if (costs[edge] <= cost && all.admits(annotations[edge], annotation)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Adds an edge between two nodes.
	 *
	 * @param a the node with the lesser index
	 * @param b the node with the greater index
	 */
	void add(int a, int b, int annotation, double cost) {
		if (size == costs.length) {
			previous = Arrays.copyOf(previous, 2 * size);
			annotations = Arrays.copyOf(annotations, 2 * size);
			costs = Arrays.copyOf(costs, 2 * size);
		}
		previous[size] = last[a * nodes + b];
		annotations[size] = (short) annotation;
		costs[size] = cost;
		last[a * nodes + b] = size++;
	}

	/** Returns the edge between two nodes that was added last. -1 if there is none. */
	int last(int a, int b) {
		return a < b ? last[a * nodes + b] : last[b * nodes + a];
	}

	/** Returns the edge between the same two nodes that was added most recently before the given edge. -1 if there is none. */
	int previous(int edge) {
		return previous[edge];
	}

	short annotation(int edge) {
		return annotations[edge];
	}

	double cost(int edge) {
		return costs[edge];
	}

	/** Returns the number of edges, each counted once. */
	int size() {
		return size;
	}
}
