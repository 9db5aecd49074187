package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that paints a figure from the cell where the button went down to the cell under the mouse. With Shift, the figure is
 * a square, a circle or a line at a multiple of 45 degrees.
 */
abstract class ShapeTool extends PaintTool {

	private Cell first;

	ShapeTool(PaintSettings settings) {
		super(settings);
	}

	/**
	 * Paints the tool's figure between two cells.
	 *
	 * @param even whether to restrict the figure: to a square, a circle, or a line at a multiple of 45 degrees
	 */
	abstract void draw(Cell from, Cell to, boolean even, Pen pen);

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN, PaintSetting.BRUSH, PaintSetting.OUTLINE, PaintSetting.SYMMETRY);
	}

	@Override
	final void begin() {
		first = cell();
		super.begin();
	}

	@Override
	final void paint(Pen pen) {
		draw(first, cell(), getCurrentInput().isShiftKeyDown(), pen);
	}

	@Override
	final void proceed() {
		restart();
		super.proceed();
	}

	@Override
	CellShape shapeAt(Cell cell) {
		return settings.outline() ? settings.brush().at(cell) : super.shapeAt(cell);
	}

	/**
	 * Returns the rectangle with two cells in opposite corners. If {@code even} is true, returns a square: the shorter sides become
	 * as long as the longer sides, and {@code from} stays in a corner.
	 */
	static CellRect between(Cell from, Cell to, boolean even) {
		int dx = to.x() - from.x();
		int dy = to.y() - from.y();
		int longest = Math.max(Math.abs(dx), Math.abs(dy));
		int x = even ? from.x() + (dx < 0 ? -longest : longest) : to.x();
		int y = even ? from.y() + (dy < 0 ? -longest : longest) : to.y();
		return new CellRect(from.x(), from.y(), 1, 1).union(new CellRect(x, y, 1, 1));
	}

	/** Paints a shape, filled or as an outline, as the settings say. */
	final void draw(CellShape shape, Pen pen) {
		if (settings.outline()) {
			shape.outline(settings.brush().size(), pen);
		} else {
			shape.fill(pen);
		}
	}
}
