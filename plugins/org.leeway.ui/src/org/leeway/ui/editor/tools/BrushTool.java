package org.leeway.ui.editor.tools;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.RectangleFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.SharedCursors;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.CellGeometry;
import org.leeway.ui.editor.EditorSettings;
import org.leeway.ui.editor.policies.PaintRequest;

/** Paints one terrain with a square brush. A stroke is one step of undo, however long. */
public final class BrushTool extends GridTool {

	private final EditorSettings settings;
	private final TerrainType terrain;
	private TerrainGrid.Editor stroke;
	private Cell last;
	private RectangleFigure outline;

	public BrushTool(EditorSettings settings, TerrainType terrain) {
		this.settings = settings;
		this.terrain = terrain;
		setDefaultCursor(SharedCursors.CROSS);
		setUnloadWhenFinished(false);
	}

	@Override
	public void activate() {
		super.activate();
		settings.setBrushTerrain(terrain);
	}

	@Override
	public void deactivate() {
		hideOutline();
		super.deactivate();
	}

	@Override
	void begin() {
		stroke = level().getTerrain().edit();
		last = cell();
		proceed();
	}

	@Override
	void proceed() {
		Cell next = cell();
		stampLine(last, next);
		last = next;
		levelPart().showTargetFeedback(paint());
		hover();
	}

	@Override
	void finish() {
		PaintRequest request = paint();
		perform(request);
		levelPart().eraseTargetFeedback(request);
		stroke = null;
	}

	@Override
	void abandon() {
		levelPart().eraseTargetFeedback(paint());
		stroke = null;
	}

	@Override
	void hover() {
		if (outline == null) {
			outline = new RectangleFigure();
			outline.setFill(false);
			outline.setForegroundColor(ColorConstants.white);
			addFeedback(outline);
		}
		int side = settings.brushSize() * CellGeometry.CELL;
		Cell corner = corner(cell());
		outline.setBounds(new Rectangle(corner.x() * CellGeometry.CELL,
				corner.y() * CellGeometry.CELL, side, side));
	}

	@Override
	protected boolean handleViewerExited() {
		hideOutline();
		return super.handleViewerExited();
	}

	private void hideOutline() {
		if (outline != null) {
			removeFeedback(outline);
			outline = null;
		}
	}

	private PaintRequest paint() {
		return new PaintRequest("Paint " + terrain.getName(), stroke.build());
	}

	/** Stamps at every cell of the straight line, so that a fast mouse leaves no gaps (Bresenham's algorithm). */
	private void stampLine(Cell from, Cell to) {
		int width = Math.abs(to.x() - from.x());
		int height = Math.abs(to.y() - from.y());
		int stepX = Integer.signum(to.x() - from.x());
		int stepY = Integer.signum(to.y() - from.y());
		int x = from.x();
		int y = from.y();
		for (int error = width - height; x != to.x() || y != to.y();) {
			stamp(new Cell(x, y));
			int doubled = 2 * error;
			if (doubled > -height) {
				error -= height;
				x += stepX;
			}
			if (doubled < width) {
				error += width;
				y += stepY;
			}
		}
		stamp(to);
	}

	private void stamp(Cell at) {
		Cell corner = corner(at);
		TerrainGrid grid = level().getTerrain();
		int left = Math.max(0, corner.x());
		int right = Math.min(grid.width(), corner.x() + settings.brushSize());
		int bottom = Math.min(grid.height(), corner.y() + settings.brushSize());
		if (left < right) {
			for (int y = Math.max(0, corner.y()); y < bottom; y++) {
				stroke.fillRow(left, y, right - left, terrain.getId());
			}
		}
	}

	/** The top-left cell of the brush when the mouse is over a cell. */
	private Cell corner(Cell mouse) {
		int before = (settings.brushSize() - 1) / 2;
		return new Cell(mouse.x() - before, mouse.y() - before);
	}
}
