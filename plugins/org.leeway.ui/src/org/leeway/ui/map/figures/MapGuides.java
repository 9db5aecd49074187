package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;

/** The axes of the chosen symmetry and the edge of the selected cells, drawn over the map. */
public final class MapGuides extends Figure {

	private static final Color AXIS = new Color(0xE9, 0x1E, 0x63);
	/**
	 * The least side of a cell, in pixels, for which the map shows the edge of the selection. If cells are smaller, only a tint
	 * shows which cells are selected.
	 */
	private static final double EDGE_FROM = 4;
	private static final int C = CellGeometry.CELL;

	private Symmetry symmetry = Symmetry.NONE;
	private BitPlane selection;
	private Rectangle map = new Rectangle();
	private int rows;
	private double zoom = 1;

	/** @param selected the selected cells, or null */
	public void show(TerrainGrid grid, Symmetry axes, BitPlane selected) {
		Rectangle bounds = CellGeometry.bounds(grid.bounds());
		if (symmetry != axes || selection != selected || !map.equals(bounds)) {
			symmetry = axes;
			selection = selected;
			map = bounds;
			rows = axes.rows(grid.width(), grid.height());
			setBounds(bounds.getCopy().expand(C, C));
			repaint();
		}
	}

	/** Sets the zoom of the map, 1 at 100 %. */
	public void setZoom(double next) {
		zoom = next;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (selection != null && zoom * C >= EDGE_FROM) {
			ScreenPen.setWidth(1, this, graphics);
			graphics.setForegroundColor(ColorConstants.black);
			graphics.setLineStyle(Graphics.LINE_SOLID);
			drawEdges(graphics);
			graphics.setForegroundColor(ColorConstants.white);
			graphics.setLineStyle(Graphics.LINE_DASH);
			drawEdges(graphics);
		}
		if (symmetry != Symmetry.NONE) {
			graphics.setForegroundColor(AXIS);
			graphics.setLineStyle(Graphics.LINE_DASHDOT);
			ScreenPen.setWidth(2, this, graphics);
			drawAxes(graphics);
		}
	}

	private void drawEdges(Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle());
		int bottom = Math.min(selection.height(), clip.bottom() / C + 1);
		int left = Math.max(0, clip.x / C);
		int right = Math.min(selection.width(), clip.right() / C + 1);
		for (int y = Math.max(0, clip.y / C); y < bottom; y++) {
			for (int from = selection.nextSet(left, y), to; from < right; from = selection.nextSet(to, y)) {
				to = selection.nextClear(from, y);
				graphics.drawLine(from * C, y * C, from * C, y * C + C);
				graphics.drawLine(to * C, y * C, to * C, y * C + C);
				drawBorders(graphics, Math.max(from, left), Math.min(to, right), y, y - 1, y * C);
				drawBorders(graphics, Math.max(from, left), Math.min(to, right), y, y + 1, y * C + C);
			}
		}
	}

	/**
	 * Draws a horizontal edge of a run of selected cells, above or below the run. Draws no edge between a cell of the run
	 * and a selected cell on the other side of the edge.
	 *
	 * @param from the first column of the run
	 * @param to the column after the last column of the run
	 * @param y the row of the run
	 * @param beside the row on the other side of the edge, y - 1 or y + 1. May lie outside the map, where no cell is
	 * selected
	 * @param height the y coordinate of the line to draw, in content coordinates, which do not depend on the zoom
	 */
	private void drawBorders(Graphics graphics, int from, int to, int y, int beside, int height) {
		boolean outside = beside < 0 || beside >= selection.height();
		for (int x = from; x < to;) {
			int start = outside ? x : selection.nextClear(x, beside);
			int end = outside ? to : Math.min(to, selection.nextSet(start, beside));
			if (start < to) {
				graphics.drawLine(start * C, height, end * C, height);
			}
			x = Math.max(end, start + 1);
		}
	}

	private void drawAxes(Graphics graphics) {
		int middleX = map.width / 2;
		int middleY = rows * C / 2;
		int reach = Math.max(middleX, middleY) + C;
		if (symmetry.hasVerticalAxis()) {
			graphics.drawLine(middleX, -C, middleX, map.height + C);
		}
		if (symmetry.hasHorizontalAxis()) {
			graphics.drawLine(-C, middleY, map.width + C, middleY);
		}
		if (symmetry.hasDiagonal()) {
			graphics.drawLine(middleX - reach, middleY - reach, middleX + reach, middleY + reach);
		}
		if (symmetry.hasAntidiagonal()) {
			graphics.drawLine(middleX - reach, middleY + reach, middleX + reach, middleY - reach);
		}
		if (symmetry.turns()) {
			graphics.drawOval(middleX - C / 2, middleY - C / 2, C, C);
		}
	}

	/** Always false, so the mouse reaches the figures below. */
	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}
}
