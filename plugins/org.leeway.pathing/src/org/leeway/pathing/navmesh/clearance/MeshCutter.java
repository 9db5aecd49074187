package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A builder of a {@link CutMesh}: cuts the faces of a mesh along gaps, the narrow places between walls. Walks around each face
 * with a stack of unfinished outlines. When the walk meets one end of a gap, a new outline begins. When the walk meets the
 * other end, this outline is closed along the gap and becomes a face. Gaps must not cross.
 */
final class MeshCutter {

	/**
	 * Fraction by which each rounded width is increased. Otherwise a width that was rounded down could stop a disc that exactly
	 * fits.
	 */
	private static final double ROUNDING = 1e-12;
	private static final int FACES_A_CHECK = 1 << 10;

	private final NavMesh mesh;
	private final Cells cells;
	private final Gaps gaps;
	private final FaceWalk walk;
	private final CutEdges edges;
	/**
	 * The vertex at the first crossing of each half-edge with a gap, indexed by half-edge. The second piece of the half-edge
	 * begins there. Further crossings of the half-edge have the next vertex numbers. Of the two half-edges of a portal, only
	 * the half-edge with the smaller number has a valid entry.
	 */
	private final int[] firstCrossings;
	private final double[] xy;

	private MeshCutter(NavMesh mesh, Cells cells, PortalWidths widths) {
		this.mesh = mesh;
		this.cells = cells;
		this.gaps = cells.gaps();
		this.walk = cells.walk();
		this.firstCrossings = new int[mesh.edgeCount()];
		int vertices = mesh.vertexCount();
		for (int edge = 0; edge < firstCrossings.length; edge++) {
			firstCrossings[edge] = vertices;
			vertices += cells.isCanonical(edge) ? cells.pieceCount(edge) - 1 : 0;
		}
		this.xy = Arrays.copyOf(mesh.coordinates(), 2 * vertices);
		placeCrossings();
		double[] ofPieces = new double[cells.pieceCount()];
		Arrays.setAll(ofPieces, piece -> widths.ofPiece(piece) * (1 + ROUNDING));
		this.edges = new CutEdges(ofPieces);
	}

	/**
	 * Cuts the faces of a mesh.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	static CutMesh cut(NavMesh mesh, Cells cells, PortalWidths widths, BottleneckForest forest, Progress progress) {
		MeshCutter cutter = new MeshCutter(mesh, cells, widths);
		for (int face = 0; face < mesh.faceCount(); face++) {
			if (face % FACES_A_CHECK == 0) {
				progress.check();
			}
			cutter.cut(face);
		}
		return cutter.edges.mesh(cutter.xy, new RoomTree(cells, forest));
	}

	private void placeCrossings() {
		for (int edge = 0; edge < firstCrossings.length; edge++) {
			for (int i = 1; cells.isCanonical(edge) && i < cells.pieceCount(edge); i++) {
				int at = 2 * (firstCrossings[edge] + i - 1);
				int from = mesh.origin(edge);
				int to = mesh.target(edge);
				double share = cells.share(edge, i);
				xy[at] = mesh.x(from) + share * (mesh.x(to) - mesh.x(from));
				xy[at + 1] = mesh.y(from) + share * (mesh.y(to) - mesh.y(from));
			}
		}
	}

	private void cut(int face) {
		walk.around(face);
		edges.begin(NavMesh.NONE, NavMesh.NONE);
		int place = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int pieces = cells.pieceCount(edge);
			for (int i = 0; i < pieces; i++) {
				place = stop(place, vertex(edge, i));
				int piece = walk.piece(place++);
				edges.addPiece(vertex(edge, i), piece, cells.cellOfNode(piece));
			}
		}
		edges.close();
	}

	/**
	 * Returns the vertex at which a piece of a half-edge begins. {@link Cells} defines pieces.
	 *
	 * @param i the index of the piece, counted from the origin of the half-edge
	 */
	private int vertex(int edge, int i) {
		if (i == 0) {
			return mesh.origin(edge);
		}
		return cells.isCanonical(edge) ? firstCrossings[edge] + i - 1
				: firstCrossings[mesh.twin(edge)] + cells.pieceCount(edge) - 1 - i;
	}

	/**
	 * Handles the gaps at a vertex of the {@linkplain FaceWalk walk}. First closes the outlines of the gaps that end at this
	 * vertex. Then begins an outline for each gap that begins at this vertex, the outermost gap first. Each gap at the vertex
	 * is a place of the walk. Returns the first place after these places.
	 *
	 * @param from the first place of the walk at the vertex
	 */
	private int stop(int from, int vertex) {
		int end = from;
		for (; !walk.isPiece(end); end++) {
			if (walk.opens(walk.gap(end)) < from) {
				closeInnermost(vertex);
			}
		}
		for (int gap = outermost(from, end, Integer.MAX_VALUE); gap != NavMesh.NONE; gap = outermost(from, end, walk.closes(gap))) {
			edges.begin(gap, vertex);
		}
		return end;
	}

	/**
	 * Returns the outermost gap of the gaps that begin at a vertex. A gap begins where the walk meets it first, and ends where
	 * the walk meets it again. The outermost gap ends last. Returns {@link NavMesh#NONE} if no gap begins at the vertex.
	 *
	 * @param from the first place of the walk at the vertex
	 * @param end the first place of the walk after the vertex
	 * @param before a place of the walk. Gaps that end at this place or later are ignored
	 */
	private int outermost(int from, int end, int before) {
		int outermost = NavMesh.NONE;
		for (int place = from; place < end; place++) {
			int gap = walk.gap(place);
			if (walk.opens(gap) == place && walk.closes(gap) < before
					&& (outermost == NavMesh.NONE || walk.closes(gap) > walk.closes(outermost))) {
				outermost = gap;
			}
		}
		return outermost;
	}

	private void closeInnermost(int vertex) {
		int gap = edges.gap();
		boolean isLeft = walk.beginsFirst(gap);
		edges.closeAlongGap(vertex, width(gap, edges.vertex(), vertex), isLeft ? cells.left(gap) : cells.right(gap),
				isLeft ? cells.right(gap) : cells.left(gap));
	}

	/** Returns the radius, in cells, of the largest disc whose centre can cross a gap between two vertices on the gap. */
	private double width(int gap, int from, int to) {
		double limit = gaps.radius(gap);
		double ax = mesh.x(gaps.from(gap));
		double ay = mesh.y(gaps.from(gap));
		double first = Math.hypot(xy[2 * from] - ax, xy[2 * from + 1] - ay);
		double second = Math.hypot(xy[2 * to] - ax, xy[2 * to + 1] - ay);
		if (Math.min(first, second) <= limit && limit <= Math.max(first, second)) {
			return limit;
		}
		double nearest = Math.max(limit - Math.abs(limit - first), limit - Math.abs(limit - second));
		return Math.clamp(nearest * (1 + ROUNDING), 0, limit);
	}
}
