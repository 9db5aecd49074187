package org.leeway.core.exchange.obj;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A tool that merges vertices at the same or nearly the same position. Of several vertices near to each other, the
 * first in the file remains.
 */
final class Welding {

	private final double[] xyz;
	private final double distance;
	/**
	 * Indexed by hash bucket: the vertex that was added last, or -1 if the bucket is empty. Space is divided into small cubes.
	 * All vertices in a cube are in the same bucket.
	 */
	private final int[] last;
	/**
	 * Indexed by vertex: the vertex that was added to the same bucket before this vertex, or -1 if this vertex was the first.
	 * From the vertex in {@link #last}, these links lead through all vertices of the bucket.
	 */
	private final int[] before;
	private final int[] joined;

	private Welding(double[] xyz, double distance) {
		this.xyz = xyz;
		this.distance = distance;
		int count = xyz.length / 3;
		this.last = new int[Integer.highestOneBit(Math.max(1, count)) * 2];
		this.before = new int[count];
		this.joined = new int[count];
		Arrays.fill(last, -1);
	}

	/**
	 * Merges vertices that lie near each other.
	 *
	 * @param xyz the coordinates {@code x0, y0, z0, x1, ...} of the vertices
	 * @param distance the largest distance between a vertex and the vertex that it is merged into, at least 0
	 * @return the vertex that each vertex is merged into, indexed by vertex. A vertex that is not merged has its own index
	 */
	static int[] join(double[] xyz, double distance) {
		Welding welding = new Welding(xyz, distance);
		for (int vertex = 0; vertex < welding.joined.length; vertex++) {
			welding.add(vertex);
		}
		return welding.joined;
	}

	private void add(int vertex) {
		long x = cube(3 * vertex);
		long y = cube(3 * vertex + 1);
		long z = cube(3 * vertex + 2);
		int found = Integer.MAX_VALUE;
		int reach = distance == 0 ? 0 : 1;
		for (int i = -reach; i <= reach; i++) {
			for (int j = -reach; j <= reach; j++) {
				for (int k = -reach; k <= reach; k++) {
					found = Math.min(found, first(vertex, slot(x + i, y + j, z + k)));
				}
			}
		}
		joined[vertex] = Math.min(found, vertex);
		if (joined[vertex] == vertex) {
			int slot = slot(x, y, z);
			before[vertex] = last[slot];
			last[slot] = vertex;
		}
	}

	/**
	 * Returns one of the three numbers that identify the cube of a vertex. The number is the position of the cube along one
	 * axis, counted in cubes. The side of a cube is the largest distance of merged vertices. If this distance is 0, each
	 * coordinate has a number of its own.
	 *
	 * @param index the index of the coordinate in {@code xyz}
	 */
	private long cube(int index) {
		// adding 0 makes no negative zero
		return distance == 0 ? Double.doubleToLongBits(xyz[index] + 0.0) : (long) Math.floor(xyz[index] / distance);
	}

	private int slot(long x, long y, long z) {
		long hash = (x * 31 + y) * 31 + z;
		hash *= 0x9E3779B97F4A7C15L;
		return (int) (hash >>> 32) & last.length - 1;
	}

	private int first(int vertex, int slot) {
		int first = Integer.MAX_VALUE;
		for (int other = last[slot]; other >= 0; other = before[other]) {
			if (other < first && isNear(vertex, other)) {
				first = other;
			}
		}
		return first;
	}

	private boolean isNear(int one, int other) {
		double sum = 0;
		for (int i = 0; i < 3; i++) {
			double difference = xyz[3 * one + i] - xyz[3 * other + i];
			sum += difference * difference;
		}
		return sum <= distance * distance;
	}

	/**
	 * Returns the corners of a face after vertices have been merged. Consecutive corners that have become the same vertex count
	 * as one corner.
	 *
	 * @param joined the vertex into which each vertex is merged, indexed by vertex
	 */
	static int[] face(int[] face, int[] joined) {
		int[] corners = new int[face.length];
		int count = 0;
		for (int corner : face) {
			if (count == 0 || joined[corner] != corners[count - 1]) {
				corners[count++] = joined[corner];
			}
		}
		while (count > 1 && corners[0] == corners[count - 1]) {
			count--;
		}
		return Arrays.copyOf(corners, count);
	}

	/**
	 * Returns whether any two faces have a common edge. If so, faces are connected, and vertices need not be merged.
	 */
	static boolean sharesEdges(List<int[]> faces) {
		Set<Long> edges = new HashSet<>();
		for (int[] face : faces) {
			for (int i = 0; i < face.length; i++) {
				int a = face[i];
				int b = face[(i + 1) % face.length];
				if (!edges.add((long) Math.min(a, b) << 32 | Math.max(a, b))) {
					return true;
				}
			}
		}
		return false;
	}
}
