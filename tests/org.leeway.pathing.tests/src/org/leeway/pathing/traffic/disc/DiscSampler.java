package org.leeway.pathing.traffic.disc;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Scene;

/**
 * An oracle that checks the discs of a crowd at random times within each step. Compares all pairs of discs, and each disc with
 * all cells and obstacles.
 */
final class DiscSampler {

	private static final double TOLERANCE = 1e-9;

	private final BitPlane passable;
	private final Scene scene;
	private final Random random;

	DiscSampler(BitPlane passable, Scene scene, long seed) {
		this.passable = passable;
		this.scene = scene;
		this.random = new Random(seed);
	}

	/** Checks the discs at four times of their next step: at its beginning, at its end, and at two random times between. */
	void check(List<DiscUnit> units, String message) {
		for (double part : new double[] {0, random.nextDouble(), random.nextDouble(), 1}) {
			double[][] all = units.stream()
					.map(unit -> new double[] {unit.x + part * unit.dx, unit.y + part * unit.dy, unit.radius}).toArray(double[][]::new);
			for (int i = 0; i < all.length; i++) {
				for (int j = 0; j < i; j++) {
					double distance = Point2D.distance(all[i][0], all[i][1], all[j][0], all[j][1]);
					assertTrue(distance >= all[i][2] + all[j][2] - TOLERANCE, message + ": discs at a distance of " + distance);
				}
				double room = room(all[i][0], all[i][1], all[i][2]);
				assertTrue(room >= all[i][2] - TOLERANCE, message + ": a wall at a distance of " + room);
			}
		}
	}

	/** Returns the distance from a place to the nearest wall. Negative inside an obstacle. */
	private double room(double x, double y, double radius) {
		double least = Math.min(Math.min(x, passable.width() - x), Math.min(y, passable.height() - y));
		for (int row = (int) Math.max(0, y - radius - 1); row <= Math.min(passable.height() - 1, y + radius + 1); row++) {
			for (int column = (int) Math.max(0, x - radius - 1); column <= Math.min(passable.width() - 1, x + radius + 1); column++) {
				if (!passable.get(column, row)) {
					least = Math.min(least, Point2D.distance(x, y, Math.clamp(x, column, column + 1), Math.clamp(y, row, row + 1)));
				}
			}
		}
		for (Circle circle : scene.circles()) {
			least = circle.radius() == 0 ? least : Math.min(least, Point2D.distance(x, y, circle.x(), circle.y()) - circle.radius());
		}
		for (Polygon polygon : scene.polygons()) {
			least = Math.min(least, room(x, y, polygon));
		}
		return least;
	}

	private static double room(double x, double y, Polygon polygon) {
		Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0, before = polygon.size() - 1; i < polygon.size(); before = i++) {
			if (i == 0) {
				path.moveTo(polygon.x(i), polygon.y(i));
			} else {
				path.lineTo(polygon.x(i), polygon.y(i));
			}
			least = Math.min(least, Line2D.ptSegDist(polygon.x(before), polygon.y(before), polygon.x(i), polygon.y(i), x, y));
		}
		path.closePath();
		return path.contains(x, y) ? -least : least;
	}
}
