package org.leeway.ui.map.tools;

import org.eclipse.draw2d.geometry.Point;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.DiscFigure;

/**
 * A tool that places a circular obstacle. The user presses at the centre of the circle and drags the radius. Centre and radius
 * snap to half cells, unless Alt is down. A click without a drag places a circle with a radius of 1 cell.
 */
public final class CircleTool extends GridTool {

	private static final double CLICK_RADIUS = 1;

	private DiscFigure ghost;
	private double centreX;
	private double centreY;
	private double radius;

	@Override
	void begin() {
		Point centre = point();
		centreX = snapped(CellGeometry.cells(centre.x));
		centreY = snapped(CellGeometry.cells(centre.y));
		radius = CLICK_RADIUS;
		ghost = new DiscFigure();
		addFeedback(ghost);
		showGhost();
	}

	@Override
	void proceed() {
		Point edge = point();
		double distance = Math.hypot(CellGeometry.cells(edge.x) - centreX, CellGeometry.cells(edge.y) - centreY);
		radius = CellGeometry.draggedRadius(distance, getCurrentInput().isAltKeyDown());
		showGhost();
	}

	@Override
	void finish() {
		abandon();
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(centreX);
		circle.setY(centreY);
		circle.setRadius(radius);
		place(circle);
	}

	@Override
	void abandon() {
		removeFeedback(ghost);
		ghost = null;
	}

	private void showGhost() {
		ghost.setBounds(CellGeometry.bounds(centreX, centreY, radius));
	}

	private double snapped(double cells) {
		return getCurrentInput().isAltKeyDown() ? cells : CellGeometry.snap(cells);
	}
}
