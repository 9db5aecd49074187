package org.leeway.pathing.raster;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * A rasteriser for units that keep a distance from obstacles. Finds the places where the middle of the unit's square is too
 * near to an obstacle. A place is given by its anchor, the cell under the square's top-left corner.
 * <p>
 * For each edge of a polygon, the points that are too near to the edge form its grown edge. In each row of places, the middle
 * of the unit is in the grown edge at one run of anchors.
 */
final class GrownObstacles {

	private final BitPlaneEditor plane;
	private final double middle;

	private GrownObstacles(double middle, int width, int height) {
		this.plane = BitPlane.empty(width, height).edit();
		this.middle = middle;
	}

	/**
	 * Returns the places where the middle of the unit is nearer to an obstacle than a radius. A place is given by the cell
	 * under the unit's top-left corner. Ignores obstacles without area.
	 *
	 * @param radius more than 0, in cells
	 * @param middle how far the middle of the unit lies to the right of the top-left corner, and below it, in cells
	 * @param width of the map, in cells
	 * @param height of the map, in cells
	 */
	static BitPlane of(Scene scene, double radius, double middle, int width, int height) {
		GrownObstacles grown = new GrownObstacles(middle, width, height);
		Scene solid = SolidScene.of(scene).scene();
		for (Circle circle : solid.circles()) {
			grown.new Edge(circle.x(), circle.y(), circle.x(), circle.y(), circle.radius() + radius).draw();
		}
		for (Polygon polygon : solid.polygons()) {
			for (int i = 0, before = polygon.size() - 1; i < polygon.size(); before = i++) {
				grown.new Edge(polygon.x(before), polygon.y(before), polygon.x(i), polygon.y(i), radius).draw();
			}
			new InsidePoints(polygon, middle, grown.plane).draw();
		}
		return grown.plane.build();
	}

	/**
	 * A grown edge of a polygon: all points nearer to the edge than {@code reach}, in cells. A circle counts as an edge of
	 * length 0.
	 */
	private final class Edge {

		private final double ax;
		private final double ay;
		private final double bx;
		private final double by;
		private final double reach;
		private final double squaredLength;

		Edge(double ax, double ay, double bx, double by, double reach) {
			this.ax = ax;
			this.ay = ay;
			this.bx = bx;
			this.by = by;
			this.reach = reach;
			this.squaredLength = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
		}

		void draw() {
			int top = row(Math.floor(Math.min(ay, by) - reach - middle));
			int bottom = row(Math.ceil(Math.max(ay, by) + reach - middle));
			for (int y = top; y <= bottom; y++) {
				drawRow(y);
			}
		}

		private void drawRow(int y) {
			double nearest = nearest(y + middle) - middle;
			int before = column(Math.floor(nearest));
			int left = edge(before, column(Math.floor(Math.min(ax, bx) - reach - middle)), y);
			int right = edge(column(Math.floor(nearest) + 1), column(Math.ceil(Math.max(ax, bx) + reach - middle)), y);
			int first = left >= 0 ? left : right >= 0 ? column(Math.floor(nearest) + 1) : -1;
			int last = right >= 0 ? right : before;
			if (first >= 0) {
				plane.setRun(first, y, last - first + 1);
			}
		}

		/**
		 * Returns the x coordinate of the point on a horizontal line that is nearest to the polygon edge. If several points are
		 * equally near, the leftmost point counts.
		 *
		 * @param y the y coordinate of the line
		 */
		private double nearest(double y) {
			if (ay == by) {
				return Math.min(ax, bx);
			}
			double along = Math.clamp((y - ay) / (by - ay), 0, 1);
			return ax + along * (bx - ax);
		}

		/**
		 * Returns one end of a run of anchors in row {@code y}. At the anchors of the run, the middle of the unit is in the
		 * grown edge. Searches the end by bisection, from column {@code near} in the run to column {@code limit}.
		 *
		 * @return the column of the end. -1 if there is no run, because the middle is outside the grown edge at {@code near}
		 */
		private int edge(int near, int limit, int y) {
			if (!contains(near + middle, y + middle)) {
				return -1;
			}
			int in = near;
			int out = limit + (limit < near ? -1 : 1);
			while (Math.abs(out - in) > 1) {
				int between = in + (out - in) / 2;
				if (contains(between + middle, y + middle)) {
					in = between;
				} else {
					out = between;
				}
			}
			return in;
		}

		private boolean contains(double x, double y) {
			double along = squaredLength == 0 ? 0
					: Math.clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squaredLength, 0, 1);
			double dx = x - (ax + along * (bx - ax));
			double dy = y - (ay + along * (by - ay));
			return dx * dx + dy * dy < reach * reach;
		}
	}

	private int column(double x) {
		return (int) Math.clamp(x, 0, plane.width() - 1);
	}

	private int row(double y) {
		return (int) Math.clamp(y, 0, plane.height() - 1);
	}
}
