package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Point;

/**
 * The area that a disc covers while it moves. A place belongs to the area if its distance from the path of the disc's centre
 * is less than the radius.
 */
final class SweptDisc extends Swept {

	/**
	 * The radius of the disc minus {@link #TOUCHING}, in cells. Discs that only touch an obstacle do not overlap it, so the
	 * radius is reduced. Negative for a point, that is, a disc of radius 0. A point overlaps a circle only if it is at least
	 * {@link #TOUCHING} deep inside.
	 */
	private final double reach;

	SweptDisc(double radius, Point centre, Motion motion) {
		super(motion, centre, radius, radius);
		reach = radius - TOUCHING;
		motion.enclose(centre.x(), centre.y(), bounds);
		bounds[0] -= reach;
		bounds[1] -= reach;
		bounds[2] += reach;
		bounds[3] += reach;
	}

	@Override
	boolean meetsRing(double[] ring) {
		double near = Math.max(0, reach);
		for (int i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
			if (motion.distance(centre.x(), centre.y(), ring[before], ring[before + 1], ring[i], ring[i + 1]) <= near) {
				return true;
			}
		}
		return Lines.contains(ring, centre.x(), centre.y());
	}

	@Override
	boolean meetsCircle(double centreX, double centreY, double radius) {
		return motion.distance(centre.x(), centre.y(), centreX, centreY) <= radius + reach;
	}

	@Override
	double cellInset() {
		return reach > 0 ? 0 : TOUCHING;
	}
}
