package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.DisjointSets;

/**
 * The cells into which {@linkplain MeshGap gaps} cut a mesh. These cells are areas of the mesh, and not the square cells of
 * the map. A gap is a line across a narrow place between two walls.
 * <p>
 * Gaps also cut the edges of the mesh into <em>pieces</em>. To find the cells, pieces are united. Two pieces of the same face
 * belong to one cell if no gap separates them. The faces on both sides of a portal share its pieces, so a cell continues
 * through the portal.
 */
final class Cells {

	private static final int FACES_A_CHECK = 1 << 10;

	private final NavMesh mesh;
	private final Gaps gaps;
	private final GapTrace trace;
	/** Indexed by half-edge: its first piece. Both half-edges of a portal have the same pieces, see {@link #piece}. */
	private final int[] firstPieces;
	private final int pieces;
	/**
	 * Indexed by node: the number of the cell that contains the node. A node is a piece of an edge, or a region of a face that
	 * only gaps border, see {@link FaceRegions}.
	 */
	private final int[] cells;
	private final int count;
	/** Indexed by face: the regions into which gaps cut the face. Null if no gap runs over the face. */
	private final FaceRegions[] regions;
	/** Indexed by gap: the cell to the left of the gap, looking along the gap from the corner where it begins. */
	private final int[] left;
	/** Indexed by gap: the cell to the right of the gap, looking along the gap from the corner where it begins. */
	private final int[] right;

	private Cells(NavMesh mesh, Gaps gaps, GapTrace trace, int[] firstPieces, int pieces, DisjointSets sets,
			FaceRegions[] regions) {
		this.mesh = mesh;
		this.gaps = gaps;
		this.trace = trace;
		this.firstPieces = firstPieces;
		this.pieces = pieces;
		this.cells = new int[sets.size()];
		this.count = sets.number(cells);
		this.regions = regions;
		this.left = new int[gaps.count()];
		this.right = new int[gaps.count()];
		findSides();
	}

	/**
	 * Cuts a mesh into cells. If rounding lets gaps cross, drops the wider of two crossing gaps.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	static Cells of(NavMesh mesh, Gaps gaps, Progress progress) {
		GapTrace trace = new GapTrace(mesh, gaps);
		int[] firstPieces = new int[mesh.edgeCount()];
		int pieces = 0;
		for (int edge = 0; edge < firstPieces.length; edge++) {
			firstPieces[edge] = pieces;
			if (mesh.isWall(edge) || edge < mesh.twin(edge)) {
				pieces += trace.crossings().size(edge) + 1;
			} else {
				firstPieces[edge] = firstPieces[mesh.twin(edge)];
			}
		}
		DisjointSets sets = new DisjointSets(pieces);
		FaceCutter cutter = new FaceCutter(gaps, new FaceWalk(mesh, gaps, trace, firstPieces));
		FaceRegions[] regions = new FaceRegions[mesh.faceCount()];
		for (int face = 0; face < regions.length; face++) {
			if (face % FACES_A_CHECK == 0) {
				progress.check();
			}
			regions[face] = cutter.cut(face, sets);
		}
		for (boolean crossed : cutter.crossed()) {
			if (crossed) {
				return of(mesh, gaps.without(cutter.crossed()), progress);
			}
		}
		return new Cells(mesh, gaps, trace, firstPieces, pieces, sets, regions);
	}

	private void findSides() {
		for (FaceRegions cut : regions) {
			for (int i = 0; cut != null && i < cut.gaps().length; i++) {
				int gap = cut.gaps()[i];
				left[gap] = cells[cut.node(i, true)];
				right[gap] = cells[cut.node(i, false)];
			}
		}
	}

	int count() {
		return count;
	}

	Gaps gaps() {
		return gaps;
	}

	/** Returns the cell to the left of a gap, looking along the gap from the corner where it begins. */
	int left(int gap) {
		return left[gap];
	}

	int right(int gap) {
		return right[gap];
	}

	/** Returns the regions of a face, or null if the face is a single region. */
	FaceRegions regions(int face) {
		return regions[face];
	}

	/** Returns the number of pieces into which gaps cut a half-edge. */
	int pieceCount(int edge) {
		return trace.crossings().size(isCanonical(edge) ? edge : mesh.twin(edge)) + 1;
	}

	/**
	 * Returns the number of a piece of a half-edge, among all pieces of the mesh.
	 *
	 * @param i the index of the piece on the half-edge. The two half-edges of a portal share their pieces, which are counted
	 * along the half-edge with the smaller number
	 */
	int piece(int edge, int i) {
		return firstPieces[edge] + i;
	}

	int cellOfNode(int node) {
		return cells[node];
	}

	/** Returns how many pieces all edges have together. The two half-edges of a portal share their pieces. */
	int pieceCount() {
		return pieces;
	}

	/**
	 * Returns where on a half-edge a piece begins, as a fraction of its length: 0 is the origin of the half-edge, 1 its target.
	 * The half-edge must be {@linkplain #isCanonical canonical}.
	 *
	 * @param i the index of the piece among the pieces of the half-edge. If this is the number of pieces, the result is 1
	 */
	double share(int edge, int i) {
		return i == 0 ? 0 : i > trace.crossings().size(edge) ? 1 : trace.crossings().value(edge, i - 1);
	}

	/** Returns a new object that walks around the faces of the mesh, from edge to edge. Only one thread may use the object. */
	FaceWalk walk() {
		return new FaceWalk(mesh, gaps, trace, firstPieces);
	}

	/**
	 * Returns whether a half-edge is a wall, or has a smaller number than its twin. So each edge has exactly one canonical
	 * half-edge.
	 */
	boolean isCanonical(int edge) {
		return mesh.isWall(edge) || edge < mesh.twin(edge);
	}

	/**
	 * Returns the cell that contains a place of a face. If the place lies on a gap, returns one of the two cells beside the
	 * gap.
	 */
	int cell(int face, double x, double y) {
		FaceRegions cut = regions[face];
		if (cut == null) {
			return cells[firstPieces[mesh.firstEdge(face)]];
		}
		int edge = mesh.firstEdge(face);
		double middleX = 0;
		double middleY = 0;
		for (int i = 0; i < mesh.size(face); i++) {
			middleX += mesh.x(mesh.origin(edge + i)) / mesh.size(face);
			middleY += mesh.y(mesh.origin(edge + i)) / mesh.size(face);
		}
		// a place on the line of a gap belongs to no region. So also try places beside the line. The first of these places is
		// very near the given place, and the next places are nearer and nearer to the middle of the face
		for (double step = 0; step < 0.5; step = step == 0 ? 1e-9 : 8 * step) {
			int node = node(cut, x + step * (middleX - x), y + step * (middleY - y), false);
			if (node >= 0) {
				return cells[node];
			}
		}
		int node = node(cut, x, y, true);
		return cells[node >= 0 ? node : cut.nodes()[0]];
	}

	/**
	 * Returns the node whose region contains a place, as an index in {@link #cells}. Returns -1 if no region is found.
	 *
	 * @param onLines what to do with a place exactly on the line of a gap. If true, chooses the left side of the line. If false,
	 * returns -1
	 */
	private int node(FaceRegions cut, double x, double y, boolean onLines) {
		long signature = 0;
		for (int i = 0; i < cut.gaps().length; i++) {
			int gap = cut.gaps()[i];
			int side = Predicates.side(mesh.x(gaps.from(gap)), mesh.y(gaps.from(gap)), gaps.endX(gap), gaps.endY(gap), x,
					y);
			if (side == 0 && !onLines) {
				return -1;
			}
			signature ^= side <= 0 == cut.isLeft()[i] ? FaceRegions.key(gap) : 0;
		}
		return cut.node(signature);
	}
}
