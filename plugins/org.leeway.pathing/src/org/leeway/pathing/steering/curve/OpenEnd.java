package org.leeway.pathing.steering.curve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;

/**
 * A calculator of the best path from a pose to a place, where the unit may arrive with any heading. There always is
 * such a path. Thread-safe; {@link #cost} allocates nothing.
 * <p>
 * The paths change gear at most once. This is optimal if reversing costs at most twice as much as driving forward. If
 * reversing costs more, two changes of gear may be better, but are not tried.
 */
public final class OpenEnd {

	/** Radii below this, in cells, count as 0. */
	private static final double SMALLEST = 1e-12;

	private final double radius;
	private final double reverseCost;
	/** A calculator of the paths that begin in reverse and end forward. Null if the unit never reverses. */
	private final GearSwitch toForward;
	/** A calculator of the paths that begin forward and end in reverse. Null if the unit never reverses. */
	private final GearSwitch toReverse;

	/**
	 * Creates a calculator of best paths.
	 *
	 * @param radius the turning radius in cells; 0 if the unit turns on the spot
	 * @param reverseCost the cost of a cell in reverse, at least 1, if a cell forward costs 1; 0 if the unit never
	 * reverses
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 */
	public OpenEnd(double radius, double reverseCost) {
		if (!(radius >= 0 && radius < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a turning radius of " + radius + ", expected 0 or more");
		}
		this.radius = radius < SMALLEST ? 0 : radius;
		this.reverseCost = reverseCost;
		this.toForward = reverseCost > 0 ? GearSwitch.of(reverseCost, 1) : null;
		this.toReverse = reverseCost > 0 ? GearSwitch.of(1, reverseCost) : null;
	}

	/**
	 * Returns the cost of the best path. The cost of driving a cell forward is 1. If a cell in reverse costs 1 too, the
	 * result is the length of the shortest path, in cells.
	 */
	public double cost(double fromX, double fromY, double heading, double toX, double toY) {
		if (radius == 0) {
			return Math.hypot(toX - fromX, toY - fromY);
		}
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double x = ((toX - fromX) * cosine + (toY - fromY) * sine) / radius;
		double y = Math.abs((toY - fromY) * cosine - (toX - fromX) * sine) / radius;
		double forward = inOneGear(x, y);
		if (reverseCost == 0) {
			return radius * forward;
		}
		double least = Math.min(forward, reverseCost * inOneGear(-x, y));
		if (x >= 0 || reverseCost > 1) {
			least = Math.min(least, toForward.cost(x, y));
		}
		return radius * (x < 0 ? Math.min(least, toReverse.cost(-x, y)) : least);
	}

	/** A test of the line at the end of a path. */
	public interface LineTest {

		/**
		 * Returns whether a path may end with a line.
		 *
		 * @param heading the direction of the line in radians
		 * @param length the length of the line in cells
		 */
		boolean accepts(double heading, double length);
	}

	/**
	 * Returns whether a test accepts the line at the end of at least one forward path. There are two forward paths: one path
	 * begins with a turn to the left, and the second path with a turn to the right. Also returns true if a path ends with an
	 * arc, because the test can only judge lines.
	 */
	public boolean isForwardAccepted(double fromX, double fromY, double heading, double toX, double toY, LineTest test) {
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double along = (toX - fromX) * cosine + (toY - fromY) * sine;
		double across = (toY - fromY) * cosine - (toX - fromX) * sine;
		for (int side = -1; side <= 1; side += 2) {
			double line = ArcLine.line(along, side * across, radius);
			if (Double.isNaN(line)
					|| test.accepts(heading + side * ArcLine.turn(along, side * across, line, radius), line)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the length, in turning radii, of the shortest forward path to a place on the right. Usually the path is
	 * an arc to the right and a line. If the place is inside the right turning circle, the path is an arc to the left
	 * and an arc to the right.
	 *
	 * @param x the distance of the place ahead of the unit, in turning radii
	 * @param y the distance of the place to the right, in turning radii
	 */
	private static double inOneGear(double x, double y) {
		double arcLine = ArcLine.length(x, y, 1);
		return arcLine < Double.POSITIVE_INFINITY ? arcLine : PlaceWords.loopFirst(x, y) + PlaceWords.loopSecond(x, y);
	}

	/**
	 * Returns the path of least {@link #cost}.
	 *
	 * @throws java.util.NoSuchElementException if the heading of the start is empty
	 */
	public SteeringPath path(Pose start, Point place) {
		return paths(start, place).getFirst();
	}

	/**
	 * Returns several paths to a place, the cheapest first. If the cheapest path is blocked, the caller can try the next
	 * path. Some of the paths stay in one gear, and begin with a left or a right turn. The other paths change gear once.
	 *
	 * @throws java.util.NoSuchElementException if the start has no heading
	 */
	public List<SteeringPath> paths(Pose start, Point place) {
		PlaceFrame frame = new PlaceFrame(start, place, radius, Gear.FORWARD);
		List<SteeringPath> paths = new ArrayList<>(frame.inOneGear());
		if (reverseCost > 0) {
			PlaceFrame reversed = new PlaceFrame(start, place, radius, Gear.REVERSE);
			paths.addAll(reversed.inOneGear());
			if (radius > 0) {
				paths.addAll(frame.inBothGears(toForward));
				paths.addAll(frame.x < 0 ? reversed.inBothGears(toReverse) : List.of());
			}
		}
		paths.sort(Comparator.comparingDouble(this::price).thenComparingDouble(OpenEnd::sweep));
		return paths;
	}

	private double price(SteeringPath path) {
		double cost = 0;
		for (Piece piece : path.pieces()) {
			cost += piece.gear() == Gear.FORWARD ? piece.length() : reverseCost * piece.length();
		}
		return cost;
	}

	private static double sweep(SteeringPath path) {
		return path.pieces().stream().mapToDouble(Piece::sweep).sum();
	}
}
