package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.pathing.grid.Cell;

/**
 * The place of the map where a context menu was opened.
 *
 * @param object the edit part of the object there. Empty if there is no object
 * @param cell the cell there. May lie outside the map
 */
public record MapSpot(Optional<EditPart> object, Cell cell) {
}
