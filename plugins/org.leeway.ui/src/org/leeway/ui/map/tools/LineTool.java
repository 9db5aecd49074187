package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/** A tool that paints a straight line with the brush. */
public final class LineTool extends ShapeTool {

	public LineTool(PaintSettings settings) {
		super(settings);
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN, PaintSetting.BRUSH, PaintSetting.SYMMETRY);
	}

	@Override
	CellShape shapeAt(Cell cell) {
		return settings.brush().at(cell);
	}

	@Override
	void draw(Cell from, Cell to, boolean even, Pen pen) {
		Cell end = even ? evenEnd(from, to) : to;
		settings.brush().stroke(from, end, pen);
		settings.setLastPoint(end);
	}

	/**
	 * Returns an end near {@code to} such that the line from {@code from} to the end is horizontal, vertical or at 45 degrees.
	 */
	private static Cell evenEnd(Cell from, Cell to) {
		int dx = to.x() - from.x();
		int dy = to.y() - from.y();
		int longest = Math.max(Math.abs(dx), Math.abs(dy));
		int x = 2 * Math.abs(dx) < longest ? 0 : Integer.signum(dx) * longest;
		int y = 2 * Math.abs(dy) < longest ? 0 : Integer.signum(dy) * longest;
		return new Cell(from.x() + x, from.y() + y);
	}
}
