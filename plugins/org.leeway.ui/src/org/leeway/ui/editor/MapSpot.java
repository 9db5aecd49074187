package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.pathing.grid.Cell;

/**
 * A place of the map that a context menu is about.
 *
 * @param object the part of the object there; empty for none
 * @param cell may lie outside the map
 */
public record MapSpot(Optional<EditPart> object, Cell cell) {
}
