package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Point;

/** A calculator of horizons. A horizon is the length, in cells, up to which a {@link SectorSweep} looks for edges. */
final class Horizon {

	/**
	 * Horizon of a scout, as a multiple of the side of a grid square. A scout is a fast search for any path, see {@link
	 * TangentSearch}.
	 */
	private static final double SCOUTS_SQUARES = 8;
	/**
	 * Least cosine of the angle between the direction to the goal and a direction in which a scout looks for edges. So a
	 * scout looks at most about 72 degrees to the left and right of the goal. A scout is a fast search for any path.
	 */
	private static final double SCOUTS_COURSE = 0.3;

	private Horizon() {
	}

	/**
	 * Returns an upper bound for the length of useful edges in a sector, in cells. A path over a longer edge would exceed the
	 * allowed length. All edges start at one position, or on an arc of a disc that begins there.
	 *
	 * @param at the position
	 * @param target the end of the path
	 * @param longest the largest allowed length of the path from the position to the target, in cells. May be infinite
	 * @param arc the length of the arc, in cells. 0 if all edges start at the position
	 */
	static double of(Point at, Point target, double longest, int sector, double arc) {
		double rest = distance(at, target);
		double slack = longest - rest;
		if (slack <= 0 || slack == Double.POSITIVE_INFINITY) {
			return Math.max(0, slack);
		}
		double far = rest + arc;
		double cosine = course(at, target, rest, sector, arc);
		// a path leads from the position to the end of the edge, and on to the target. The sum of both distances is limited. So
		// the end lies in an ellipse whose foci are the position and the target. The result is the length of the longest edge
		// with its end in the ellipse
		return slack * (2 * far + slack) / (2 * (slack + far * (1 - cosine)));
	}

	/**
	 * Returns the largest length, in cells, of the edges of a sector that a scout examines. A scout is a fast search for
	 * any path. The result is 0 if the sector leads away from the target, or if no path to the target is short enough.
	 */
	static double ofScout(Point at, Point target, double longest, int sector, double arc, ObstacleGrid grid) {
		double rest = distance(at, target);
		boolean ahead = longest > rest && course(at, target, rest, sector, arc) >= SCOUTS_COURSE;
		return ahead ? allAround(grid) : 0;
	}

	/**
	 * Returns the largest length, in cells, of the edges at the start and at the goal that a scout examines. A scout is a
	 * fast search for any path.
	 */
	static double allAround(ObstacleGrid grid) {
		return SCOUTS_SQUARES * grid.size;
	}

	/**
	 * Returns the distance of two points. Faster than {@link Point#distance}, but may overflow for huge coordinates.
	 */
	private static double distance(Point a, Point b) {
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		return Math.sqrt(dx * dx + dy * dy);
	}

	/**
	 * Returns the cosine of the smallest angle between an edge of the sector and the direction from the start of the edge
	 * to the target. Edges start at the position, or on an arc of a disc that begins at the position.
	 *
	 * @param rest the distance from the position to the target, in cells
	 * @param arc the length of the arc, in cells
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
