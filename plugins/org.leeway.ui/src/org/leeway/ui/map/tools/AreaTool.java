package org.leeway.ui.map.tools;

import java.util.function.Supplier;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.settings.TerrainSelection;

/** A tool that selects the terrain of a rectangle. A click without a drag, and with no key pressed, deselects all terrain. */
public final class AreaTool extends SelectionTool {

	private BitPlane before;
	private Cell first;
	private boolean dragged;

	public AreaTool(TerrainSelection selection, Supplier<TerrainEditing> editing) {
		super(selection, editing);
	}

	@Override
	void beginArea() {
		before = selection.cells().orElse(null);
		first = cell();
		dragged = false;
	}

	@Override
	void proceedArea() {
		dragged |= !cell().equals(first);
		if (dragged) {
			TerrainGrid grid = level().getTerrain();
			BitPlane area = Areas.rectangle(ShapeTool.between(first, cell(), false), grid.width(), grid.height());
			selection.select(combined(area, before));
		}
	}

	@Override
	void finishArea() {
		if (!dragged) {
			selection.select(addsToSelection() || takesFromSelection() ? before : null);
		}
	}

	@Override
	void abandonArea() {
		selection.select(before);
	}
}
