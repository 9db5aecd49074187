package org.leeway.ui.map.tools;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.Polyline;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;

/**
 * A tool that places a polygonal obstacle. Each click is a corner, which snaps to half cells, unless Alt is down. Enter, a
 * double click or a click on the first corner closes the polygon. Backspace removes the last corner. Escape removes all
 * corners.
 */
public final class PolygonTool extends GridTool {

	/** The line through the corners. */
	private static final class Line extends Polyline {

		private static final int WIDTH = 2;

		Line() {
			setForegroundColor(ColorConstants.white);
			// draw2d computes the area to repaint from this width
			setLineWidth(WIDTH);
		}

		@Override
		protected void outlineShape(Graphics graphics) {
			ScreenPen.setWidth(WIDTH, this, graphics);
			super.outlineShape(graphics);
		}
	}

	private final PointList corners = new PointList();
	private Line line;
	/** Whether a double click has closed the polygon. If so, the release of the button sets no corner. */
	private boolean closed;

	/** Sets no corner. The corner is set when the button goes up. */
	@Override
	void begin() {
		closed = false;
	}

	@Override
	void proceed() {
		hover();
	}

	@Override
	void finish() {
		Point corner = corner();
		if (corners.size() > 0 && corner.equals(corners.getFirstPoint())) {
			close();
		} else if (!closed && (corners.size() == 0 || !corner.equals(corners.getLastPoint()))) {
			corners.addPoint(corner);
		}
	}

	/** Closes the polygon. The first click of the double click has set the last corner. */
	@Override
	protected boolean handleDoubleClick(int button) {
		close();
		closed = true;
		return true;
	}

	@Override
	public boolean isPending() {
		return corners.size() > 0;
	}

	@Override
	public boolean canComplete() {
		return corners.size() >= 3;
	}

	@Override
	public void complete() {
		close();
	}

	@Override
	boolean key(KeyEvent event) {
		switch (event.keyCode) {
		case SWT.CR, SWT.KEYPAD_CR -> close();
		case SWT.BS -> takeBack();
		case SWT.ESC -> clear();
		default -> {
			return false;
		}
		}
		return true;
	}

	private void close() {
		if (canComplete()) {
			double[] xy = new double[2 * corners.size()];
			for (int i = 0; i < corners.size(); i++) {
				xy[2 * i] = CellGeometry.cells(corners.getPoint(i).x);
				xy[2 * i + 1] = CellGeometry.cells(corners.getPoint(i).y);
			}
			Polygon shape = Polygon.of(xy);
			// a level may not have a tangled polygon, whose edges cross each other too often. Its corners stay on the map as an
			// unfinished polygon, so that the user can remove some of them
			if (!shape.isTangled()) {
				PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
				polygon.setShape(shape);
				clear();
				place(polygon);
			}
		}
	}

	@Override
	public void takeBack() {
		if (corners.size() > 0) {
			corners.removePoint(corners.size() - 1);
			hover();
		}
	}

	/**
	 * Drops the corner at the mouse, because the click was cancelled before the button went up. The corners of earlier
	 * clicks stay.
	 */
	@Override
	void abandon() {
		hover();
	}

	@Override
	public void deactivate() {
		super.deactivate();
		clear();
	}

	private void clear() {
		corners.removeAllPoints();
		if (line != null) {
			removeFeedback(line);
			line = null;
		}
	}

	@Override
	void hover() {
		if (corners.size() == 0) {
			clear();
			return;
		}
		if (line == null) {
			line = new Line();
			addFeedback(line);
		}
		PointList shown = corners.getCopy();
		shown.addPoint(corner());
		shown.addPoint(corners.getFirstPoint());
		line.setPoints(shown);
	}

	/** Returns the corner that a click would set, in content coordinates. */
	private Point corner() {
		Point mouse = point();
		return getCurrentInput().isAltKeyDown() ? mouse : new Point(snapped(mouse.x), snapped(mouse.y));
	}

	private static int snapped(int content) {
		return (int) Math.round(CellGeometry.snap(CellGeometry.cells(content)) * CellGeometry.CELL);
	}
}
