package org.leeway.ui.map.figures;

import java.util.List;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EObject;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.CellGeometry;

/** The outlines of objects that hang at the mouse. */
public final class ObjectGhosts extends Figure {

	private static final int MARGIN = CellGeometry.CELL;
	private static final int HEAD = CellGeometry.CELL / 2;

	private List<EObject> objects = List.of();

	/** Shows objects where they would be. */
	public void show(List<EObject> others) {
		objects = others;
		Rectangle box = null;
		for (EObject object : objects) {
			box = box == null ? bounds(object) : box.getUnion(bounds(object));
		}
		setBounds(box == null ? new Rectangle() : box.expand(MARGIN, MARGIN));
		repaint();
	}

	/** Returns the number of objects. */
	public int count() {
		return objects.size();
	}

	private static Rectangle bounds(EObject object) {
		return switch (object) {
		case CircularObstacle circle -> CellGeometry.bounds(circle.getX(), circle.getY(), circle.getRadius());
		case PolygonObstacle polygon -> CellGeometry.bounds(polygon.getShape().bounds());
		case Spawn spawn -> CellGeometry.bounds(new Envelope(spawn.getX(), spawn.getY(), spawn.getX() + 1, spawn.getY() + 1));
		case Annotation note -> CellGeometry.bounds(new Envelope(note.getX(), note.getY(), note.getX() + note.getWidth(),
				note.getY() + note.getHeight()));
		default -> new Rectangle();
		};
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		objects.forEach(object -> GhostRing.outline(this, graphics, () -> outline(object, graphics)));
	}

	private static void outline(EObject object, Graphics graphics) {
		Rectangle box = bounds(object);
		switch (object) {
		case CircularObstacle circle -> graphics.drawOval(box);
		case PolygonObstacle polygon -> graphics.drawPolygon(RingFigure.corners(polygon.getShape()));
		case Spawn spawn -> outline(spawn, box.getCenter(), graphics);
		default -> graphics.drawRectangle(box);
		}
	}

	private static void outline(Spawn spawn, Point middle, Graphics graphics) {
		PointList diamond = new PointList(new int[] {middle.x - HEAD, middle.y, middle.x, middle.y - HEAD, middle.x + HEAD,
				middle.y, middle.x, middle.y + HEAD});
		graphics.drawPolygon(diamond);
		if (spawn.isSetHeading()) {
			double heading = Math.toRadians(spawn.getHeading());
			graphics.drawLine(middle, new Point((int) Math.round(middle.x + 2 * HEAD * Math.cos(heading)),
					(int) Math.round(middle.y + 2 * HEAD * Math.sin(heading))));
		}
	}
}
