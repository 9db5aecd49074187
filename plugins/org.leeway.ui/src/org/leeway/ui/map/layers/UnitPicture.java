package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.Cell;

/**
 * What is to be seen of the unit at the mouse.
 *
 * @param anchor the top-left cell of its footprint; null for no unit
 * @param size the side of its footprint, in cells
 * @param inTheWay the first cell that it does not stand on; null if it stands there legally
 */
public record UnitPicture(Cell anchor, int size, Cell inTheWay) {

	/** Nothing to see. */
	public static final UnitPicture NONE = new UnitPicture(null, 0, null);

	/** Whether the unit stands there. */
	public boolean isLegal() {
		return inTheWay == null;
	}
}
