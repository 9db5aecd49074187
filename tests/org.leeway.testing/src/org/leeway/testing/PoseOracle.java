package org.leeway.testing;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/**
 * A check whether a rectangle fits at a pose. Converts obstacles and cells to the coordinates of the rectangle: x along its
 * length, y across. There, the rectangle is {@code |x| <= length / 2} and {@code |y| <= width / 2}.
 */
public final class PoseOracle {

	private final World world;
	private final Capability capability;
	private final double half;
	private final double side;

	/**
	 * Creates an oracle for a rectangle.
	 *
	 * @param half half of the length, in cells
	 * @param side half of the width, in cells
	 */
	public PoseOracle(World world, Capability capability, double half, double side) {
		this.world = world;
		this.capability = capability;
		this.half = half;
		this.side = side;
	}

	public boolean fits(Pose pose) {
		return isInside(pose) && isOffTerrain(pose)
				&& world.scene().circles().stream().allMatch(circle -> distance(circle, pose) >= circle.radius())
				&& world.scene().polygons().stream().noneMatch(polygon -> overlaps(ring(polygon), pose));
	}

	private static double[] ring(Polygon polygon) {
		double[] ring = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			ring[2 * i] = polygon.x(i);
			ring[2 * i + 1] = polygon.y(i);
		}
		return ring;
	}

	private static double along(double x, double y, Pose pose) {
		double heading = pose.heading().getAsDouble();
		return (x - pose.position().x()) * Math.cos(heading) + (y - pose.position().y()) * Math.sin(heading);
	}

	private static double across(double x, double y, Pose pose) {
		return along(x, y, Pose.at(pose.position(), pose.heading().getAsDouble() + Math.PI / 2));
	}

	private double extent(double part, double other) {
		return half * Math.abs(part) + side * Math.abs(other);
	}

	private double extentX(Pose pose) {
		return extent(Math.cos(pose.heading().getAsDouble()), Math.sin(pose.heading().getAsDouble()));
	}

	private double extentY(Pose pose) {
		return extent(Math.sin(pose.heading().getAsDouble()), Math.cos(pose.heading().getAsDouble()));
	}

	private boolean isInside(Pose pose) {
		Border border = world.scene().border().orElse(new Border(world.grid().width(), world.grid().height()));
		double x = pose.position().x();
		double y = pose.position().y();
		return x >= extentX(pose) && y >= extentY(pose) && x <= border.width() - extentX(pose)
				&& y <= border.height() - extentY(pose);
	}

	private boolean isOffTerrain(Pose pose) {
		double reach = half + side;
		for (int y = (int) Math.floor(pose.position().y() - reach); y <= pose.position().y() + reach; y++) {
			for (int x = (int) Math.floor(pose.position().x() - reach); x <= pose.position().x() + reach; x++) {
				boolean free = world.grid().contains(x, y) && capability.contains(world.grid().terrain(x, y));
				if (!free && overlaps(new double[] {x, y, x + 1, y, x + 1, y + 1, x, y + 1}, pose)) {
					return false;
				}
			}
		}
		return true;
	}

	private double distance(Circle circle, Pose pose) {
		double dx = Math.max(0, Math.abs(along(circle.x(), circle.y(), pose)) - half);
		double dy = Math.max(0, Math.abs(across(circle.x(), circle.y(), pose)) - side);
		return Math.hypot(dx, dy);
	}

	/**
	 * Returns whether a ring overlaps the rectangle: an edge of the ring passes through the rectangle, or the ring surrounds
	 * the whole rectangle.
	 */
	private boolean overlaps(double[] ring, Pose pose) {
		boolean inside = false;
		for (int i = 0; i < ring.length; i += 2) {
			int next = (i + 2) % ring.length;
			double ax = along(ring[i], ring[i + 1], pose);
			double ay = across(ring[i], ring[i + 1], pose);
			double bx = along(ring[next], ring[next + 1], pose);
			double by = across(ring[next], ring[next + 1], pose);
			if (passes(ax, ay, bx, by)) {
				return true;
			}
			if (ay > 0 != by > 0 && ax + ay / (ay - by) * (bx - ax) > 0) {
				inside = !inside;
			}
		}
		return inside;
	}

	/**
	 * Returns whether a segment passes through the inside of the rectangle. Cuts off the parts of the segment that lie
	 * beyond a side. The segment passes if a part of it remains.
	 */
	private boolean passes(double ax, double ay, double bx, double by) {
		double[] range = {0, 1};
		cut(ax, bx, half, range);
		cut(-ax, -bx, half, range);
		cut(ay, by, side, range);
		cut(-ay, -by, side, range);
		return range[0] < range[1];
	}

	private static void cut(double a, double b, double most, double[] range) {
		if (a >= most && b >= most) {
			range[1] = -1;
		} else if (a > most) {
			range[0] = Math.max(range[0], (a - most) / (a - b));
		} else if (b > most) {
			range[1] = Math.min(range[1], (most - a) / (b - a));
		}
	}
}
