package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Point;

/**
 * A calculator of horizons. A horizon is the largest length, in cells, of the edges that a {@link SectorSweep} looks
 * for.
 */
final class Horizon {

	/**
	 * Horizon of a scout, in sides of a grid square. A scout is a fast search for any path instead of a shortest path,
	 * see {@link TangentSearch}.
	 */
	private static final double SCOUTS_SQUARES = 8;
	/**
	 * Limit of the sectors that a scout examines: the cosine of the largest angle between a sector and the direction of
	 * the goal. A scout is a fast search for any path.
	 */
	private static final double SCOUTS_COURSE = 0.3;

	private Horizon() {
	}

	/**
	 * Returns the length beyond which no edge can be part of a short enough path. The edges lead in the directions of a
	 * sector. They start at a position, or on an arc that begins at this position.
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
		// a possible edge ends in the ellipse of all positions on short enough paths
		return slack * (2 * far + slack) / (2 * (slack + far * (1 - cosine)));
	}

	/**
	 * Returns the horizon of a sector for a scout, a fast search for any path. The horizon is 0 if the sector does not
	 * lead roughly towards the target. The horizon is also 0 if no path to the target is short enough.
	 */
	static double ofScout(Point at, Point target, double longest, int sector, double arc, ObstacleGrid grid) {
		double rest = distance(at, target);
		boolean ahead = longest > rest && course(at, target, rest, sector, arc) >= SCOUTS_COURSE;
		return ahead ? allAround(grid) : 0;
	}

	/**
	 * Returns the horizon of a scout's first sweeps, which begin at the start and at the goal. This horizon is the same
	 * in all directions.
	 */
	static double allAround(ObstacleGrid grid) {
		return SCOUTS_SQUARES * grid.size;
	}

	/** Returns the distance of two points. Unlike {@link Point#distance}, does not guard against overflow, and is faster. */
	private static double distance(Point a, Point b) {
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		return Math.sqrt(dx * dx + dy * dy);
	}

	/**
	 * Returns the cosine of the least angle by which an edge can miss the direction of the target. The edge leads in a
	 * direction of the sector. The edge starts at the position, or on an arc that begins at the position.
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
