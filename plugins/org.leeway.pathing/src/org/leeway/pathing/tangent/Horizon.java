package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Point;

/** How long edges need be looked for at most, in the directions of one sector. */
final class Horizon {

	/** How far a scout looks, in squares of the grid. */
	private static final double SCOUTS_SQUARES = 8;
	/** How far a scout turns away from the goal: the cosine. */
	private static final double SCOUTS_COURSE = 0.3;

	private Horizon() {
	}

	/**
	 * How long an edge can be if a path with it may still be short enough: it begins at most {@code arc} behind a place
	 * and leads in some direction of a sector. Its end lies in the ellipse of all places on ways that are short enough.
	 *
	 * @param longest what is left for the way from that place to the target; may be infinite
	 */
	static double of(Point at, Point target, double longest, int sector, double arc) {
		double rest = distance(at, target);
		double slack = longest - rest;
		if (slack <= 0 || slack == Double.POSITIVE_INFINITY) {
			return Math.max(0, slack);
		}
		double far = rest + arc;
		double cosine = course(at, target, rest, sector, arc);
		return slack * (2 * far + slack) / (2 * (slack + far * (1 - cosine)));
	}

	/** How far a scout looks: mostly ahead. */
	static double ofScout(Point at, Point target, double longest, int sector, double arc, ObstacleGrid grid) {
		double rest = distance(at, target);
		boolean ahead = longest > rest && course(at, target, rest, sector, arc) >= SCOUTS_COURSE;
		return ahead ? allAround(grid) : 0;
	}

	/** How far a scout looks from the start and the goal. */
	static double allAround(ObstacleGrid grid) {
		return SCOUTS_SQUARES * grid.size;
	}

	/** {@link Point#distance} guards against numbers that are too large, and takes longer. */
	private static double distance(Point a, Point b) {
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		return Math.sqrt(dx * dx + dy * dy);
	}

	/**
	 * The cosine of the least angle between a direction of a sector and that of the target, as seen from anywhere on the
	 * arc.
	 */
	private static double course(Point at, Point target, double rest, int sector, double arc) {
		if (rest <= 2 * arc) {
			return 1;
		}
		double ux = (target.x() - at.x()) / rest;
		double uy = (target.y() - at.y()) / rest;
		double middle = ux * Sectors.middleCosine(sector) + uy * Sectors.middleSine(sector);
		double across = Math.abs(ux * Sectors.middleSine(sector) - uy * Sectors.middleCosine(sector));
		double half = Sectors.WIDTH / 2 + 1.1 * arc / rest;
		double cosine = Math.cos(half);
		return middle >= cosine ? 1 : middle * cosine + across * Math.sin(half);
	}
}
