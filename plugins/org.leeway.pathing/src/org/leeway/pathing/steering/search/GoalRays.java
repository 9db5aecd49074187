package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.sweep.CollisionWorld;

/**
 * Upper bounds of how far a unit can drive straight to a goal, for each direction. Directions are grouped into sectors. In each
 * sector, discs at growing distances from the goal are tested, until a disc is not free. Each disc is so small that the unit
 * covers the disc on its way along any line of the sector. Not thread-safe.
 */
final class GoalRays {

	private static final int SECTORS = 128;
	private static final double SECTOR = 2 * Math.PI / SECTORS;
	/** Distance between places on the middle line of a sector and on its sides, relative to their distance from the goal. */
	private static final double SPREAD = 2 * Math.sin(SECTOR / 4) * (1 + 1e-9);

	private final CollisionWorld ground;
	private final double radius;
	private final Point goal;
	private final double range;
	/** Indexed by sector: lines of this length or longer, in cells, are illegal. NaN if not computed yet. */
	private final double[] limits = new double[SECTORS];

	/**
	 * Creates the bounds for a goal. The bound of a sector is computed when the bound is first needed.
	 *
	 * @param range the largest distance from the goal, in cells, at which discs are tested
	 */
	GoalRays(CollisionWorld ground, Footprint footprint, Point goal, double range) {
		this.ground = ground;
		this.radius = footprint.core().radius();
		this.goal = goal;
		this.range = range;
		Arrays.fill(limits, Double.NaN);
	}

	/**
	 * Returns whether a line to the goal is certainly illegal. If false, the line may be legal or illegal.
	 *
	 * @param direction the direction from the goal to the start of the line, in radians
	 * @param length the length of the line in cells
	 */
	boolean isIllegal(double direction, double length) {
		int sector = Math.floorMod((int) Math.floor(direction / SECTOR), SECTORS);
		if (Double.isNaN(limits[sector])) {
			limits[sector] = limit((sector + 0.5) * SECTOR);
		}
		return length >= limits[sector];
	}

	private double limit(double middle) {
		for (int distance = 1; distance <= range && distance * SPREAD < radius; distance++) {
			Point place = new Point(goal.x() + distance * Math.cos(middle), goal.y() + distance * Math.sin(middle));
			if (!ground.isFree(new Footprint.Disc(radius - distance * SPREAD), Pose.at(place))) {
				return distance;
			}
		}
		return Double.POSITIVE_INFINITY;
	}
}
