package org.leeway.core.exchange.tiled.place;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.level.value.Limits;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/**
 * The conversion of objects into outlines, in cells. Each point of an object is given in pixels, as an offset from the object's
 * position. The offset is rotated by the rotation of the object. The sum of position and offset is then converted into cells.
 */
public final class ObjectOutline {

	/** Limit, in cells, for the distance between an ellipse or a capsule and the polygon that approximates the shape. */
	static final double TOLERANCE = 1 / 32.0;
	private static final int MOST_CORNERS = 1 << 12;
	private static final int LEAST_CORNERS = 8;
	private static final int RIGHT_ANGLE = 90;

	private final Placement placement;

	public ObjectOutline(Placement placement) {
		this.placement = placement;
	}

	/**
	 * Converts a point of an object into coordinates in cells. The point is an offset from the object's position.
	 *
	 * @param dx to the right of the position, in pixels, before the rotation
	 * @param dy down from the position, in pixels, before the rotation
	 */
	public Point place(Frame frame, double dx, double dy) {
		double turn = frame.rotation() % 360;
		if (turn == 0) {
			return placement.at(frame.x(), frame.y(), dx, dy);
		}
		Point turned = placement.turned(dx, dy, cos(turn), cos(turn - RIGHT_ANGLE));
		return placement.at(frame.x(), frame.y(), turned.x(), turned.y());
	}

	/**
	 * Returns the cosine of an angle in degrees. The result is exact for multiples of a right angle, so that rotated
	 * edges still lie exactly along cells.
	 */
	private static double cos(double degrees) {
		return degrees % RIGHT_ANGLE != 0 ? Math.cos(Math.toRadians(degrees))
				: switch ((int) (Math.abs(degrees) / RIGHT_ANGLE) % 4) {
				case 0 -> 1;
				case 2 -> -1;
				default -> 0;
				};
	}

	/** Returns the middle of an object's bounding box, in cells. */
	public Point middle(MapObject object) {
		Frame frame = object.frame();
		if (!object.isDrawnByPoints()) {
			// the position of a tile object is its lower left corner
			return place(frame, frame.width() / 2, object.shape() == Shape.TILE ? -frame.height() / 2 : frame.height() / 2);
		}
		double[] xy = object.points();
		double left = 0;
		double right = 0;
		double top = 0;
		double bottom = 0;
		for (int i = 0; i < xy.length; i += 2) {
			left = i == 0 ? xy[i] : Math.min(left, xy[i]);
			right = i == 0 ? xy[i] : Math.max(right, xy[i]);
			top = i == 0 ? xy[i + 1] : Math.min(top, xy[i + 1]);
			bottom = i == 0 ? xy[i + 1] : Math.max(bottom, xy[i + 1]);
		}
		return place(frame, (left + right) / 2, (top + bottom) / 2);
	}

	/** Returns the corners of an open line, in cells. Empty if the object has no points. */
	public List<Point> line(MapObject object) {
		double[] xy = object.points() == null ? new double[0] : object.points();
		return IntStream.range(0, xy.length / 2).mapToObj(i -> place(object.frame(), xy[2 * i], xy[2 * i + 1])).toList();
	}

	/**
	 * Returns the outline of an object with a closed shape. A circle may have the radius 0, and the corners of a
	 * polygon may lie on a line. Empty in these cases:
	 * <ul>
	 * <li>the object has no closed shape, or no width or height,
	 * <li>the object is a circle that is too small for a level.
	 * </ul>
	 */
	public Optional<Outline> closed(MapObject object) {
		Frame frame = object.frame();
		boolean isRound = object.shape() == Shape.ELLIPSE || object.shape() == Shape.CAPSULE;
		if (isRound && frame.width() == frame.height() && placement.keepsCircles()) {
			double radius = Math.abs(frame.width()) / 2 / placement.side();
			return Limits.isZeroOrEnough(radius)
					? Optional.of(new Outline.Circle(place(frame, frame.width() / 2, frame.height() / 2), radius)) : Optional.empty();
		}
		double[] corners = switch (object.shape()) {
		case RECTANGLE -> new double[] {0, 0, frame.width(), 0, frame.width(), frame.height(), 0, frame.height()};
		case ELLIPSE -> rounded(frame, 0, 0);
		case CAPSULE -> capsule(frame);
		case POLYGON -> object.points();
		default -> new double[0];
		};
		boolean isFlat = object.shape() != Shape.POLYGON && !(frame.width() * frame.height() > 0);
		if (corners == null || corners.length < 6 || isFlat) {
			return Optional.empty();
		}
		double[] xy = new double[corners.length];
		for (int i = 0; i < xy.length; i += 2) {
			Point place = place(frame, corners[i], corners[i + 1]);
			xy[i] = place.x();
			xy[i + 1] = place.y();
		}
		return Optional.of(new Outline.Edges(Polygon.of(xy)));
	}

	/** Returns the corners of a capsule: a rectangle with half circles at its two shorter sides. */
	private double[] capsule(Frame frame) {
		double straight = frame.width() - frame.height();
		return rounded(frame, Math.max(0, straight), Math.max(0, -straight));
	}

	/**
	 * Returns the corners of a rounded rectangle. Each of its four rounded corners is a quarter of an ellipse, and straight sides
	 * join the quarters. If all straight sides have the length 0, the shape is an ellipse.
	 *
	 * @param apartX the length of the straight sides along x, in pixels
	 * @param apartY the length of the straight sides along y, in pixels
	 */
	private double[] rounded(Frame frame, double apartX, double apartY) {
		double radiusX = (frame.width() - apartX) / 2;
		double radiusY = (frame.height() - apartY) / 2;
		int quarter = corners(Math.max(radiusX, radiusY) / placement.side()) / 4;
		double[] xy = new double[8 * (quarter + 1)];
		int at = 0;
		for (int side = 0; side < 4; side++) {
			double middleX = radiusX + (side == 0 || side == 3 ? apartX : 0);
			double middleY = radiusY + (side == 0 || side == 1 ? apartY : 0);
			for (int i = 0; i <= quarter; i++) {
				double angle = Math.PI / 2 * (side + (double) i / quarter);
				xy[at++] = middleX + radiusX * Math.cos(angle);
				xy[at++] = middleY + radiusY * Math.sin(angle);
			}
		}
		return withoutRepeats(xy);
	}

	/**
	 * Returns how many corners a polygon needs so that its distance from a circle is at most {@link #TOLERANCE}. The result is
	 * a multiple of 4.
	 *
	 * @param radius of the circle, in cells
	 */
	private static int corners(double radius) {
		double angle = 2 * Math.acos(Math.max(0, 1 - TOLERANCE / radius));
		int needed = (int) Math.min(MOST_CORNERS, Math.max(LEAST_CORNERS, Math.ceil(2 * Math.PI / angle)));
		return (needed + 3) / 4 * 4;
	}

	/**
	 * Returns the corners without repetitions. A corner is repeated where two quarters of the ellipse meet, because it ends one
	 * quarter and begins the next.
	 */
	private static double[] withoutRepeats(double[] xy) {
		double[] kept = new double[xy.length];
		int length = 0;
		for (int i = 0; i < xy.length; i += 2) {
			int next = (i + 2) % xy.length;
			if (Math.hypot(xy[i] - xy[next], xy[i + 1] - xy[next + 1]) > 1e-9) {
				kept[length++] = xy[i];
				kept[length++] = xy[i + 1];
			}
		}
		return Arrays.copyOf(kept, length);
	}
}
