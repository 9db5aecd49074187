package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Operations on outlines of polygons. An outline is a ring of vertices. An edge is a pair of neighbours in a ring. */
final class Rings {

	private Rings() {
	}

	/** Returns the index of a vertex in a ring. The ring must have the vertex. */
	static int indexOf(int[] ring, int vertex) {
		for (int i = 0; i < ring.length; i++) {
			if (ring[i] == vertex) {
				return i;
			}
		}
		throw new IllegalArgumentException("vertex " + vertex + " is none of " + Arrays.toString(ring));
	}

	static boolean has(int[] ring, int vertex) {
		for (int each : ring) {
			if (each == vertex) {
				return true;
			}
		}
		return false;
	}

	/** Returns whether two vertices are neighbours, in either order. */
	static boolean hasEdge(int[] ring, int a, int b) {
		int from = ring[ring.length - 1];
		for (int to : ring) {
			if (from == a && to == b || from == b && to == a) {
				return true;
			}
			from = to;
		}
		return false;
	}

	/** Returns the ring with a vertex inserted between the neighbours a and b. */
	static int[] inserted(int[] ring, int a, int b, int vertex) {
		int at = indexOf(ring, a);
		int before = ring[(at + 1) % ring.length] == b ? at : indexOf(ring, b);
		int[] longer = Arrays.copyOf(ring, ring.length + 1);
		System.arraycopy(ring, before + 1, longer, before + 2, ring.length - before - 1);
		longer[before + 1] = vertex;
		return longer;
	}

	/** Returns a part of a ring: the vertices from {@code from} to {@code to}, both included, in the order of the ring. */
	static int[] part(int[] ring, int from, int to) {
		int first = indexOf(ring, from);
		int[] part = new int[Math.floorMod(indexOf(ring, to) - first, ring.length) + 1];
		for (int i = 0; i < part.length; i++) {
			part[i] = ring[(first + i) % ring.length];
		}
		return part;
	}

	static int[] without(int[] ring, int vertex) {
		return Arrays.stream(ring).filter(each -> each != vertex).toArray();
	}

	static int[] reversed(int[] ring) {
		int[] other = new int[ring.length];
		for (int i = 0; i < ring.length; i++) {
			other[i] = ring[ring.length - 1 - i];
		}
		return other;
	}

	/**
	 * Returns the outline of the union of rings with the same orientation: the edges that no ring has in reverse. Empty if
	 * these edges do not form one ring, or if the ring has a vertex twice.
	 */
	static int[] union(List<int[]> rings) {
		Set<List<Integer>> edges = new HashSet<>();
		rings.forEach(ring -> edges.addAll(edges(ring)));
		Map<Integer, Integer> next = new LinkedHashMap<>();
		for (int[] ring : rings) {
			for (List<Integer> edge : edges(ring)) {
				if (!edges.contains(edge.reversed()) && next.put(edge.getFirst(), edge.getLast()) != null) {
					return new int[0];
				}
			}
		}
		int[] outline = follow(next);
		return outline.length == next.size() ? outline : new int[0];
	}

	/** Returns the pairs of neighbours, in the order of the ring. */
	static List<List<Integer>> edges(int[] ring) {
		List<List<Integer>> edges = new ArrayList<>();
		for (int i = 0; i < ring.length; i++) {
			edges.add(List.of(ring[i], ring[(i + 1) % ring.length]));
		}
		return edges;
	}

	/**
	 * Returns the first key of {@code next} and the vertices that follow it. Stops before the first key comes again, or at a
	 * vertex without a next vertex.
	 *
	 * @param next maps a vertex to the next vertex of its cycle
	 */
	private static int[] follow(Map<Integer, Integer> next) {
		List<Integer> ring = new ArrayList<>();
		Integer first = next.isEmpty() ? null : next.keySet().iterator().next();
		for (Integer at = first; at != null && (ring.isEmpty() || !at.equals(first)); at = next.get(at)) {
			ring.add(at);
		}
		return ring.stream().mapToInt(Integer::intValue).toArray();
	}

	/**
	 * Groups the rings that pass through a vertex. Rings that share an edge at the vertex are in the same group. So a group is a
	 * fan of polygons around the vertex.
	 */
	static List<List<int[]>> fans(List<int[]> rings, int vertex) {
		Map<Integer, List<int[]>> byNeighbour = new HashMap<>();
		List<List<int[]>> fans = new ArrayList<>();
		for (int[] ring : rings) {
			int at = indexOf(ring, vertex);
			int after = ring[(at + 1) % ring.length];
			int before = ring[(at + ring.length - 1) % ring.length];
			List<int[]> fan = byNeighbour.computeIfAbsent(after, key -> new ArrayList<>());
			List<int[]> other = byNeighbour.computeIfAbsent(before, key -> fan);
			fan.add(ring);
			if (other != fan) {
				fan.addAll(other);
				byNeighbour.replaceAll((neighbour, each) -> each == other ? fan : each);
			}
		}
		byNeighbour.values().stream().filter(fan -> fans.stream().noneMatch(each -> each == fan)).forEach(fans::add);
		return fans;
	}
}
