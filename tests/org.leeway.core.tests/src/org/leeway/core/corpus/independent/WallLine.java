package org.leeway.core.corpus.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

import org.leeway.core.corpus.independent.MapLayers.Layer;
import org.w3c.dom.Element;

/**
 * A line of an orthogonal map that blocks the cells through which it leads. Its ends are not joined. Coordinates are in cells.
 *
 * @param points x and y of each point
 */
record WallLine(List<double[]> points) {

	private static final double TOLERANCE = 1e-9;

	/** Returns the line of an object. */
	static WallLine of(Element map, Layer layer, Element object) {
		double turn = Math.toRadians(MapDom.number(object, "rotation", 0));
		List<double[]> points = new ArrayList<>();
		for (String point : MapDom.children(object, "polyline").getFirst().getAttribute("points").strip().split("\\s+")) {
			double x = Double.parseDouble(point.split(",")[0]);
			double y = Double.parseDouble(point.split(",")[1]);
			points.add(new double[] {
					(MapDom.number(object, "x", 0) + layer.x() + x * Math.cos(turn) - y * Math.sin(turn)) / MapDom.whole(map, "tilewidth"),
					(MapDom.number(object, "y", 0) + layer.y() + x * Math.sin(turn) + y * Math.cos(turn)) / MapDom.whole(map, "tileheight") });
		}
		return new WallLine(points);
	}

	/** Visits the cells that contain a piece of the line with a length above zero. A piece on a side of a cell counts too. */
	void visit(BiConsumer<Integer, Integer> cells) {
		for (int i = 1; i < points.size(); i++) {
			visit(points.get(i - 1), points.get(i), cells);
		}
	}

	private static void visit(double[] from, double[] to, BiConsumer<Integer, Integer> cells) {
		for (int y = before(from[1], to[1]); y <= behind(from[1], to[1]); y++) {
			for (int x = before(from[0], to[0]); x <= behind(from[0], to[0]); x++) {
				if (share(from, to, x, y) > TOLERANCE) {
					cells.accept(x, y);
				}
			}
		}
	}

	private static int before(double one, double other) {
		return (int) Math.floor(Math.min(one, other)) - 1;
	}

	private static int behind(double one, double other) {
		return (int) Math.ceil(Math.max(one, other));
	}

	/**
	 * Returns the fraction of a straight line that lies in a cell or on its sides.
	 *
	 * @param cell column and row
	 */
	private static double share(double[] from, double[] to, int... cell) {
		double begin = 0;
		double end = 1;
		for (int axis = 0; axis < 2; axis++) {
			double length = to[axis] - from[axis];
			double low = cell[axis] - from[axis];
			if (Math.abs(length) > TOLERANCE) {
				begin = Math.max(begin, Math.min(low / length, (low + 1) / length));
				end = Math.min(end, Math.max(low / length, (low + 1) / length));
			} else if (low > TOLERANCE || low + 1 < -TOLERANCE) {
				return 0;
			}
		}
		return end - begin;
	}
}
