package org.leeway.core.merge;

import java.util.List;

import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/** Cells that one side painted and the other side cropped away. */
final class CroppedPaint {

	private CroppedPaint() {
	}

	/**
	 * Adds notes about cells that one side of the merge painted and that lie outside of the merged map. A note has the
	 * number of these cells.
	 */
	static void note(Versions<Level> levels, Versions<int[]> ids, MergeFrame frame, Notes notes) {
		note(levels.base().getTerrain(), ids.base(), levels.ours().getTerrain(), ids.ours(), frame.ours().cells(), frame, notes);
		note(levels.base().getTerrain(), ids.base(), levels.theirs().getTerrain(), ids.theirs(), frame.theirs().cells(), frame, notes);
	}

	private static void note(TerrainGrid base, int[] ids, TerrainGrid side, int[] sideIds, CellRect place, MergeFrame frame,
			Notes notes) {
		if (!base.bounds().intersects(place)) {
			return;
		}
		CellRect common = base.bounds().intersection(place).orElseThrow();
		CellRect kept = common.intersection(frame.result().cells()).orElse(null);
		long painted = 0;
		for (CellRect part : kept == null ? List.of(common) : common.without(kept)) {
			for (int y = part.y(); y < part.bottom(); y++) {
				for (int x = part.x(); x < part.right(); x++) {
					painted += ids[base.terrain(x, y)] == sideIds[side.terrain(x - place.x(), y - place.y())] ? 0 : 1;
				}
			}
		}
		if (painted > 0) {
			notes.add(Counts.cells(painted) + " that one side painted " + (painted == 1 ? "is" : "are") + " cropped away by the other side");
		}
	}
}
