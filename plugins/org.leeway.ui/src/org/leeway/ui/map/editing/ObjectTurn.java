package org.leeway.ui.map.editing;

import org.eclipse.emf.ecore.EObject;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.paint.CellTransform;

/**
 * A transformation of objects that flips or turns a rectangle, and then moves it. Uses a transformation of cells that maps
 * corners of cells to corners. Ignores the shift of this transformation, because the caller gives the place of the image's top
 * left corner.
 */
final class ObjectTurn {

	private static final int FULL = 360;

	private final CellTransform turn;
	private final double dx;
	private final double dy;

	/**
	 * @param width of the rectangle, in cells
	 * @param height of the rectangle, in cells
	 * @param x the left edge of its image, in cells
	 * @param y the top edge of its image, in cells
	 */
	ObjectTurn(CellTransform turn, int width, int height, int x, int y) {
		this.turn = turn;
		dx = x - Math.min(0, turn.xx() * width) - Math.min(0, turn.xy() * height);
		dy = y - Math.min(0, turn.yx() * width) - Math.min(0, turn.yy() * height);
	}

	private double x(double px, double py) {
		return turn.xx() * px + turn.xy() * py + dx;
	}

	private double y(double px, double py) {
		return turn.yx() * px + turn.yy() * py + dy;
	}

	/** Changes an object that is in no level. */
	void apply(EObject object) {
		switch (object) {
		case CircularObstacle circle -> {
			double x = x(circle.getX(), circle.getY());
			circle.setY(y(circle.getX(), circle.getY()));
			circle.setX(x);
		}
		case PolygonObstacle polygon -> polygon.setShape(turned(polygon.getShape()));
		case Spawn spawn -> {
			int x = (int) Math.floor(x(spawn.getX() + 0.5, spawn.getY() + 0.5));
			spawn.setY((int) Math.floor(y(spawn.getX() + 0.5, spawn.getY() + 0.5)));
			spawn.setX(x);
			if (spawn.isSetHeading()) {
				spawn.setHeading(heading(spawn.getHeading()));
			}
		}
		case Annotation note -> {
			Envelope cells = turned(note.getX(), note.getY(), note.getWidth(), note.getHeight());
			note.setX((int) cells.left());
			note.setY((int) cells.top());
			note.setWidth((int) cells.width());
			note.setHeight((int) cells.height());
		}
		default -> throw new IllegalArgumentException("no object of a stamp: " + object);
		}
	}

	private Polygon turned(Polygon shape) {
		double[] xy = new double[2 * shape.size()];
		for (int i = 0; i < shape.size(); i++) {
			xy[2 * i] = x(shape.x(i), shape.y(i));
			xy[2 * i + 1] = y(shape.x(i), shape.y(i));
		}
		return Polygon.of(xy);
	}

	private Envelope turned(double left, double top, double width, double height) {
		double x = x(left, top);
		double y = y(left, top);
		double otherX = x(left + width, top + height);
		double otherY = y(left + width, top + height);
		return new Envelope(Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY));
	}

	/**
	 * Returns the heading after the transformation. A turn adds its angle to the heading. A flip subtracts the heading from
	 * twice the angle of its axis.
	 */
	private double heading(double degrees) {
		double angle = Math.rint(Math.toDegrees(Math.atan2(turn.yx(), turn.xx())));
		boolean flips = turn.xx() * turn.yy() - turn.xy() * turn.yx() < 0;
		double heading = (flips ? angle - degrees : angle + degrees) % FULL;
		return heading < 0 ? heading + FULL : heading + 0.0;
	}
}
