package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/**
 * An oracle of bounds for the length of the shortest path of a disc among circles and polygons. The oracle replaces
 * each circle by a polygon of many corners. A polygon inside of the circle gives a lower bound, and a polygon around
 * the circle gives an upper bound. Dijkstra's algorithm finds the shortest path over the corners of polygons.
 */
public final class VisibilityOracle {

	private static final double NEAR = 1e-9;

	private final List<Polygon> obstacles = new ArrayList<>();
	private final double width;
	private final double height;
	private final double inset;

	private VisibilityOracle(double width, double height, double inset) {
		this.width = width;
		this.height = height;
		this.inset = inset;
	}

	/**
	 * Returns a bound for the length of the shortest path.
	 *
	 * @param width the width of the level, a rectangle that begins at 0, 0
	 * @param height the height of the level
	 * @param corners the number of corners of the polygon that stands for a circle
	 * @param below whether to return a lower bound. Otherwise an upper bound
	 */
	public static double length(List<Circle> circles, List<Polygon> polygons, double radius, double width, double height,
			Point start, Point goal, int corners, boolean below) {
		VisibilityOracle oracle = new VisibilityOracle(width, height, radius);
		double grow = below ? 1 : 1 / Math.cos(Math.PI / corners);
		for (Circle circle : circles) {
			oracle.addCircle(circle.x(), circle.y(), (circle.radius() + radius) * grow, corners);
		}
		for (Polygon polygon : polygons) {
			oracle.obstacles.add(polygon);
			for (int i = 0; i < polygon.size() && radius > 0; i++) {
				int next = (i + 1) % polygon.size();
				oracle.addCircle(polygon.x(i), polygon.y(i), radius * grow, corners);
				oracle.addWall(polygon.x(i), polygon.y(i), polygon.x(next), polygon.y(next), radius);
			}
		}
		return oracle.search(start, goal);
	}

	private void addCircle(double x, double y, double radius, int corners) {
		double[] xy = new double[2 * corners];
		for (int i = 0; i < corners; i++) {
			xy[2 * i] = x + radius * Math.cos(2 * Math.PI * i / corners);
			xy[2 * i + 1] = y + radius * Math.sin(2 * Math.PI * i / corners);
		}
		if (radius > 0) {
			obstacles.add(Polygon.of(xy));
		}
	}

	private void addWall(double ax, double ay, double bx, double by, double radius) {
		double length = Math.hypot(bx - ax, by - ay);
		double nx = -(by - ay) / length * radius;
		double ny = (bx - ax) / length * radius;
		if (length > 0) {
			obstacles.add(Polygon.of(ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny));
		}
	}

	private double search(Point start, Point goal) {
		List<Point> nodes = new ArrayList<>(List.of(start, goal));
		for (Polygon polygon : obstacles) {
			for (int i = 0; i < polygon.size(); i++) {
				Point corner = new Point(polygon.x(i), polygon.y(i));
				if (isFree(corner)) {
					nodes.add(corner);
				}
			}
		}
		if (!isFree(start) || !isFree(goal)) {
			return Double.POSITIVE_INFINITY;
		}
		double[] costs = new double[nodes.size()];
		boolean[] done = new boolean[nodes.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		costs[0] = 0;
		for (int node = 0; node >= 0 && node != 1; node = nearest(costs, done)) {
			done[node] = true;
			for (int other = 0; other < costs.length; other++) {
				double cost = costs[node] + nodes.get(node).distance(nodes.get(other));
				if (!done[other] && cost < costs[other] && cost < costs[1] && sees(nodes.get(node), nodes.get(other))) {
					costs[other] = cost;
				}
			}
		}
		return costs[1];
	}

	private static int nearest(double[] costs, boolean[] done) {
		int nearest = -1;
		for (int i = 0; i < costs.length; i++) {
			if (!done[i] && costs[i] < Double.POSITIVE_INFINITY && (nearest < 0 || costs[i] < costs[nearest])) {
				nearest = i;
			}
		}
		return nearest;
	}

	private boolean isFree(Point p) {
		return p.x() >= inset - NEAR && p.x() <= width - inset + NEAR && p.y() >= inset - NEAR
				&& p.y() <= height - inset + NEAR && obstacles.stream().noneMatch(each -> isDeepInside(each, p));
	}

	private boolean sees(Point p, Point q) {
		return obstacles.stream().noneMatch(each -> runsThrough(each, p, q));
	}

	/**
	 * Returns whether a part of the segment from p to q lies inside a polygon. The outline does not count as inside. Divides
	 * the segment at the points where it meets the outline, and tests the middle of each part.
	 */
	private static boolean runsThrough(Polygon polygon, Point p, Point q) {
		double[] cuts = new double[2 * polygon.size() + 2];
		int n = 0;
		cuts[n++] = 0;
		cuts[n++] = 1;
		double dx = q.x() - p.x();
		double dy = q.y() - p.y();
		boolean left = false;
		boolean right = false;
		for (int i = 0; i < polygon.size(); i++) {
			int next = (i + 1) % polygon.size();
			double ax = polygon.x(i) - p.x();
			double ay = polygon.y(i) - p.y();
			double wx = polygon.x(next) - polygon.x(i);
			double wy = polygon.y(next) - polygon.y(i);
			double side = dx * ay - dy * ax;
			left |= side < 0;
			right |= side > 0;
			double t = (ax * wy - ay * wx) / (dx * wy - dy * wx);
			double s = (ax * dy - ay * dx) / (dx * wy - dy * wx);
			if (t > 0 && t < 1 && s > -NEAR && s < 1 + NEAR) {
				cuts[n++] = t;
			}
		}
		if (!left || !right) {
			return false;
		}
		Arrays.sort(cuts, 0, n);
		for (int i = 1; i < n; i++) {
			double t = (cuts[i - 1] + cuts[i]) / 2;
			if (cuts[i] - cuts[i - 1] > NEAR && isDeepInside(polygon, new Point(p.x() + t * dx, p.y() + t * dy))) {
				return true;
			}
		}
		return false;
	}

	/** Returns whether a point is inside and not on the outline. */
	private static boolean isDeepInside(Polygon polygon, Point p) {
		return PolygonOracle.signedDistance(polygon, p) <= -NEAR;
	}
}
