package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Point;

/** The area that a moving disc covers: all places nearer to the path of its centre than its radius. */
final class SweptDisc extends Swept {

	private final double x;
	private final double y;
	/**
	 * The radius of the disc minus {@link #TOUCHING}, in cells. Negative for a disc of radius 0, which is a point. Such a
	 * point overlaps a circle only if the point is at least {@link #TOUCHING} deep inside the circle.
	 */
	private final double reach;

	SweptDisc(double radius, Point centre, Motion motion) {
		super(motion);
		x = centre.x();
		y = centre.y();
		reach = radius - TOUCHING;
		motion.enclose(x, y, bounds);
		bounds[0] -= reach;
		bounds[1] -= reach;
		bounds[2] += reach;
		bounds[3] += reach;
	}

	@Override
	boolean meetsRing(double[] ring) {
		double near = Math.max(0, reach);
		for (int i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
			if (motion.distance(x, y, ring[before], ring[before + 1], ring[i], ring[i + 1]) <= near) {
				return true;
			}
		}
		return Lines.contains(ring, x, y);
	}

	@Override
	boolean meetsCircle(double centreX, double centreY, double radius) {
		return motion.distance(x, y, centreX, centreY) <= radius + reach;
	}

	@Override
	double cellInset() {
		return reach > 0 ? 0 : TOUCHING;
	}
}
