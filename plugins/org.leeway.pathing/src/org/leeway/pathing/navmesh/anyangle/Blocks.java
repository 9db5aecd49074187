package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The division of a mesh into blocks, which shows dead ends. Faces are the nodes of a graph, and portals are its edges. A block is
 * a biconnected component of this graph. Blocks and faces form a tree. Immutable.
 * <p>
 * A shortest path of a point never enters a convex face twice, so it stays in the blocks between start and goal. All other blocks
 * are dead ends. For paths of discs, see {@link DiscDeadEnds}.
 */
final class Blocks {

	/** The number that stands for no block. Walls belong to no block. */
	static final int NONE = 0;
	/** The number of the block that holds all portals if the mesh is not divided, see {@link #single}. */
	static final int SINGLE = 1;

	private final NavMesh mesh;
	/** Indexed by half-edge: its block. Null if the mesh is not divided, so that all portals are in one block. */
	private final int[] ofEdges;
	/** Indexed by face: the block above the face in the tree of blocks and faces. {@link #NONE} for the root of a tree. */
	private final int[] above;
	/** Indexed by face: how many blocks are above the face in the tree of blocks and faces. */
	private final int[] depths;
	/** Indexed by block: the face above the block in the tree of blocks and faces. */
	private int[] tops = new int[64];
	private int count = 1;

	private Blocks(NavMesh mesh, int[] ofEdges, int faces) {
		this.mesh = mesh;
		this.ofEdges = ofEdges;
		this.above = new int[faces];
		this.depths = new int[faces];
	}

	static Blocks of(NavMesh mesh) {
		return of(mesh, IntStream.range(0, mesh.faceCount()));
	}

	/**
	 * Finds the blocks of a mesh by depth-first walks.
	 *
	 * @param roots the faces at which walks may begin, preferred faces first. Each connected part has at least one such
	 *            face
	 */
	static Blocks of(NavMesh mesh, IntStream roots) {
		Blocks blocks = new Blocks(mesh, new int[mesh.edgeCount()], mesh.faceCount());
		blocks.new Walk().run(roots);
		return blocks;
	}

	/** Creates a single block of all portals. This needs no time, but searches then enter dead ends. */
	static Blocks single(NavMesh mesh) {
		Blocks single = new Blocks(mesh, null, 0);
		single.count = SINGLE + 1;
		return single;
	}

	/** A depth-first walk over faces, which finds the blocks by lowpoints (Hopcroft and Tarjan). */
	private final class Walk {

		/** Indexed by face: its place in the order of discovery, from 1, or 0 if not discovered. */
		private final int[] places;
		/** The faces in the order of discovery. */
		private final int[] order;
		/**
		 * Indexed by face: its lowpoint in Tarjan's algorithm. This is the least of the {@link #places} of the face itself, of all
		 * faces discovered from it, and of the neighbours of these faces. The portal through which the face was discovered does not
		 * count.
		 */
		private final int[] earliest;
		/**
		 * Indexed by face: the half-edge through which the walk discovered the face. This half-edge belongs to the face from which
		 * the walk came. -1 for the first face.
		 */
		private final int[] entries;
		/** Indexed by face: the half-edge of the face that the walk examines next. */
		private final int[] next;
		private int discovered;

		Walk() {
			int faces = mesh.faceCount();
			this.places = new int[faces];
			this.order = new int[faces];
			this.earliest = new int[faces];
			this.entries = new int[faces];
			this.next = new int[faces];
		}

		void run(IntStream roots) {
			roots.filter(face -> places[face] == 0).forEach(this::walk);
			for (int face : order) {
				place(face);
			}
			for (int edge = 0; edge < ofEdges.length; edge++) {
				if (!mesh.isWall(edge)) {
					int a = mesh.face(edge);
					int b = mesh.face(mesh.twin(edge));
					ofEdges[edge] = above[places[a] > places[b] ? a : b];
				}
			}
		}

		private void walk(int first) {
			discover(first, -1);
			int face = first;
			while (true) {
				int edge = next[face]++;
				if (edge == mesh.firstEdge(face + 1)) {
					if (entries[face] < 0) {
						return;
					}
					int before = mesh.face(entries[face]);
					earliest[before] = Math.min(earliest[before], earliest[face]);
					face = before;
				} else if (!mesh.isWall(edge)) {
					int to = mesh.face(mesh.twin(edge));
					if (places[to] == 0) {
						discover(to, edge);
						face = to;
					} else if (mesh.twin(edge) != entries[face]) {
						earliest[face] = Math.min(earliest[face], places[to]);
					}
				}
			}
		}

		private void discover(int face, int entry) {
			order[discovered] = face;
			places[face] = ++discovered;
			earliest[face] = discovered;
			entries[face] = entry;
			next[face] = mesh.firstEdge(face);
		}

		/**
		 * Finds the block above a face in the tree of blocks and faces. Must be called for the faces in the order of discovery,
		 * because the block above the previous face must be known.
		 */
		private void place(int face) {
			if (entries[face] < 0) {
				return;
			}
			int before = mesh.face(entries[face]);
			if (earliest[face] < places[before]) {
				above[face] = above[before];
				depths[face] = depths[before];
			} else {
				above[face] = add(before);
				depths[face] = depths[before] + 1;
			}
		}
	}

	private int add(int top) {
		if (count == tops.length) {
			tops = Arrays.copyOf(tops, 2 * count);
		}
		tops[count] = top;
		return count++;
	}

	/** Returns the block of a portal, or {@link #NONE} for a wall. */
	int of(int edge) {
		return ofEdges != null ? ofEdges[edge] : mesh.isWall(edge) ? NONE : SINGLE;
	}

	/** Returns a number greater than every block. */
	int end() {
		return count;
	}

	/** Returns whether a face is the root of a tree of blocks and faces. Each connected part of the mesh has one such tree. */
	boolean isRoot(int face) {
		return above[face] == NONE;
	}

	/**
	 * Returns whether a block is above a face in the tree of blocks and faces. Otherwise, the block is below the face.
	 *
	 * @param block a block that contains a portal of the face
	 */
	boolean isAbove(int block, int face) {
		return above[face] == block;
	}

	/** Adds to a set the blocks on the path between two faces in the tree of blocks and faces. */
	void addBetween(int from, int to, BlockSet set) {
		if (ofEdges == null) {
			set.add(SINGLE);
		} else {
			addOnTree(from, to, set);
		}
	}

	private void addOnTree(int from, int to, BlockSet set) {
		int a = from;
		int b = to;
		while (a != b) {
			if (above[a] == above[b]) {
				set.add(above[a]);
				return;
			}
			if (depths[a] >= depths[b]) {
				set.add(above[a]);
				a = tops[above[a]];
			} else {
				set.add(above[b]);
				b = tops[above[b]];
			}
		}
	}
}
