package org.leeway.testing;

import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.testing.MeshWalls.Wall;

/** Distances from walls, by formulas with rounded numbers. */
final class MeshDistances {

	private MeshDistances() {
	}

	static double least(List<Wall> walls, PathSegment segment) {
		double least = Double.POSITIVE_INFINITY;
		for (Wall wall : walls) {
			least = Math.min(least, distance(wall, segment));
		}
		return least;
	}

	private static double distance(Wall wall, PathSegment segment) {
		return segment instanceof Arc arc ? distance(wall, arc) : distance(wall, segment.from(), segment.to());
	}

	static double distance(Wall wall, Point p) {
		double dx = wall.to().x() - wall.from().x();
		double dy = wall.to().y() - wall.from().y();
		double t = ((p.x() - wall.from().x()) * dx + (p.y() - wall.from().y()) * dy) / (dx * dx + dy * dy);
		return t <= 0 ? p.distance(wall.from()) : t >= 1 ? p.distance(wall.to())
				: Math.abs(dx * (p.y() - wall.from().y()) - dy * (p.x() - wall.from().x())) / Math.hypot(dx, dy);
	}

	static double distance(Wall wall, Point p, Point q) {
		double ends = Math.min(distance(wall, p), distance(wall, q));
		if (p.equals(q)) {
			return ends;
		}
		Wall line = new Wall(p, q);
		return wall.crosses(p, q) ? 0
				: Math.min(ends, Math.min(distance(line, wall.from()), distance(line, wall.to())));
	}

	/**
	 * Returns the distance of an arc from a wall. Tries all places of the arc that can be nearest to the wall. These places are
	 * the ends of the arc, crossings with the wall, and places where a radius points at the wall.
	 */
	private static double distance(Wall wall, Arc arc) {
		double dx = wall.to().x() - wall.from().x();
		double dy = wall.to().y() - wall.from().y();
		double normal = Math.atan2(dx, -dy);
		double away = (dx * (arc.centre().y() - wall.from().y()) - dy * (arc.centre().x() - wall.from().x()))
				/ Math.hypot(dx, dy);
		// where the line of the wall meets the circle
		double half = Math.acos(Math.clamp(-away / arc.radius(), -1, 1));
		double[] angles = { angle(arc, wall.from()), angle(arc, wall.to()), normal, normal + half, normal - half };
		double least = Math.min(distance(wall, arc.from()), distance(wall, arc.to()));
		for (double angle : angles) {
			for (double each : new double[] { angle, angle + Math.PI }) {
				double turned = arc.direction().sign() * (each - arc.fromAngle()) % (2 * Math.PI);
				turned = turned < 0 ? turned + 2 * Math.PI : turned;
				if (turned <= arc.sweep()) {
					least = Math.min(least, distance(wall, arc.at(turned * arc.radius())));
				}
			}
		}
		return least;
	}

	private static double angle(Arc arc, Point p) {
		return Math.atan2(p.y() - arc.centre().y(), p.x() - arc.centre().x());
	}
}
