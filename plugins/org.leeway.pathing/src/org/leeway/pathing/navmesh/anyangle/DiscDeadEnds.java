package org.leeway.pathing.navmesh.anyangle;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The faces in dead ends that a shortest path of a disc may enter. A dead end is a part of the mesh that only a single face
 * connects with the rest, see {@link Blocks}. A shortest path of a point never enters a dead end. But a disc may need room
 * to turn around a corner, or around an island, that is, a hole in the mesh:
 * <ul>
 * <li>If an island is nearer to the connecting face than the disc's diameter, a path may enter the whole dead end. The dead
 * end is called <em>open</em>.
 * <li>Otherwise, a path enters only faces within a radius of the connecting face.
 * </ul>
 * The faces of a dead end are computed lazily. Thread-safe.
 */
final class DiscDeadEnds {

	/**
	 * The result of {@link #faces} if a path may enter the whole dead end. Compare with {@code ==}, because another empty
	 * array means that a path may enter no face.
	 */
	static final int[] OPEN = {};
	private static final int[] NONE = {};

	private final Blocks blocks;
	private final NavMesh mesh;
	private final NearWalls walls;
	private final BoundaryLoops loops;
	/**
	 * Indexed by loop of walls as in {@link BoundaryLoops}: whether the loop is the outer border of a part of the mesh. Other
	 * loops are around islands.
	 */
	private final boolean[] isOuter;
	/**
	 * Indexed by block: the result of {@link #faces} for the dead end that begins with this block. The dead end consists of the
	 * subtree of the block in the tree of {@link Blocks}. Null until computed.
	 */
	private final AtomicReferenceArray<int[]> below;
	/**
	 * Indexed by face: the result of {@link #faces} for the dead end above the face in the tree of {@link Blocks}. The dead
	 * end begins with the block that is the parent of the face. The dead end also contains everything that only this block
	 * connects with the face. Null until computed.
	 */
	private final AtomicReferenceArray<int[]> above;

	DiscDeadEnds(NearWalls walls) {
		this.mesh = walls.mesh;
		this.walls = walls;
		this.loops = new BoundaryLoops(mesh);
		int[] byArea = loops.wallsByArea();
		this.blocks = Blocks.of(mesh, IntStream.of(byArea).map(mesh::face));
		this.isOuter = new boolean[byArea.length];
		BitSet known = new BitSet();
		for (int wall : byArea) {
			int face = mesh.face(wall);
			isOuter[loops.of(wall)] = blocks.isRoot(face) && !known.get(face);
			known.set(face);
		}
		this.below = new AtomicReferenceArray<>(blocks.end());
		this.above = new AtomicReferenceArray<>(mesh.faceCount());
	}

	/**
	 * Returns the faces that a search for a shortest path may enter. The search may enter the faces between start and goal, and
	 * the faces of dead ends in which the disc may need room to turn.
	 *
	 * @param startFaces the faces that contain the start
	 * @param goalFaces the faces that contain the goal
	 */
	DiscArea area(int[] startFaces, int[] goalFaces) {
		return new AreaWithoutDeadEnds(mesh, this, blocks, startFaces, goalFaces);
	}

	/**
	 * Returns which faces of a dead end a path may enter. The dead end is behind the given portal. Returns {@link #OPEN} if a
	 * path may enter all faces. If a path may enter no face, returns an empty array that is not {@link #OPEN}.
	 */
	int[] faces(int portal) {
		int block = blocks.of(portal);
		int face = mesh.face(portal);
		boolean isAbove = blocks.isAbove(block, face);
		AtomicReferenceArray<int[]> known = isAbove ? above : below;
		int at = isAbove ? face : block;
		int[] faces = known.get(at);
		if (faces == null) {
			// Proof that a path stays near PQ. A path enters the dead end at P and leaves it at Q. Islands lie in the dead end:
			// Dead end .------.
			// ---------P------Q---------
			// Face    /   ##   \
			// The face is convex, so it contains the line PQ. Only walls on the face's side of PQ (##) may keep the disc off
			// PQ. Assume that each island is farther from the face than the disc's diameter. Then the disc fits between each
			// island and ##. So if a path goes around an island, a path between the island and PQ is shorter. Hence a shortest
			// path goes around no island. Only the walls ## bend the path, so it stays within a radius of PQ
			faces = isOpen(face, block, isAbove) ? OPEN : isStraight(face, block) ? NONE : near(face, block, walls.radius);
			known.set(at, faces);
		}
		return faces;
	}

	private boolean isOpen(int face, int block, boolean isAbove) {
		int own = NavMesh.NONE;
		int chains = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int next = mesh.next(edge);
			if (blocks.of(edge) == block && (blocks.of(next) != block || mesh.isOnWall(mesh.origin(next)))) {
				own = loops.of(mesh.wallBefore(next));
				chains++;
			}
		}
		// a dead end may surround the rest of the mesh. Then the outer loop of walls lies in the dead end. The root of the tree
		// of Blocks is a face at the outer loop. So this dead end is above the connecting face in the tree
		if (chains > 1 || isAbove && chains == 1 && !isOuter[own]) {
			return true;
		}
		double reach = 2 * walls.radius + NearWalls.TOLERANCE;
		for (int other : near(face, block, 2 * walls.radius)) {
			for (int edge = mesh.firstEdge(other); edge < mesh.firstEdge(other + 1); edge++) {
				if (mesh.isWall(edge) && loops.of(edge) != own && !isOuter[loops.of(edge)]
						&& walls.distance(face, edge) <= reach) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns whether a quick test shows that no shortest path needs the dead end behind a face. Two conditions must hold:
	 * <ul>
	 * <li>The face has a single portal into the dead end.
	 * <li>All corners on the face's side of the portal are at least the disc's radius away from the portal. The two ends of
	 * the portal do not count.
	 * </ul>
	 *
	 * @param block the first block of the dead end
	 */
	private boolean isStraight(int face, int block) {
		int portal = NavMesh.NONE;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (blocks.of(edge) == block) {
				if (portal != NavMesh.NONE) {
					return false;
				}
				portal = edge;
			}
		}
		for (int corner : walls.corners(face).vertices()) {
			double x = mesh.x(corner);
			double y = mesh.y(corner);
			if (corner != mesh.origin(portal) && corner != mesh.target(portal)
					&& FanClipper.side(mesh, portal, x, y) > -NearWalls.TOLERANCE
					&& walls.distanceTo(portal, x, y) < walls.radius + NearWalls.TOLERANCE) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the faces of a dead end that lie within a distance of its connecting face. Spreads from face to face,
	 * through portals within this distance.
	 *
	 * @param face the face that connects the dead end with the rest of the mesh
	 * @param block the first block of the dead end
	 * @param distance in cells
	 */
	private int[] near(int face, int block, double distance) {
		return walls.facesNear(face, edge -> blocks.of(edge) == block, distance);
	}
}
