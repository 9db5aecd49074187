package org.leeway.core.exchange.tiled.level;

import java.util.Arrays;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.level.Limits;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/** The outlines of objects in cells: pixels are turned about the object's corner, divided by the size of tiles, and moved. */
final class ObjectOutline {

	/** How far the polygon of an ellipse or a capsule may lie from it, in cells. */
	static final double TOLERANCE = 1 / 32.0;
	private static final int MOST_CORNERS = 1 << 12;
	private static final int LEAST_CORNERS = 8;

	private final double tileWidth;
	private final double tileHeight;
	private final double left;
	private final double top;

	/**
	 * @param left the column of the map that became column 0
	 * @param top the row of the map that became row 0
	 */
	ObjectOutline(double tileWidth, double tileHeight, int left, int top) {
		this.tileWidth = tileWidth;
		this.tileHeight = tileHeight;
		this.left = left;
		this.top = top;
	}

	/** A place in cells of something at an offset from the corner of an object, in pixels. */
	Point place(Frame frame, double dx, double dy) {
		double x = dx;
		double y = dy;
		if (frame.rotation() % 360 != 0) {
			double turn = Math.toRadians(frame.rotation() % 360);
			x = dx * Math.cos(turn) - dy * Math.sin(turn);
			y = dx * Math.sin(turn) + dy * Math.cos(turn);
		}
		// apart from each other, so that lengths which Leeway wrote keep all digits
		return new Point(frame.x() / tileWidth + x / tileWidth - left, frame.y() / tileHeight + y / tileHeight - top);
	}

	/** Whether an ellipse or a capsule is round in cells. */
	boolean isCircle(MapObject object) {
		Frame frame = object.frame();
		return (object.shape() == MapObject.Shape.ELLIPSE || object.shape() == MapObject.Shape.CAPSULE)
				&& frame.width() == frame.height() && tileWidth == tileHeight;
	}

	/** The radius of a circle in cells. */
	double radius(Frame frame) {
		return Math.abs(frame.width()) / 2 / tileWidth;
	}

	/** The outline of a closed shape; empty if it has no area or the object has none. */
	Optional<Polygon> polygon(MapObject object) {
		Frame frame = object.frame();
		double[] corners = switch (object.shape()) {
		case RECTANGLE -> new double[] {0, 0, frame.width(), 0, frame.width(), frame.height(), 0, frame.height()};
		case ELLIPSE -> rounded(frame, 0, 0);
		case CAPSULE -> capsule(frame);
		case POLYGON -> object.points();
		default -> new double[0];
		};
		boolean isFlat = object.shape() != MapObject.Shape.POLYGON && !(frame.width() * frame.height() > 0);
		if (corners == null || corners.length < 6 || isFlat) {
			return Optional.empty();
		}
		double[] xy = new double[corners.length];
		for (int i = 0; i < xy.length; i += 2) {
			Point place = place(frame, corners[i], corners[i + 1]);
			xy[i] = place.x();
			xy[i + 1] = place.y();
		}
		return isWithin(xy) ? Optional.of(Polygon.of(xy)) : Optional.empty();
	}

	private static boolean isWithin(double[] xy) {
		for (double each : xy) {
			if (!Limits.isWithin(each)) {
				return false;
			}
		}
		return true;
	}

	/** A bar with half circles at its shorter sides. */
	private double[] capsule(Frame frame) {
		double straight = frame.width() - frame.height();
		return rounded(frame, Math.max(0, straight), Math.max(0, -straight));
	}

	/**
	 * An ellipse whose quarters are apart.
	 *
	 * @param apartX how much wider than the ellipse the shape is
	 * @param apartY how much higher
	 */
	private double[] rounded(Frame frame, double apartX, double apartY) {
		double radiusX = (frame.width() - apartX) / 2;
		double radiusY = (frame.height() - apartY) / 2;
		int quarter = corners(Math.max(radiusX, radiusY) / Math.min(tileWidth, tileHeight)) / 4;
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

	/** How many corners a circle needs, a multiple of 4. */
	private static int corners(double radius) {
		double angle = 2 * Math.acos(Math.max(0, 1 - TOLERANCE / radius));
		int needed = (int) Math.min(MOST_CORNERS, Math.max(LEAST_CORNERS, Math.ceil(2 * Math.PI / angle)));
		return (needed + 3) / 4 * 4;
	}

	/** The ends of quarters that touch are one corner. */
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
