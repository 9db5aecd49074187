package org.leeway.pathing.navmesh;

import java.util.Arrays;

/**
 * The vertices of a tile. Faces that only touch at a place have different vertices there. Faces that are connected by edges
 * around the place share a vertex.
 */
final class TileVertices {

	private final double[] places;
	private final int[] firstEdges;
	private final int[] twins;
	private final int[] faces;
	private final int[] origins;
	private double[] xy;
	private int[] leaving;
	private int count;
	private final int innerCount;

	TileVertices(double[] places, int sidePlaces, int[] firstEdges, int[] begins, int[] twins) {
		this.places = places;
		this.firstEdges = firstEdges;
		this.twins = twins;
		this.faces = new int[twins.length];
		for (int face = 0; face + 1 < firstEdges.length; face++) {
			Arrays.fill(faces, firstEdges[face], firstEdges[face + 1], face);
		}
		this.origins = new int[twins.length];
		Arrays.fill(origins, NavMesh.NONE);
		this.xy = new double[places.length];
		this.leaving = new int[places.length / 2];
		for (int edge = 0; edge < twins.length; edge++) {
			if (begins[edge] >= sidePlaces && origins[edge] == NavMesh.NONE) {
				addVertex(edge, begins[edge]);
			}
		}
		innerCount = count;
		for (int edge = 0; edge < twins.length; edge++) {
			if (origins[edge] == NavMesh.NONE) {
				addVertex(edge, begins[edge]);
			}
		}
	}

	/**
	 * Adds a vertex at a place. The vertex becomes the origin of {@code start} and of other half-edges at the place. Leaves out
	 * half-edges of faces that no edges around the place connect with the face of {@code start}.
	 *
	 * @param start a half-edge that begins at the place
	 * @param place the index of the place
	 */
	private void addVertex(int start, int place) {
		if (count == leaving.length) {
			leaving = Arrays.copyOf(leaving, 2 * count + 8);
			xy = Arrays.copyOf(xy, 2 * leaving.length);
		}
		int first = start;
		while (twins[first] != NavMesh.NONE && next(twins[first]) != start) {
			first = next(twins[first]);
		}
		for (int edge = first; edge != NavMesh.NONE && origins[edge] == NavMesh.NONE; edge = twins[previous(edge)]) {
			origins[edge] = count;
		}
		xy[2 * count] = places[2 * place];
		xy[2 * count + 1] = places[2 * place + 1];
		leaving[count++] = first;
	}

	private int next(int edge) {
		int face = faces[edge];
		return edge + 1 == firstEdges[face + 1] ? firstEdges[face] : edge + 1;
	}

	private int previous(int edge) {
		int face = faces[edge];
		return edge == firstEdges[face] ? firstEdges[face + 1] - 1 : edge - 1;
	}

	/** Returns the coordinates {@code x0, y0, x1, y1, ...} of the vertices. Vertices inside of the tile come first. */
	double[] xy() {
		return Arrays.copyOf(xy, 2 * count);
	}

	/** Returns the number of vertices inside of the tile. */
	int innerCount() {
		return innerCount;
	}

	/** Returns an array indexed by half-edge: the vertex at which it begins. */
	int[] origins() {
		return origins;
	}

	/** Returns an array indexed by half-edge: its face. */
	int[] faces() {
		return faces;
	}

	/**
	 * Returns an array indexed by vertex: a half-edge that begins at the vertex. Half-edges on walls or on sides of the tile take
	 * precedence.
	 */
	int[] leaving() {
		return Arrays.copyOf(leaving, count);
	}
}
