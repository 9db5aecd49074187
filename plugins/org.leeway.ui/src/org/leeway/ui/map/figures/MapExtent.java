package org.leeway.ui.map.figures;

import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.FreeformLayout;
import org.eclipse.draw2d.geometry.Rectangle;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.CellGeometry;

/**
 * The layer that contains the figures of obstacles and spawns. The canvas can scroll as far as the freeform extent of
 * this layer. The extent contains the map with a margin, all figures, and the area that the canvas shows.
 */
public final class MapExtent extends FreeformLayer {

	private static final int LEAST_MARGIN = 8 * CellGeometry.CELL;

	private Rectangle map = new Rectangle();
	/** The area that the canvas is about to show, set by {@link #include}. The area may be much larger than the map. */
	private Rectangle seen = new Rectangle();

	public MapExtent() {
		setLayoutManager(new FreeformLayout());
	}

	public void setGrid(TerrainGrid grid) {
		Rectangle next = CellGeometry.bounds(grid.bounds());
		if (!next.equals(map)) {
			map = next;
			fireExtentChanged();
		}
	}

	/**
	 * Makes the extent contain an area, so that the canvas can scroll there. Replaces the area of the previous call.
	 */
	public void include(Rectangle area) {
		if (!area.equals(seen)) {
			seen = area.getCopy();
			fireExtentChanged();
		}
	}

	@Override
	public Rectangle getFreeformExtent() {
		int margin = Math.max(LEAST_MARGIN, Math.max(map.width, map.height) / 2);
		Rectangle room = map.getCopy().expand(margin, margin);
		return room.union(seen).union(super.getFreeformExtent());
	}
}
