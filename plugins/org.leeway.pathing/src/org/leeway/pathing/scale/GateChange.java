package org.leeway.pathing.scale;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place that a unit can pass in a map, but not in a coarser copy of the map, or the reverse. Such a place is called a
 * gate. Immutable.
 *
 * @param isClosed true if only the map lets the unit pass, false if only the copy does
 * @param place the rectangle of the map's cells that cause the change
 * @param sample one of the cells that cause the change
 * @param cells how many cells of the map the copy cuts off or connects there
 */
public record GateChange(boolean isClosed, CellRect place, Cell sample, long cells) {
}
