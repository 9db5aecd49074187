package org.leeway.pathing.geom.exact;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The edges that a sweep line meets, from top to bottom. A treap finds the position of an edge in logarithmic time.
 * <p>
 * C. R. Aragon and R. Seidel, <em>Randomized search trees</em>, 30th Annual Symposium on Foundations of Computer Science, 1989.
 */
final class SweepOrder {

	/** The number that stands for no edge, or for no node. */
	static final int NONE = -1;

	private static final long SEED = 1;
	/** The number of coordinates of a node: x and y of the left end of its edge, then of the right end. */
	private static final int FIELDS = 4;

	private final SplittableRandom random = new SplittableRandom(SEED);
	/**
	 * Indexed by edge: the node of the treap that holds the edge. {@link #NONE} if the sweep line does not meet the edge. A
	 * node stands for a position on the sweep line. So if two edges swap their positions, they get each other's node.
	 */
	private final int[] nodes;
	/** Indexed by node: its edge. */
	private int[] edges = new int[16];
	/** The coordinates of the ends of each node's edge, {@link #FIELDS} for each node. */
	private double[] ends = new double[FIELDS * edges.length];
	/** Indexed by node: its left child in the treap, or {@link #NONE}. */
	private int[] left = new int[16];
	/** Indexed by node: its right child in the treap, or {@link #NONE}. */
	private int[] right = new int[16];
	/** Indexed by node: its parent in the treap, or {@link #NONE}. */
	private int[] parent = new int[16];
	/** Indexed by node: the random priority that balances the treap. No node has a lower priority than its parent. */
	private int[] priority = new int[16];
	/** Indexed by node: the node above it in the order, or {@link #NONE}. */
	private int[] above = new int[16];
	/** Indexed by node: the node below it in the order, or {@link #NONE}. */
	private int[] below = new int[16];
	private int root = NONE;
	/**
	 * The head of a linked list of free nodes, or {@link #NONE} if there are none. {@link #below} links a free node to the next
	 * free node.
	 */
	private int free = NONE;
	private int used;

	/**
	 * Creates an empty order.
	 *
	 * @param count the number of edges. Edges are numbered from 0
	 */
	SweepOrder(int count) {
		nodes = new int[count];
		Arrays.fill(nodes, NONE);
	}

	/**
	 * Returns the edge above a given edge. {@link #NONE} if there is no such edge, or if the sweep line does not meet the
	 * given edge.
	 */
	int above(int edge) {
		return nodes[edge] == NONE ? NONE : edgeOf(above[nodes[edge]]);
	}

	/**
	 * Returns the edge just below a given edge on the sweep line. {@link #NONE} if no edge is below, or if the sweep line does
	 * not meet the given edge.
	 */
	int below(int edge) {
		return nodes[edge] == NONE ? NONE : edgeOf(below[nodes[edge]]);
	}

	private int edgeOf(int node) {
		return node == NONE ? NONE : edges[node];
	}

	/** Returns on which side of an edge a place lies. -1 if the place is above the edge, 0 on the edge, 1 below. */
	int side(int edge, double x, double y) {
		return sideOf(nodes[edge], x, y);
	}

	private int sideOf(int node, double x, double y) {
		int at = FIELDS * node;
		return Predicates.side(ends[at], ends[at + 1], ends[at + 2], ends[at + 3], x, y);
	}

	/**
	 * Returns a coordinate of an edge.
	 *
	 * @param field 0 for the x of the left end, 1 for its y, 2 for the x of the right end, 3 for its y
	 */
	double end(int edge, int field) {
		return ends[FIELDS * nodes[edge] + field];
	}

	/** Returns the topmost edge that passes through a place or below it. {@link #NONE} if all edges pass above the place. */
	int first(double x, double y) {
		int found = NONE;
		for (int node = root; node != NONE;) {
			if (sideOf(node, x, y) > 0) {
				node = right[node];
			} else {
				found = node;
				node = left[node];
			}
		}
		return edgeOf(found);
	}

	/** Returns the bottommost edge. {@link #NONE} if the sweep line meets no edge. */
	int last() {
		int node = root;
		while (node != NONE && right[node] != NONE) {
			node = right[node];
		}
		return edgeOf(node);
	}

	/**
	 * Inserts an edge that passes through the corner (x, y), which the sweep line has reached. Other edges may pass through
	 * this corner too. The edges at the corner are ordered as they lie just to the right of the corner. If other edges overlap
	 * the new edge, the new edge comes below them.
	 */
	void insert(int edge, double ax, double ay, double bx, double by, double x, double y) {
		int found = NONE;
		int before = NONE;
		for (int node = root; node != NONE;) {
			int side = sideOf(node, x, y);
			if (side > 0 || side == 0 && sideOf(node, bx, by) >= 0) {
				before = node;
				node = right[node];
			} else {
				found = node;
				node = left[node];
			}
		}
		insertBetween(before, found, newNode(edge, ax, ay, bx, by));
	}

	/**
	 * Inserts an edge between two neighbouring edges.
	 *
	 * @param upper the edge above the new edge. {@link #NONE} if the new edge is the topmost
	 * @param lower the edge below the new edge. {@link #NONE} if the new edge is the lowest
	 */
	void insert(int upper, int lower, int edge, double ax, double ay, double bx, double by) {
		insertBetween(upper == NONE ? NONE : nodes[upper], lower == NONE ? NONE : nodes[lower], newNode(edge, ax, ay, bx, by));
	}

	private void insertBetween(int upper, int lower, int node) {
		// the new node becomes the right child of the upper node, or the left child of the lower node. Between two neighbours,
		// at least one place is always free
		if (upper != NONE && right[upper] == NONE) {
			right[upper] = node;
			parent[node] = upper;
		} else if (lower != NONE) {
			left[lower] = node;
			parent[node] = lower;
		} else {
			root = node;
			parent[node] = NONE;
		}
		link(upper, node);
		link(node, lower);
		while (parent[node] != NONE && priority[node] < priority[parent[node]]) {
			raise(node);
		}
	}

	private void link(int upper, int lower) {
		if (upper != NONE) {
			below[upper] = lower;
		}
		if (lower != NONE) {
			above[lower] = upper;
		}
	}

	private int newNode(int edge, double ax, double ay, double bx, double by) {
		int node = free;
		if (node != NONE) {
			free = below[node];
		} else {
			node = used++;
			if (used > edges.length) {
				grow(2 * edges.length);
			}
		}
		left[node] = NONE;
		right[node] = NONE;
		priority[node] = random.nextInt();
		put(edge, node, ax, ay, bx, by);
		return node;
	}

	private void grow(int length) {
		edges = Arrays.copyOf(edges, length);
		ends = Arrays.copyOf(ends, FIELDS * length);
		left = Arrays.copyOf(left, length);
		right = Arrays.copyOf(right, length);
		parent = Arrays.copyOf(parent, length);
		priority = Arrays.copyOf(priority, length);
		above = Arrays.copyOf(above, length);
		below = Arrays.copyOf(below, length);
	}

	private void put(int edge, int node, double ax, double ay, double bx, double by) {
		nodes[edge] = node;
		edges[node] = edge;
		int at = FIELDS * node;
		ends[at] = ax;
		ends[at + 1] = ay;
		ends[at + 2] = bx;
		ends[at + 3] = by;
	}

	/** Rotates a node into the place of its parent. */
	private void raise(int node) {
		int old = parent[node];
		int inner = left[old] == node ? right[node] : left[node];
		if (left[old] == node) {
			left[old] = inner;
			right[node] = old;
		} else {
			right[old] = inner;
			left[node] = old;
		}
		if (inner != NONE) {
			parent[inner] = old;
		}
		replaceChild(parent[old], old, node);
		parent[node] = parent[old];
		parent[old] = node;
	}

	private void replaceChild(int of, int old, int node) {
		if (of == NONE) {
			root = node;
		} else if (left[of] == old) {
			left[of] = node;
		} else {
			right[of] = node;
		}
	}

	/** Removes an edge. */
	void remove(int edge) {
		int node = nodes[edge];
		while (left[node] != NONE || right[node] != NONE) {
			boolean isLeft = right[node] == NONE || left[node] != NONE && priority[left[node]] < priority[right[node]];
			raise(isLeft ? left[node] : right[node]);
		}
		replaceChild(parent[node], node, NONE);
		if (above[node] != NONE) {
			link(above[node], below[node]);
		} else if (below[node] != NONE) {
			above[below[node]] = NONE;
		}
		below[node] = free;
		free = node;
		nodes[edge] = NONE;
	}

	/** Replaces an edge by another edge at the same position. */
	void replace(int old, int edge, double ax, double ay, double bx, double by) {
		int node = nodes[old];
		nodes[old] = NONE;
		put(edge, node, ax, ay, bx, by);
	}

	/** Exchanges the positions of two edges. */
	void swap(int one, int other) {
		double[] old = Arrays.copyOfRange(ends, FIELDS * nodes[one], FIELDS * nodes[one] + FIELDS);
		int node = nodes[other];
		int at = FIELDS * node;
		put(other, nodes[one], ends[at], ends[at + 1], ends[at + 2], ends[at + 3]);
		put(one, node, old[0], old[1], old[2], old[3]);
	}
}
