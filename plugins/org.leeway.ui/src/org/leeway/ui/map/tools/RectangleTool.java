package org.leeway.ui.map.tools;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.settings.PaintSettings;

/** A tool that paints a rectangle, filled or as an outline as thick as the brush. */
public final class RectangleTool extends ShapeTool {

	public RectangleTool(PaintSettings settings) {
		super(settings);
	}

	@Override
	void draw(Cell from, Cell to, boolean even, Pen pen) {
		draw(CellShape.rectangle(between(from, to, even)), pen);
	}
}
