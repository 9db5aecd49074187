package org.leeway.pathing.gaps;

import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.world.ObstacleRef;

/**
 * A circle, an edge of a polygon, or a side of the border. In a Voronoi diagram, such parts are called sites. The segment from
 * a to b is the edge or side, and the radius is 0. For a circle, a and b are both the centre.
 *
 * @param owner the obstacle of the site. Empty for the border
 */
record Site(Optional<ObstacleRef> owner, double ax, double ay, double bx, double by, double radius) {

	double distance(double x, double y) {
		Point nearest = nearest(x, y);
		return Math.hypot(nearest.x() - x, nearest.y() - y) - radius;
	}

	/** Returns the point of the segment that is nearest to a place. */
	Point nearest(double x, double y) {
		double dx = bx - ax;
		double dy = by - ay;
		double squared = dx * dx + dy * dy;
		double t = squared == 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
		return t == 1 ? new Point(bx, by) : new Point(ax + t * dx, ay + t * dy);
	}

	/**
	 * Returns whether the segments of this site and another site of the same obstacle have a common end. This is true for
	 * neighbouring edges of a polygon.
	 */
	boolean adjoins(Site other) {
		return owner.equals(other.owner) && (isEnd(other.ax, other.ay) || isEnd(other.bx, other.by));
	}

	private boolean isEnd(double x, double y) {
		return ax == x && ay == y || bx == x && by == y;
	}

	boolean isPoint() {
		return ax == bx && ay == by;
	}

	boolean crosses(Site other) {
		return !isPoint() && !other.isPoint()
				&& Predicates.cross(ax, ay, bx, by, other.ax, other.ay, other.bx, other.by);
	}

	/**
	 * Returns whether a disc is too large to pass between this site and another site. The answer is exact.
	 *
	 * @param unit the radius of the disc, in cells, at least 0
	 */
	boolean closes(Site other, double unit) {
		double[] sum = { radius, other.radius, unit, unit };
		if (isPoint() && other.isPoint()) {
			return isNear(other, ax, ay, sum);
		}
		return crosses(other) || isNear(other, ax, ay, sum) || isNear(other, bx, by, sum)
				|| other.isNear(this, other.ax, other.ay, sum) || other.isNear(this, other.bx, other.by, sum);
	}

	private boolean isNear(Site other, double x, double y, double[] sum) {
		if (other.isPoint()) {
			return Predicates.compareDistance(x, y, other.ax, other.ay, sum) < 0;
		}
		return Predicates.compareSegmentDistance(x, y, other.ax, other.ay, other.bx, other.by, sum) < 0;
	}
}
