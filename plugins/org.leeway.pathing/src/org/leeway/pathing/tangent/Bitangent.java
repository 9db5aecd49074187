package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A directed segment that touches two circles. A path goes round the first circle, along the segment, and then round
 * the second circle. If the path goes round both circles in the same direction, the bitangent is external, otherwise
 * internal. Immutable.
 *
 * @param leaving the direction of the path around the first circle
 * @param arriving the direction of the path around the second circle
 * @param line the segment from the first circle to the second circle
 */
public record Bitangent(TurnDirection leaving, TurnDirection arriving, Segment line) {

	public boolean isInternal() {
		return leaving != arriving;
	}

	/**
	 * Returns the bitangents from one circle to another circle. A circle of radius 0 is a point.
	 * <ul>
	 * <li>Circles apart from each other have four bitangents.
	 * <li>Circles that touch from outside have four bitangents. The two internal bitangents have length 0.
	 * <li>Circles that overlap have only the two external bitangents.
	 * <li>A point on the edge of a circle has four bitangents of length 0.
	 * <li>Equal circles have none. A circle inside another circle has none either, even if both touch.
	 * </ul>
	 */
	public static List<Bitangent> between(Circle a, Circle b) {
		List<Bitangent> all = new ArrayList<>(4);
		for (TurnDirection leaving : TurnDirection.values()) {
			for (TurnDirection arriving : TurnDirection.values()) {
				if (exists(a, b, leaving == arriving)) {
					all.add(of(a, leaving, b, arriving));
				}
			}
		}
		return all;
	}

	private static boolean exists(Circle a, Circle b, boolean external) {
		if (a.x() == b.x() && a.y() == b.y()) {
			return false;
		}
		if (a.radius() == 0 || b.radius() == 0 || !external) {
			return Predicates.compareDistance(a.x(), a.y(), b.x(), b.y(), a.radius(), b.radius()) >= 0;
		}
		Circle larger = a.radius() > b.radius() ? a : b;
		double smaller = Math.min(a.radius(), b.radius());
		return Predicates.compareReach(a.x(), a.y(), b.x(), b.y(), smaller, larger.radius()) > 0;
	}

	private static Bitangent of(Circle a, TurnDirection leaving, Circle b, TurnDirection arriving) {
		double fromRadius = leaving.sign() * a.radius();
		double toRadius = arriving.sign() * b.radius();
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		double offset = toRadius - fromRadius;
		double distance = Math.hypot(dx, dy);
		double length = Math.sqrt(Math.max(0, (distance - offset) * (distance + offset)));
		double ux = (length * dx + offset * dy) / (distance * distance);
		double uy = (length * dy - offset * dx) / (distance * distance);
		Point from = new Point(a.x() + fromRadius * uy, a.y() - fromRadius * ux);
		Point to = new Point(b.x() + toRadius * uy, b.y() - toRadius * ux);
		return new Bitangent(leaving, arriving, new Segment(from, to));
	}
}
