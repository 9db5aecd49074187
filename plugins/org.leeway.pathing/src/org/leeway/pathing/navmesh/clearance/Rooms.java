package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The largest discs of a mesh: in its {@link Cells}, through its portals and in its faces. Computed only for queries about portals,
 * faces and components.
 *
 * @param gaps the gaps of each cell
 * @param peaks the largest disc in each cell
 * @param widths the largest disc through each portal
 * @param faces the largest discs in each face: one disc for each cell that overlaps the face
 */
record Rooms(CellGaps gaps, Peaks peaks, PortalWidths widths, FaceRoom faces) {

	/**
	 * Computes the data of a mesh.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	static Rooms of(NavMesh mesh, Cells cells, CellWalls walls, Progress progress) {
		CellGaps gaps = new CellGaps(cells);
		Peaks peaks = new Peaks(mesh, cells, walls, gaps, progress);
		PortalWidths widths = new PortalWidths(mesh, cells, walls, progress);
		return new Rooms(gaps, peaks, widths, new FaceRoom(mesh, cells, widths, peaks));
	}
}
