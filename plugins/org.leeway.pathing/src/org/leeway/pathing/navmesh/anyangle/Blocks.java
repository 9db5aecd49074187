package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The division of a mesh into blocks, which shows dead ends. A block is a biconnected component of the graph whose nodes
 * are the faces and whose edges are the portals. So a block stays connected if any one of its faces is removed. Faces
 * and blocks form a tree: each face is linked with the blocks that contain its portals. Immutable.
 * <p> A shortest path of a point enters only blocks between start and goal. All other blocks are dead ends. For paths
 * of discs, see {@link DiscDeadEnds}.
 */
final class Blocks {

	/** The number that stands for no block. Walls belong to no block. */
	static final int NONE = 0;
	/** The number of the block that holds all portals if the mesh is not divided, see {@link #single}. */
	static final int SINGLE = 1;

	private final NavMesh mesh;
	/** Indexed by half-edge: its block. Null if the mesh is not divided, so that all portals are in one block. */
	private final int[] ofEdges;
	/**
	 * Indexed by face: the block that is the parent of the face in the tree of blocks and faces. {@link #NONE} for the root of
	 * a tree, which has no parent.
	 */
	private final int[] above;
	/** Indexed by face: its depth in the tree of blocks and faces, that is, the number of blocks between the face and the root. */
	private final int[] depths;
	/** Indexed by block: the face that is the parent of the block in the tree of blocks and faces. */
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
	 * Finds the blocks of a mesh. Each connected part of the mesh gives one tree of blocks and faces.
	 *
	 * @param roots faces in order of preference as roots: the first face of each connected part becomes the root of its tree.
	 * Must contain a face of each connected part
	 */
	static Blocks of(NavMesh mesh, IntStream roots) {
		Blocks blocks = new Blocks(mesh, new int[mesh.edgeCount()], mesh.faceCount());
		blocks.new Walk().run(roots);
		return blocks;
	}

	/** Creates a single block of all portals. This saves the division of the mesh, but path searches then enter dead ends. */
	static Blocks single(NavMesh mesh) {
		Blocks single = new Blocks(mesh, null, 0);
		single.count = SINGLE + 1;
		return single;
	}

	/**
	 * A depth-first walk over faces. Finds the blocks, which are biconnected components, by lowpoints (Hopcroft and
	 * Tarjan).
	 */
	private final class Walk {

		/** Indexed by face: its number in the order of discovery, counted from 1. 0 if the walk has not discovered the face yet. */
		private final int[] places;
		/** The faces in the order of discovery. */
		private final int[] order;
		/**
		 * Indexed by face: the lowpoint of Tarjan's algorithm, that is, the least entry of {@link #places} in a group of faces.
		 * The group consists of the face, the faces below the face in the tree of discovery, and the neighbours of all these
		 * faces. Neighbours behind the portal through which the walk discovered a face do not count.
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
		 * Finds the parent of a face in the tree of blocks and faces. The walk came to the face from another face, whose parent
		 * must be known. So this method must be called in the order of discovery.
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

	/** Returns the block that contains a portal, given by a half-edge. Returns {@link #NONE} for a wall. */
	int of(int edge) {
		return ofEdges != null ? ofEdges[edge] : mesh.isWall(edge) ? NONE : SINGLE;
	}

	/** Returns a number greater than every block. */
	int end() {
		return count;
	}

	/**
	 * Returns whether a face is the root of a tree of blocks and faces. There is one tree for each connected part of
	 * the mesh.
	 */
	boolean isRoot(int face) {
		return above[face] == NONE;
	}

	/**
	 * Returns whether a block is the parent of a face in the tree of blocks and faces. If not, the face is the parent of the
	 * block, because the block contains one of its portals.
	 *
	 * @param block a block that contains a portal of the face
	 */
	boolean isAbove(int block, int face) {
		return above[face] == block;
	}

	/** Finds the path between two faces in the tree of blocks and faces, and adds the blocks on this path to a set. */
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
