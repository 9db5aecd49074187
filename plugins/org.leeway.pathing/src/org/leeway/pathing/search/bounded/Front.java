package org.leeway.pathing.search.bounded;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.IndexedHeap;

/**
 * Estimates of the costs from a vertex of a lattice to the vertices around it, by the fast marching method. A front moves
 * outwards, and crosses the triangles of each face. A cost of 1 is the time for one side of the lattice at the largest speed.
 * Source: J. A. Sethian, <i>A Fast Marching Level Set Method for Monotonically Advancing Fronts</i>, PNAS 1996. Not
 * thread-safe.
 */
final class Front {

	/** Vertices between two looks at the progress. */
	private static final int PATIENCE = 1024;
	private static final double DIAGONAL = Math.sqrt(2);

	private final FineLattice lattice;
	private final NodeNumbers numbers = new NodeNumbers();
	private final IndexedHeap heap = new IndexedHeap();
	private int[] vertices = new int[1024];
	private double[] estimates = new double[1024];
	/** Indexed by vertex number: the number of the vertex from which the front came, -1 for the start. */
	private int[] parents = new int[1024];
	/**
	 * Indexed by vertex number: the factor for the slowness of the face below and right of the vertex when a front crosses the
	 * face. Usually 1, less after {@link #temper}.
	 */
	private double[] shares = new double[1024];
	private double end;
	private int expanded;

	Front(FineLattice lattice) {
		this.lattice = lattice;
	}

	/**
	 * Lets the front move from the start to the goal and beyond. Forgets earlier estimates.
	 *
	 * @param beyond where the front ends, as a multiple of the cost to the goal
	 * @param most how many vertices to pass at most
	 * @return whether the goal was reached
	 */
	boolean move(int start, int goal, double beyond, int most, Progress progress) {
		heap.clear();
		heap.announce(0, numbers.count());
		Arrays.fill(estimates, 0, numbers.count(), Double.POSITIVE_INFINITY);
		for (int number = 0; number < numbers.count(); number++) {
			heap.put(number, Double.POSITIVE_INFINITY);
		}
		lower(start, 0, -1);
		double last = Double.MAX_VALUE;
		boolean reached = false;
		for (int i = 0; i < most && !heap.isEmpty() && heap.firstKey() <= last; i++) {
			if (i % PATIENCE == 0) {
				progress.check();
			}
			expanded++;
			int number = heap.takeFirst();
			if (vertices[number] == goal) {
				reached = true;
				last = beyond * estimates[number] + 2;
			}
			spread(number);
		}
		end = heap.isEmpty() ? Double.POSITIVE_INFINITY : heap.firstKey();
		for (int number = 0; number < numbers.count(); number++) {
			estimates[number] = Math.min(estimates[number], end);
		}
		return reached;
	}

	private void spread(int number) {
		int x = lattice.x(vertices[number]);
		int y = lattice.y(vertices[number]);
		for (int d = -1; d <= 1; d += 2) {
			int left = Math.min(x, x + d);
			int top = Math.min(y, y + d);
			double across = Math.min(lattice.across(left, y), Math.min(tempered(left, y - 1), tempered(left, y)));
			double down = Math.min(lattice.down(x, top), Math.min(tempered(x - 1, top), tempered(x, top)));
			lower(x + d, y, estimates[number] + across, number);
			lower(x, y + d, estimates[number] + down, number);
			spreadFace(number, x, y, -1, d);
			spreadFace(number, x, y, 1, d);
		}
	}

	/**
	 * Lets the front cross a face. The front comes from the corner (x, y), which has a final estimate. Lowers the estimates of
	 * the other three corners.
	 */
	private void spreadFace(int number, int x, int y, int dx, int dy) {
		double slowness = tempered(Math.min(x, x + dx), Math.min(y, y + dy));
		if (slowness == Double.POSITIVE_INFINITY) {
			return;
		}
		int beside = lattice.vertex(x + dx, y);
		int below = lattice.vertex(x, y + dy);
		int opposite = lattice.vertex(x + dx, y + dy);
		lower(opposite, estimates[number] + DIAGONAL * slowness, number);
		int atBeside = passed(beside);
		int atBelow = passed(below);
		if (atBelow >= 0) {
			meet(beside, number, atBelow, slowness);
			meet(opposite, atBelow, number, slowness);
		}
		if (atBeside >= 0) {
			meet(below, number, atBeside, slowness);
			meet(opposite, atBeside, number, slowness);
		}
	}

	/** Returns the number of a vertex that the front has passed, otherwise -1. */
	private int passed(int vertex) {
		int number = numbers.get(vertex);
		return number < 0 || heap.contains(number) ? -1 : number;
	}

	/**
	 * Lowers the estimate of a vertex if a front that crosses a face reaches the vertex earlier. The front comes from the edge
	 * between two other corners of the face: a neighbour of the vertex, and the corner diagonally opposite the vertex.
	 */
	private void meet(int vertex, int neighbour, int diagonal, double slowness) {
		double slope = estimates[neighbour] - estimates[diagonal];
		if (slope > 0 && slope * DIAGONAL < slowness) {
			lower(vertex, estimates[neighbour] + Math.sqrt((slowness - slope) * (slowness + slope)),
					slope * 2 < slowness ? neighbour : diagonal);
		}
	}

	private void lower(int x, int y, double estimate, int parent) {
		if (estimate < Double.POSITIVE_INFINITY) {
			lower(lattice.vertex(x, y), estimate, parent);
		}
	}

	private void lower(int vertex, double estimate, int parent) {
		int number = numbers.get(vertex);
		if (number < 0) {
			number = add(vertex);
		} else if (estimates[number] <= estimate || !heap.contains(number)) {
			return;
		}
		estimates[number] = estimate;
		parents[number] = parent;
		heap.put(number, estimate);
	}

	private int add(int vertex) {
		int number = numbers.add(vertex);
		if (number == vertices.length) {
			vertices = Arrays.copyOf(vertices, 2 * number);
			estimates = Arrays.copyOf(estimates, 2 * number);
			parents = Arrays.copyOf(parents, 2 * number);
			shares = Arrays.copyOf(shares, 2 * number);
		}
		vertices[number] = vertex;
		shares[number] = 1;
		heap.announce(number);
		return number;
	}

	/** Returns the slowness with which a front crosses a face. */
	private double tempered(int x, int y) {
		double slowness = lattice.face(x, y);
		if (slowness == Double.POSITIVE_INFINITY) {
			return slowness;
		}
		int number = numbers.get(lattice.vertex(x, y));
		return number < 0 ? slowness : slowness * shares[number];
	}

	/** Makes the next fronts cross the face below and right of a vertex as if its slowness were less. */
	void temper(int number, double by) {
		shares[number] /= by;
	}

	/** Returns how many vertices have numbers, from 0 on. */
	int count() {
		return numbers.count();
	}

	/** Returns the vertex with a number. */
	int vertex(int number) {
		return vertices[number];
	}

	/** Returns the estimate at a vertex. Vertices that the front has not passed have {@link #end()}. */
	double estimate(int x, int y) {
		return x < 0 || y < 0 ? end : estimate(lattice.vertex(x, y));
	}

	double estimate(int vertex) {
		int number = numbers.get(vertex);
		return number < 0 ? end : estimates[number];
	}

	/** Returns the number of the vertex before a vertex on the path from the start, or -1 for the start. */
	int parent(int number) {
		return parents[number];
	}

	/** Returns the number of a vertex, -1 if the front did not meet it. */
	int number(int vertex) {
		return numbers.get(vertex);
	}

	/** Returns the least estimate of all vertices that the front has not passed. Infinite if there are none. */
	double end() {
		return end;
	}

	/** Returns how many vertices all fronts have passed. */
	int expanded() {
		return expanded;
	}
}
