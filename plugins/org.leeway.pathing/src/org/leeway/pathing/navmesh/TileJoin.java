package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A join of the meshes of tiles to one mesh. Vertices, half-edges and faces are numbered tile by tile. A vertex on the common
 * side of several tiles belongs to the first of these tiles.
 */
final class TileJoin {

	private static final int RIGHT = 1;
	private static final int BOTTOM = 2;

	private final MeshTile[] tiles;
	private final int columns;
	/** Indexed by tile: the number, in the whole mesh, of the tile's first face. The last entry is the number of all faces. */
	private final int[] faces;
	/**
	 * Indexed by tile: the number, in the whole mesh, of the tile's first half-edge. The last entry is the number of all
	 * half-edges.
	 */
	private final int[] edges;
	/**
	 * Indexed by tile: the position of the tile's first side vertex in {@link #same} and {@link #numbers}. A side vertex is a
	 * vertex on a side of the tile. The last entry is the number of side vertices of all tiles.
	 */
	private final int[] sideVertices;
	/**
	 * Indexed by side vertex: the parent of the vertex in a union-find forest. A root is its own parent. If tiles share a
	 * vertex, each tile has a copy of the vertex. All copies are in one tree, so each tree stands for one vertex of the
	 * whole mesh.
	 */
	private final int[] same;
	/** Indexed by vertex on a side of a tile: its number in the whole mesh. */
	private final int[] numbers;
	/**
	 * Indexed by tile: the number, in the whole mesh, of the tile's first vertex that lies on no side of the tile. The last
	 * entry is the number of all vertices of the whole mesh.
	 */
	private final int[] vertices;
	private final int[] twins;

	TileJoin(MeshTile[] tiles, int columns) {
		this.tiles = tiles;
		this.columns = columns;
		faces = new int[tiles.length + 1];
		edges = new int[tiles.length + 1];
		sideVertices = new int[tiles.length + 1];
		for (int tile = 0; tile < tiles.length; tile++) {
			faces[tile + 1] = faces[tile] + tiles[tile].mesh().faceCount();
			edges[tile + 1] = edges[tile] + tiles[tile].mesh().edgeCount();
			sideVertices[tile + 1] = sideVertices[tile] + tiles[tile].sideVertices();
		}
		twins = new int[edges[tiles.length]];
		same = new int[sideVertices[tiles.length]];
		Arrays.setAll(same, i -> i);
		numbers = new int[same.length];
		vertices = new int[tiles.length + 1];
	}

	NavMesh join(double side) {
		eachTile(tile -> copyShifted(tiles[tile].mesh().twins, twins, edges[tile]));
		for (int tile = 0; tile < tiles.length; tile++) {
			if ((tile + 1) % columns != 0) {
				link(tile, RIGHT, tile + 1);
			}
			if (tile + columns < tiles.length) {
				link(tile, BOTTOM, tile + columns);
			}
		}
		numberVertices();
		int count = vertices[tiles.length];
		NavMesh mesh = new NavMesh(new double[2 * count], new int[faces[tiles.length] + 1], new int[twins.length], twins,
				new int[twins.length], new short[faces[tiles.length]], new int[count], new boolean[count],
				new TiledIndex(tiles, columns, side, faces));
		mesh.firstEdges[mesh.terrains.length] = twins.length;
		eachTile(tile -> copyFaces(tile, mesh));
		eachTile(tile -> copyVertices(tile, mesh));
		for (int i = 0; i < same.length; i++) {
			mesh.corners[numbers[i]] = same[i] == i ? Corners.isCorner(mesh, numbers[i]) : mesh.corners[numbers[i]];
		}
		mesh.setConvex(Arrays.stream(tiles).allMatch(tile -> tile.mesh().isConvex()));
		return mesh;
	}

	/**
	 * Copies an array that refers to half-edges of a tile to the array of the whole mesh. Half-edge i of the tile becomes
	 * half-edge {@code first + i} of the whole mesh. {@link NavMesh#NONE} stays as it is.
	 */
	private static void copyShifted(int[] from, int[] to, int first) {
		for (int i = 0; i < from.length; i++) {
			to[first + i] = from[i] == NavMesh.NONE ? NavMesh.NONE : from[i] + first;
		}
	}

	/**
	 * Connects a tile with the neighbour beyond its right or bottom side. Half-edges at the same place on the common side
	 * become twins, and their ends become the same vertices.
	 *
	 * @param side the side of the tile at which the neighbour lies
	 * @param other the neighbour
	 */
	private void link(int tile, int side, int other) {
		int[] own = tiles[tile].side(side);
		int[] others = tiles[other].side(side ^ 2);
		NavMesh mesh = tiles[tile].mesh();
		NavMesh otherMesh = tiles[other].mesh();
		for (int i = 0; i < own.length && i < others.length; i++) {
			if (own[i] != NavMesh.NONE && others[i] != NavMesh.NONE) {
				twins[edges[tile] + own[i]] = edges[other] + others[i];
				twins[edges[other] + others[i]] = edges[tile] + own[i];
				unite(sideVertex(tile, mesh.origin(own[i])), sideVertex(other, otherMesh.target(others[i])));
				unite(sideVertex(tile, mesh.target(own[i])), sideVertex(other, otherMesh.origin(others[i])));
			}
		}
	}

	private int sideVertex(int tile, int vertex) {
		return sideVertices[tile] + vertex - tiles[tile].innerVertices();
	}

	private void unite(int a, int b) {
		int first = find(a);
		int second = find(b);
		same[Math.max(first, second)] = Math.min(first, second);
	}

	private int find(int vertex) {
		int root = vertex;
		while (same[root] != root) {
			same[root] = same[same[root]];
			root = same[root];
		}
		return root;
	}

	private void numberVertices() {
		int next = 0;
		for (int tile = 0; tile < tiles.length; tile++) {
			vertices[tile] = next;
			next += tiles[tile].innerVertices();
			for (int i = sideVertices[tile]; i < sideVertices[tile + 1]; i++) {
				int root = find(i);
				numbers[i] = root == i ? next++ : numbers[root];
			}
		}
		vertices[tiles.length] = next;
	}

	private void copyFaces(int tile, NavMesh mesh) {
		NavMesh own = tiles[tile].mesh();
		int face = faces[tile];
		int edge = edges[tile];
		System.arraycopy(own.terrains, 0, mesh.terrains, face, own.terrains.length);
		for (int i = 0; i < own.terrains.length; i++) {
			mesh.firstEdges[face + i] = own.firstEdges[i] + edge;
		}
		int inner = tiles[tile].innerVertices();
		int innerShift = vertices[tile];
		int sideShift = sideVertices[tile] - inner;
		for (int i = 0; i < own.origins.length; i++) {
			int origin = own.origins[i];
			mesh.origins[edge + i] = origin < inner ? origin + innerShift : numbers[origin + sideShift];
			mesh.faces[edge + i] = own.faces[i] + face;
		}
	}

	/**
	 * Copies the vertices of a tile to the whole mesh. A vertex on a side of the tile is left out if an earlier tile has
	 * copied it, because neighbouring tiles share it.
	 */
	private void copyVertices(int tile, NavMesh mesh) {
		NavMesh own = tiles[tile].mesh();
		int first = vertices[tile];
		int inner = tiles[tile].innerVertices();
		System.arraycopy(own.xy, 0, mesh.xy, 2 * first, 2 * inner);
		System.arraycopy(own.corners, 0, mesh.corners, first, inner);
		for (int i = 0; i < inner; i++) {
			mesh.leaving[first + i] = own.leaving[i] + edges[tile];
		}
		copySides(tile, mesh);
	}

	/** Runs work for all tiles in parallel. The work for different tiles must write to different array elements. */
	private void eachTile(IntConsumer work) {
		IntStream.range(0, tiles.length).parallel().forEach(work);
	}

	private void copySides(int tile, NavMesh mesh) {
		NavMesh own = tiles[tile].mesh();
		int inner = tiles[tile].innerVertices();
		for (int i = 0; i < tiles[tile].sideVertices(); i++) {
			int at = sideVertices[tile] + i;
			if (same[at] == at) {
				int vertex = numbers[at];
				System.arraycopy(own.xy, 2 * (inner + i), mesh.xy, 2 * vertex, 2);
				mesh.leaving[vertex] = firstLeaving(own.leaving[inner + i] + edges[tile], mesh);
			}
		}
	}

	/**
	 * Chooses the half-edge that the mesh stores for a vertex, from the half-edges that begin there. Chooses a wall, if one
	 * begins at the vertex.
	 *
	 * @param start a half-edge that begins at the vertex
	 */
	private static int firstLeaving(int start, NavMesh mesh) {
		int edge = start;
		while (!mesh.isWall(edge) && mesh.next(mesh.twin(edge)) != start) {
			edge = mesh.next(mesh.twin(edge));
		}
		return edge;
	}
}
