package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.handles.HandleBounds;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;

/**
 * The start or the goal of a probe. A probe tests the route from its start to its goal. Shows the unit's footprint, and in its
 * middle a disc for the start or a flag for the goal.
 */
public final class ProbeEndFigure extends Figure implements HandleBounds, Translucent {

	/** The length of the flag's pole in pixels of the screen. */
	private static final int POLE = 22;
	private static final int DISC = 14;
	private static final Color FILL = new Color(194, 24, 91);

	private final boolean isGoal;
	private Rectangle footprint = new Rectangle();
	private boolean hasSquare = true;
	private double zoom = 1;
	private int opacity = 255;

	public ProbeEndFigure(boolean isGoal) {
		this.isGoal = isGoal;
	}

	/**
	 * Shows a footprint. Returns the bounds that the figure needs for the footprint and its disc or flag. The bounds are in content
	 * coordinates, which do not depend on the zoom.
	 *
	 * @param size the side of the footprint, in cells
	 * @param newZoom 1 at 100 %
	 */
	public Rectangle placed(Cell anchor, int size, double newZoom) {
		footprint = CellGeometry.bounds(new CellRect(anchor.x(), anchor.y(), size, size));
		zoom = newZoom;
		int side = (int) Math.ceil((isGoal ? POLE : DISC / 2) / zoom) + 1;
		repaint();
		return footprint.getUnion(new Rectangle(footprint.getCenter(), footprint.getCenter()).expand(side, side));
	}

	/**
	 * Sets whether the figure shows the square that the unit covers on the grid. The square has no meaning for a unit
	 * that turns.
	 */
	public void showSquare(boolean visible) {
		hasSquare = visible;
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	public Rectangle getHandleBounds() {
		return footprint.getCopy();
	}

	/**
	 * Draws the disc or the flag in pixels of the screen. In content coordinates, which are whole numbers, the disc and the
	 * flag would be coarse at a large zoom.
	 */
	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.pushState();
		graphics.scale(1 / zoom);
		graphics.setAlpha(opacity);
		Rectangle outline = footprint.getCopy().scale(zoom);
		if (hasSquare) {
			graphics.setForegroundColor(ColorConstants.white);
			graphics.drawRectangle(outline.x, outline.y, outline.width - 1, outline.height - 1);
			graphics.setForegroundColor(FILL);
			graphics.drawRectangle(outline.x + 1, outline.y + 1, outline.width - 3, outline.height - 3);
		}
		graphics.setAntialias(SWT.ON);
		graphics.setBackgroundColor(FILL);
		int x = outline.x + outline.width / 2;
		int y = outline.y + outline.height / 2;
		if (isGoal) {
			paintFlag(graphics, x, y);
		} else {
			paintDisc(graphics, x, y);
		}
		graphics.popState();
	}

	private static void paintDisc(Graphics graphics, int x, int y) {
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(x - DISC / 2, y - DISC / 2, DISC, DISC);
		graphics.setBackgroundColor(FILL);
		graphics.fillOval(x - DISC / 2 + 2, y - DISC / 2 + 2, DISC - 4, DISC - 4);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(x - 2, y - 2, 4, 4);
	}

	private static void paintFlag(Graphics graphics, int x, int y) {
		int top = y - POLE + 1;
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRectangle(x - 2, top, 5, POLE + 1);
		graphics.fillPolygon(new PointList(new int[] {x, top - 1, x + 18, top - 1, x + 13, top + 6, x + 18, top + 13, x,
				top + 13}));
		graphics.setBackgroundColor(FILL);
		graphics.fillRectangle(x - 1, top + 1, 3, POLE - 1);
		graphics.fillPolygon(new PointList(new int[] {x, top + 1, x + 15, top + 1, x + 11, top + 6, x + 15, top + 11, x,
				top + 11}));
	}
}
