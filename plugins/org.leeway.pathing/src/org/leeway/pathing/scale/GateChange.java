package org.leeway.pathing.scale;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A gate that a coarser copy of a map closes or opens for a unit. Immutable.
 *
 * @param isClosed whether the gate is open in the map and closed in the copy. Otherwise the copy opens a way where the map has
 *            none
 * @param place the rectangle of the map's cells that are to blame
 * @param sample a cell to blame
 * @param cells the number of the map's cells behind the gate: in the part that the copy cuts off or connects at the gate
 */
public record GateChange(boolean isClosed, CellRect place, Cell sample, long cells) {
}
