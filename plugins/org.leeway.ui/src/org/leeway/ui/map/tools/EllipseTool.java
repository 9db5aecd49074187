package org.leeway.ui.map.tools;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.settings.PaintSettings;

/** A tool that paints the largest ellipse in a rectangle, filled or as an outline as thick as the brush. */
public final class EllipseTool extends ShapeTool {

	public EllipseTool(PaintSettings settings) {
		super(settings);
	}

	@Override
	void draw(Cell from, Cell to, boolean even, Pen pen) {
		draw(CellShape.ellipse(between(from, to, even)), pen);
	}
}
