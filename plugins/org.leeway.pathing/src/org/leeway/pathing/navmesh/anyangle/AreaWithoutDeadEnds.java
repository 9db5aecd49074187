package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The faces that a search for the shortest path of a disc may enter. The search may enter all faces between start and
 * goal, and some faces of dead ends. A dead end is a part of the mesh that does not lie between start and goal. A path
 * goes into a dead end only to make a turn, see {@link DiscDeadEnds}.
 */
final class AreaWithoutDeadEnds implements DiscArea {

	private final NavMesh mesh;
	private final DiscDeadEnds ends;
	private final Blocks blocks;
	private final int[] startFaces;
	/**
	 * The {@linkplain Blocks blocks} (parts of the mesh) in which the search may enter every face. At first, the set has all
	 * blocks between start and goal. When the search arrives at a dead end that is {@linkplain DiscDeadEnds#OPEN open}, the
	 * first block of this dead end is added.
	 */
	private final BlockSet open;
	/**
	 * The first {@linkplain Blocks block} of each dead end that was found not to be open. Of such a dead end, a path may enter
	 * only the faces that {@link #isNear} marks, if any.
	 */
	private final BlockSet closed;
	/**
	 * Indexed by face: whether the search may enter the face, although the face is in a dead end.
	 * {@link DiscDeadEnds#faces} finds the faces to mark.
	 */
	private final boolean[] isNear;

	AreaWithoutDeadEnds(NavMesh mesh, DiscDeadEnds ends, Blocks blocks, int[] startFaces, int[] goalFaces) {
		this.mesh = mesh;
		this.ends = ends;
		this.blocks = blocks;
		this.startFaces = startFaces;
		this.open = new BlockSet(blocks.end());
		this.closed = new BlockSet(blocks.end());
		this.isNear = new boolean[mesh.faceCount()];
		for (int start : startFaces) {
			for (int goal : goalFaces) {
				blocks.addBetween(start, goal, open);
			}
		}
	}

	@Override
	public boolean containsBeyond(int portal) {
		int block = blocks.of(portal);
		int beyond = mesh.face(mesh.twin(portal));
		if (open.contains(block) || isNear[beyond]) {
			return true;
		}
		if (isNear[mesh.face(portal)] || closed.contains(block)) {
			return false;
		}
		int[] faces = ends.faces(portal);
		if (faces == DiscDeadEnds.OPEN) {
			open.add(block);
			return true;
		}
		closed.add(block);
		for (int face : faces) {
			isNear[face] = true;
		}
		return isNear[beyond];
	}

	@Override
	public boolean contains(int face) {
		if (isNear[face]) {
			return true;
		}
		if (!isBetween(face)) {
			return false;
		}
		// containsBeyond is called for its side effect: if a dead end begins beyond the edge, the method marks its faces in isNear
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (!mesh.isWall(edge)) {
				containsBeyond(edge);
			}
		}
		return true;
	}

	private boolean isBetween(int face) {
		for (int start : startFaces) {
			if (start == face) {
				return true;
			}
		}
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (open.contains(blocks.of(edge))) {
				return true;
			}
		}
		return false;
	}
}
