package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The widths of the pieces of portals. The width of a piece is the radius of the largest disc whose centre passes through the
 * piece. Gaps cut a portal into pieces, see {@link Cells}. A piece of a wall has the width 0.
 */
final class PortalWidths {

	private static final int EDGES_A_CHECK = 1 << 8;

	private final NavMesh mesh;
	private final Cells cells;
	private final Gaps gaps;
	private final FaceWalk walk;
	private final double[] radii;

	/**
	 * Computes the width of each piece of each portal: the radius of the largest disc whose centre passes through the
	 * piece.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	PortalWidths(NavMesh mesh, Cells cells, CellWalls walls, Progress progress) {
		this.mesh = mesh;
		this.cells = cells;
		this.gaps = cells.gaps();
		this.walk = cells.walk();
		this.radii = new double[cells.pieceCount()];
		SegmentMaximum maximum = new SegmentMaximum(walls);
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (edge % EDGES_A_CHECK == 0) {
				progress.check();
			}
			for (int i = 0; edge < mesh.twin(edge) && i < cells.pieceCount(edge); i++) {
				int piece = cells.piece(edge, i);
				radii[piece] = maximum.find(cells.cellOfNode(piece), x(edge, i), y(edge, i), x(edge, i + 1),
						y(edge, i + 1));
			}
		}
	}

	private double x(int edge, int i) {
		double from = mesh.x(mesh.origin(edge));
		return from + cells.share(edge, i) * (mesh.x(mesh.target(edge)) - from);
	}

	private double y(int edge, int i) {
		double from = mesh.y(mesh.origin(edge));
		return from + cells.share(edge, i) * (mesh.y(mesh.target(edge)) - from);
	}

	double ofPiece(int piece) {
		return radii[piece];
	}

	/** Returns the radius of the largest disc that can move through a portal. The disc's centre crosses the portal. */
	double of(int edge) {
		double widest = 0;
		for (int i = 0; i < cells.pieceCount(edge); i++) {
			widest = Math.max(widest, radii[cells.piece(edge, i)]);
		}
		return widest;
	}

	/**
	 * Returns the radius of the largest disc that gets from one portal of a face to another portal of the same face.
	 * On its way, the disc must pass the gaps that separate the two portals in the face. The disc may also move through
	 * neighbouring faces, if it passes the same gaps there.
	 *
	 * @param from the half-edge of one portal
	 * @param to the half-edge of the other portal
	 */
	synchronized double between(int from, int to) {
		walk.around(mesh.face(from));
		int[] chords = walk.chords();
		double widest = 0;
		for (int i = 0; i < walk.count(); i++) {
			for (int j = 0; walk.isPiece(i) && isOf(walk.piece(i), from) && j < walk.count(); j++) {
				if (walk.isPiece(j) && isOf(walk.piece(j), to)) {
					widest = Math.max(widest, between(i, j, chords));
				}
			}
		}
		return widest;
	}

	private boolean isOf(int piece, int edge) {
		int first = cells.piece(edge, 0);
		return piece >= first && piece < first + cells.pieceCount(edge);
	}

	private double between(int i, int j, int[] chords) {
		double width = Math.min(radii[walk.piece(i)], radii[walk.piece(j)]);
		for (int gap : chords) {
			boolean within = i > walk.opens(gap) && i < walk.closes(gap);
			if (within != (j > walk.opens(gap) && j < walk.closes(gap))) {
				width = Math.min(width, gaps.radius(gap));
			}
		}
		return width;
	}
}
