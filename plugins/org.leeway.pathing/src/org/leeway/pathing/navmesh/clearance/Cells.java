package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The cells into which gaps cut a mesh. The ends of gaps and the places where gaps cross portals cut all edges into
 * pieces. The pieces of a face between which no gap runs are of one cell, and pieces that two faces share join their
 * cells.
 */
final class Cells {

	private static final int FACES_A_CHECK = 1 << 10;

	private final NavMesh mesh;
	private final Gaps gaps;
	private final GapTrace trace;
	/** By half-edge; the two of a portal have the same pieces, in opposite order. */
	private final int[] firstPieces;
	/** By piece, its cell. */
	private final int[] cells;
	private final int count;
	/** By face; null if no gap runs over it. */
	private final FaceRegions[] regions;
	/** By gap, the cell to the left and the one to the right, as seen from its corner. */
	private final int[] left;
	private final int[] right;

	private Cells(NavMesh mesh, Gaps gaps, GapTrace trace, int[] firstPieces, int[] cells, int count,
			FaceRegions[] regions) {
		this.mesh = mesh;
		this.gaps = gaps;
		this.trace = trace;
		this.firstPieces = firstPieces;
		this.cells = cells;
		this.count = count;
		this.regions = regions;
		this.left = new int[gaps.count()];
		this.right = new int[gaps.count()];
		findSides();
	}

	/** @throws java.util.concurrent.CancellationException if the work was cancelled */
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
		PieceForest forest = new PieceForest(pieces);
		FaceCutter cutter = new FaceCutter(mesh, gaps, trace, firstPieces);
		FaceRegions[] regions = new FaceRegions[mesh.faceCount()];
		for (int face = 0; face < regions.length; face++) {
			if (face % FACES_A_CHECK == 0) {
				progress.check();
			}
			regions[face] = cutter.cut(face, forest);
		}
		for (boolean crossed : cutter.crossed()) {
			if (crossed) {
				return of(mesh, gaps.without(cutter.crossed()), progress);
			}
		}
		int[] cells = new int[pieces];
		int count = forest.number(cells);
		return new Cells(mesh, gaps, trace, firstPieces, cells, count, regions);
	}

	private void findSides() {
		Arrays.fill(left, NavMesh.NONE);
		Arrays.fill(right, NavMesh.NONE);
		for (FaceRegions cut : regions) {
			for (int i = 0; cut != null && i < cut.gaps().length; i++) {
				int gap = cut.gaps()[i];
				int pieceLeft = cut.piece(i, true);
				int pieceRight = cut.piece(i, false);
				left[gap] = pieceLeft < 0 ? left[gap] : cells[pieceLeft];
				right[gap] = pieceRight < 0 ? right[gap] : cells[pieceRight];
			}
		}
	}

	int count() {
		return count;
	}

	Gaps gaps() {
		return gaps;
	}

	/** The cell to the left of a gap, as seen from its corner. */
	int left(int gap) {
		return left[gap];
	}

	int right(int gap) {
		return right[gap];
	}

	/** The regions of a face; null if it is one. */
	FaceRegions regions(int face) {
		return regions[face];
	}

	/** The number of pieces of a half-edge. */
	int pieceCount(int edge) {
		return trace.crossings().size(canonical(edge)) + 1;
	}

	/** The piece of a half-edge at a place in the order along its canonical half-edge. */
	int piece(int edge, int i) {
		return firstPieces[edge] + i;
	}

	int cellOfPiece(int piece) {
		return cells[piece];
	}

	int pieceTotal() {
		return cells.length;
	}

	/** Where a piece of a canonical half-edge begins, as a share of the half-edge; for the number of pieces 1. */
	double share(int edge, int i) {
		return i == 0 ? 0 : i > trace.crossings().size(edge) ? 1 : trace.crossings().value(edge, i - 1);
	}

	int canonical(int edge) {
		return mesh.isWall(edge) || edge < mesh.twin(edge) ? edge : mesh.twin(edge);
	}

	/** The cell of a place in a face; on a gap, one of the two. */
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
		// where gaps meet, rounding may choose sides that no region has
		for (double step = 0; step < 1; step = step == 0 ? 1e-9 : 8 * step) {
			int piece = cut.piece(signature(cut, x + step * (middleX - x), y + step * (middleY - y)));
			if (piece >= 0) {
				return cells[piece];
			}
		}
		return cells[cut.pieces()[0]];
	}

	private long signature(FaceRegions cut, double x, double y) {
		long signature = 0;
		for (int i = 0; i < cut.gaps().length; i++) {
			int gap = cut.gaps()[i];
			boolean isLeft = Predicates.side(mesh.x(gaps.from(gap)), mesh.y(gaps.from(gap)), gaps.endX(gap),
					gaps.endY(gap), x, y) <= 0;
			signature ^= isLeft == cut.isLeft()[i] ? FaceRegions.key(gap) : 0;
		}
		return signature;
	}
}
