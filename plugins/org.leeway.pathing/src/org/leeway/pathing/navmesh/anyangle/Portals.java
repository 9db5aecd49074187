package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The portals of a mesh, stored for fast access by an {@link IntervalSearch}. A portal leads out of one face into another face.
 * The same edge in the opposite direction is another portal. The portals of a face have consecutive numbers. Objects from
 * {@link #of} are immutable, objects from {@link #lazy} are not thread-safe.
 */
final class Portals {

	/**
	 * The number of values that {@link #data} has for each portal. The values of portal {@code n} begin at index
	 * {@code SIZE * n}. Each of the following constants is the offset of a value from this index.
	 */
	static final int SIZE = 8;
	/** Offset of the number of the vertex at a portal's left end. Left is as seen when the portal is crossed. */
	static final int LEFT = 0;
	/** Offset of the number of the vertex at a portal's right end. Right is as seen when the portal is crossed. */
	static final int RIGHT = 1;
	/**
	 * Offset of the number of a portal's block, see {@link Blocks#of(int)}. Searches skip the portals of blocks that are
	 * dead ends.
	 */
	static final int BLOCK = 2;
	/** Offset of the number of the face into which a portal leads. */
	static final int FACE = 3;
	/** Offset of the number of a portal's twin. The twin is the portal at the same edge in the opposite direction. */
	static final int BACK = 4;
	/**
	 * Offset of a vertex of the face beyond a portal: the neighbour of the left end. In this face, the left end has two
	 * neighbours: the right end, and this vertex.
	 */
	static final int NEXT_LEFT = 5;
	/**
	 * Offset of a vertex of the face beyond a portal: the neighbour of the right end. In this face, the right end has two
	 * neighbours: the left end, and this vertex.
	 */
	static final int NEXT_RIGHT = 6;
	/** Offset of the number that a portal's half-edge has in the mesh. */
	static final int EDGE = 7;

	/**
	 * The values of all portals, {@link #SIZE} values for each portal. The value of portal {@code n} at an offset {@code o},
	 * such as {@link #FACE}, has the index {@code SIZE * n + o}.
	 */
	final int[] data;
	/** The coordinates of all vertices. */
	final double[] xy;
	/** Indexed by face: its first portal. The last entry is the number after the last portal of the mesh. */
	private final int[] first;
	/** Indexed by face: whether its portals are set. Null if all are set. */
	private final boolean[] isSet;
	private final NavMesh mesh;

	private Portals(NavMesh mesh, int[] data, double[] xy, int[] first, boolean[] isSet) {
		this.mesh = mesh;
		this.data = data;
		this.xy = xy;
		this.first = first;
		this.isSet = isSet;
	}

	/** Creates all portals of a mesh. Only portals are numbered, walls are not. */
	static Portals of(NavMesh mesh, Blocks blocks) {
		int[] first = new int[mesh.faceCount() + 1];
		int[] numbers = new int[mesh.edgeCount()];
		int count = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			first[face] = count;
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				numbers[edge] = mesh.isWall(edge) ? count : count++;
			}
		}
		first[mesh.faceCount()] = count;
		Portals portals = new Portals(mesh, new int[SIZE * count], mesh.coordinates(), first, null);
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			int back = mesh.twin(edge);
			if (back != NavMesh.NONE) {
				// nearly all values of a portal come from its twin, the portal in the opposite direction. So the loop reads
				// the twins in the order in which they lie in memory
				portals.set(back, edge, numbers[back], numbers[edge], blocks.of(back));
			}
		}
		return portals;
	}

	/**
	 * Creates the portals of a mesh for a single search. The portals of a face are computed when the search first
	 * visits the face. All portals are in the block {@link Blocks#SINGLE}. A portal has the number of its half-edge.
	 * Walls are half-edges too, but no portals, so the numbers of walls stay unused.
	 */
	static Portals lazy(NavMesh mesh) {
		int[] first = new int[mesh.faceCount() + 1];
		for (int face = 0; face < first.length; face++) {
			first[face] = mesh.firstEdge(face);
		}
		return new Portals(mesh, new int[SIZE * mesh.edgeCount()], mesh.coordinates(), first, new boolean[mesh.faceCount()]);
	}

	/** Returns the index in {@link #data} at which the portals of a face begin. */
	int begin(int face) {
		if (isSet != null && !isSet[face]) {
			isSet[face] = true;
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (!mesh.isWall(edge)) {
					set(edge, mesh.twin(edge), edge, mesh.twin(edge), Blocks.SINGLE);
				}
			}
		}
		return SIZE * first[face];
	}

	/** Returns the index in {@link #data} after the last portal of a face. */
	int end(int face) {
		return SIZE * first[face + 1];
	}

	private void set(int edge, int twin, int number, int back, int block) {
		int at = SIZE * number;
		data[at + LEFT] = mesh.target(twin);
		data[at + RIGHT] = mesh.origin(twin);
		data[at + BLOCK] = block;
		data[at + FACE] = mesh.face(twin);
		data[at + BACK] = back;
		data[at + NEXT_LEFT] = mesh.target(mesh.next(twin));
		data[at + NEXT_RIGHT] = mesh.origin(mesh.previous(twin));
		data[at + EDGE] = edge;
	}
}
