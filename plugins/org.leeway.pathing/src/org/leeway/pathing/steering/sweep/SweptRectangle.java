package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;

/**
 * The area that a moving rectangle covers. A shape overlaps this area in one of three cases:
 * <ul>
 * <li>The rectangle overlaps the shape before it moves.
 * <li>A corner of the rectangle reaches an edge of the shape.
 * <li>A corner of the shape reaches an edge of the rectangle, as seen from the rectangle. To test this, the rectangle
 * stands still and the shape makes the opposite motion.
 * </ul>
 */
final class SweptRectangle extends Swept {

	private final double[] corners;
	private final Motion inverse;

	SweptRectangle(Footprint.Rectangle rectangle, Pose start, Motion motion) {
		super(motion, start.position(), Math.min(rectangle.length(), rectangle.width()) / 2,
				Math.hypot(rectangle.length(), rectangle.width()) / 2);
		inverse = motion.inverse();
		double along = Math.max(0, rectangle.length() / 2 - TOUCHING);
		double across = Math.max(0, rectangle.width() / 2 - TOUCHING);
		corners = new Footprint.Rectangle(2 * along, 2 * across).corners(start);
		for (int i = 0; i < corners.length; i += 2) {
			motion.enclose(corners[i], corners[i + 1], bounds);
		}
	}

	@Override
	boolean meetsRing(double[] ring) {
		if (Lines.contains(corners, ring[0], ring[1]) || Lines.contains(ring, corners[0], corners[1])) {
			return true;
		}
		for (int i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
			if (meetsAtStart(ring[before], ring[before + 1], ring[i], ring[i + 1]) || reaches(ring[i], ring[i + 1])
					|| isReached(ring[before], ring[before + 1], ring[i], ring[i + 1])) {
				return true;
			}
		}
		return false;
	}

	private boolean meetsAtStart(double ax, double ay, double bx, double by) {
		for (int i = 0, before = 6; i < corners.length; before = i, i += 2) {
			if (Lines.meet(ax, ay, bx, by, corners[before], corners[before + 1], corners[i], corners[i + 1])) {
				return true;
			}
		}
		return false;
	}

	/** Returns whether some edge of the moving rectangle reaches a place. */
	private boolean reaches(double x, double y) {
		for (int i = 0, before = 6; i < corners.length; before = i, i += 2) {
			if (inverse.meets(x, y, corners[before], corners[before + 1], corners[i], corners[i + 1])) {
				return true;
			}
		}
		return false;
	}

	/** Returns whether some corner of the moving rectangle reaches a segment. */
	private boolean isReached(double ax, double ay, double bx, double by) {
		for (int i = 0; i < corners.length; i += 2) {
			if (motion.meets(corners[i], corners[i + 1], ax, ay, bx, by)) {
				return true;
			}
		}
		return false;
	}

	@Override
	boolean meetsCircle(double x, double y, double radius) {
		for (int i = 0, before = 6; i < corners.length; before = i, i += 2) {
			if (inverse.distance(x, y, corners[before], corners[before + 1], corners[i], corners[i + 1]) <= radius) {
				return true;
			}
		}
		return Lines.contains(corners, x, y);
	}
}
