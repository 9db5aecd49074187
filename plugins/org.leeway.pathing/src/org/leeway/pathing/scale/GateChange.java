package org.leeway.pathing.scale;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A gate that is open for a unit in a map and closed in a coarser copy of the map, or the reverse. Immutable.
 *
 * @param isClosed true if the copy closes the gate, false if it opens a way that the map does not have
 * @param place the rectangle of the map's cells that cause the change
 * @param sample one of the cells that cause the change
 * @param cells how many cells of the map lie behind the gate: the part of the map that the copy cuts off or connects there
 */
public record GateChange(boolean isClosed, CellRect place, Cell sample, long cells) {
}
