package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.Cell;

/**
 * The unit whose footprint the map draws at the mouse. Immutable.
 *
 * @param anchor the top-left cell of the unit's footprint. Null for no unit
 * @param size the side of the unit's footprint, in cells
 * @param inTheWay the first cell of the footprint that the unit cannot cover. Null if the unit can stand there
 */
public record UnitPicture(Cell anchor, int size, Cell inTheWay) {

	/** The empty picture, which paints nothing. */
	public static final UnitPicture NONE = new UnitPicture(null, 0, null);

	/** Returns whether the unit can stand with its top-left cell on the anchor. */
	public boolean isLegal() {
		return inTheWay == null;
	}
}
