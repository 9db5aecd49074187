package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.pathing.grid.Cell;

/**
 * The place of the map where a context menu was opened.
 *
 * @param object the edit part of the object at the place. Empty if there is no object
 * @param cell the cell at the place. May lie outside the map
 */
public record MapSpot(Optional<EditPart> object, Cell cell) {
}
