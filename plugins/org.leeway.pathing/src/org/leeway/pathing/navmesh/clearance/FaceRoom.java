package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The radii of the largest discs whose centres lie in each face of a mesh. The gaps of the mesh divide the mesh into
 * {@link Cells}. A face has an entry for each cell that overlaps the face. The entry is the radius of the largest disc with its
 * centre in both the face and the cell. This centre is the {@linkplain Peaks peak} of the cell, or lies on a portal or in the
 * middle of a gap.
 */
final class FaceRoom {

	/**
	 * Indexed by face: the index of its first entry, see {@link FaceRoom}. Face {@code f} has the entries
	 * [{@code first[f]}, {@code first[f + 1]}).
	 */
	private final int[] first;
	private final int[] cells;
	private final double[] radii;

	FaceRoom(NavMesh mesh, Cells all, PortalWidths widths, Peaks peaks) {
		this.first = new int[mesh.faceCount() + 1];
		for (int face = 0; face < mesh.faceCount(); face++) {
			first[face + 1] = first[face] + (all.regions(face) == null ? 1 : all.regions(face).nodes().length);
		}
		this.cells = new int[first[mesh.faceCount()]];
		this.radii = new double[cells.length];
		Arrays.fill(cells, NavMesh.NONE);
		for (int face = 0; face < mesh.faceCount(); face++) {
			addRegions(all, mesh, face);
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face) + mesh.size(face); edge++) {
				for (int i = 0; i < all.pieceCount(edge); i++) {
					int piece = all.piece(edge, i);
					raise(face, all.cellOfNode(piece), widths.ofPiece(piece));
				}
			}
		}
		for (int cell = 0; cell < all.count(); cell++) {
			raise(mesh.locate(peaks.x(cell), peaks.y(cell)), cell, peaks.radius(cell));
		}
		Gaps gaps = all.gaps();
		for (int gap = 0; gap < gaps.count(); gap++) {
			int face = mesh.locate((mesh.x(gaps.from(gap)) + gaps.endX(gap)) / 2,
					(mesh.y(gaps.from(gap)) + gaps.endY(gap)) / 2);
			raise(face, all.left(gap), gaps.radius(gap));
			raise(face, all.right(gap), gaps.radius(gap));
		}
	}

	/**
	 * Adds an entry for each of the {@link Cells} that a face overlaps. Room for one entry for each region of the face is
	 * reserved. If several regions belong to one cell, they share an entry, and the last entries stay empty.
	 */
	private void addRegions(Cells all, NavMesh mesh, int face) {
		FaceRegions cut = all.regions(face);
		if (cut == null) {
			cells[first[face]] = all.cellOfNode(all.piece(mesh.firstEdge(face), 0));
			return;
		}
		for (int node : cut.nodes()) {
			if (find(face, all.cellOfNode(node)) < 0) {
				cells[find(face, NavMesh.NONE)] = all.cellOfNode(node);
			}
		}
	}

	private int find(int face, int cell) {
		for (int i = first[face]; i < first[face + 1]; i++) {
			if (cells[i] == cell) {
				return i;
			}
		}
		return -1;
	}

	private void raise(int face, int cell, double radius) {
		int at = face == NavMesh.NONE ? -1 : find(face, cell);
		if (at >= 0) {
			radii[at] = Math.max(radii[at], radius);
		}
	}

	int from(int face) {
		return first[face];
	}

	int to(int face) {
		return first[face + 1];
	}

	/**
	 * Returns the cell to which an entry belongs, see {@link FaceRoom}. Returns {@link NavMesh#NONE} if the entry is
	 * empty.
	 */
	int cell(int entry) {
		return cells[entry];
	}

	double radius(int entry) {
		return radii[entry];
	}
}
