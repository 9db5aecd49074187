package org.leeway.pathing.traffic.disc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.traffic.UnitBins;

/**
 * The rule by which discs avoid each other: optimal reciprocal collision avoidance. If all discs keep to their chosen motions,
 * there is no contact for some time. Two discs that would touch must change their motions, and each disc makes half of the
 * change. Not thread-safe.
 * <p>
 * Source: J. van den Berg, S. Guy, M. Lin and D. Manocha, <em>Reciprocal n-Body Collision Avoidance</em>, Robotics Research,
 * 2011. The limits of motions by blocked cells straight ahead are Leeway's own.
 */
final class Avoidance {

	/** Number of steps ahead in which no discs should touch. In this time, the fastest disc moves by two smallest diameters. */
	private static final double HORIZON = 16;
	/** Largest number of other discs that a disc considers: the nearest ones. */
	private static final int MOST = 10;

	private final UnitBins<DiscUnit> bins;
	private final double around;
	private final AllowedMotions motions = new AllowedMotions();
	private final List<DiscUnit> near = new ArrayList<>();

	/**
	 * @param bins the discs, up to date at each call
	 * @param around the distance of the farthest centre that a disc considers, in cells
	 */
	Avoidance(UnitBins<DiscUnit> bins, double around) {
		this.bins = bins;
		this.around = around;
	}

	/**
	 * Chooses the motion of a disc in the next step. Returns false if no motion is allowed.
	 *
	 * @param motion receives the motion along x and y, in cells
	 */
	boolean choose(DiscUnit unit, DiscWalls walls, double[] motion) {
		motions.clear();
		for (int i = 0; i < 4; i++) {
			int dx = i == 0 ? 1 : i == 1 ? -1 : 0;
			int dy = i == 2 ? 1 : i == 3 ? -1 : 0;
			double room = walls.room(unit.radius, unit.x, unit.y, dx, dy, unit.full);
			if (room < unit.full) {
				motions.add(dx * room, dy * room, -dx, -dy);
			}
		}
		near.clear();
		bins.near(unit.x, unit.y, around, near::add);
		near.remove(unit);
		near.sort(Comparator.comparingDouble((DiscUnit other) -> distance(unit, other)).thenComparingInt(other -> other.id));
		for (int i = 0; i < Math.min(MOST, near.size()); i++) {
			add(unit, near.get(i));
		}
		boolean isAny = motions.find(unit.wishX, unit.wishY, unit.full);
		motion[0] = motions.x;
		motion[1] = motions.y;
		return isAny;
	}

	private static double distance(DiscUnit unit, DiscUnit other) {
		double dx = other.x - unit.x;
		double dy = other.y - unit.y;
		return Math.sqrt(dx * dx + dy * dy) - other.radius;
	}

	/**
	 * Adds the half-plane of motions with which a disc makes its half of the change. The motions that lead to contact, relative to
	 * the other disc, form a cone with a round tip. The change leads to the nearest border of the cone.
	 */
	private void add(DiscUnit unit, DiscUnit other) {
		double awayX = other.x - unit.x;
		double awayY = other.y - unit.y;
		double relativeX = unit.lastX - other.lastX;
		double relativeY = unit.lastY - other.lastY;
		double reach = unit.radius + other.radius;
		double tipX = relativeX - awayX / HORIZON;
		double tipY = relativeY - awayY / HORIZON;
		double tip = Math.sqrt(tipX * tipX + tipY * tipY);
		double square = awayX * awayX + awayY * awayY;
		if (square == 0) {
			return;
		}
		double along = tipX * awayX + tipY * awayY;
		double normalX;
		double normalY;
		double change;
		if (along < -reach * tip) {
			normalX = tipX / tip;
			normalY = tipY / tip;
			change = reach / HORIZON - tip;
		} else {
			double leg = Math.sqrt(Math.max(0, square - reach * reach));
			double side = awayX * tipY - awayY * tipX > 0 ? 1 : -1;
			normalX = -(side * awayY * leg + awayX * reach) / square;
			normalY = (side * awayX * leg - awayY * reach) / square;
			double length = Math.sqrt(normalX * normalX + normalY * normalY);
			normalX /= length;
			normalY /= length;
			change = -(relativeX * normalX + relativeY * normalY);
		}
		motions.add(unit.lastX + normalX * change / 2, unit.lastY + normalY * change / 2, normalX, normalY);
	}
}
