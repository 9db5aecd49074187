package org.leeway.pathing.paint;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Polygon;

/**
 * The lattice of coordinates that are multiples of 2^-20 of a cell. The coordinates of the objects of a symmetric level are on this
 * lattice. So the images of the objects under every symmetry are exact: no coordinate is rounded.
 */
public final class Lattice {

	private static final double STEPS = 1 << 20;

	private Lattice() {
	}

	/** Returns the multiple of 2^-20 that is nearest to a coordinate. */
	public static double snap(double coordinate) {
		return Math.rint(coordinate * STEPS) / STEPS + 0.0;
	}

	/** Returns a polygon with all of its corners on the lattice. */
	public static Polygon snap(Polygon polygon) {
		double[] xy = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			xy[2 * i] = snap(polygon.x(i));
			xy[2 * i + 1] = snap(polygon.y(i));
		}
		return Polygon.of(xy);
	}

	/**
	 * Returns the corners of a polygon, rounded to the lattice, as {@code x0, y0, x1, y1, ...} in a standard order. The order
	 * depends neither on the polygon's first corner nor on its direction. So two polygons with the same outline have equal lists.
	 */
	public static List<Double> ring(Polygon polygon) {
		int first = 0;
		for (int i = 1; i < polygon.size(); i++) {
			if (compare(polygon, i, first) < 0) {
				first = i;
			}
		}
		List<Double> least = ring(polygon, first, 1);
		for (int i = 0; i < polygon.size(); i++) {
			if (compare(polygon, i, first) == 0) {
				least = lesser(ring(polygon, i, 1), least);
				least = lesser(ring(polygon, i, polygon.size() - 1), least);
			}
		}
		return least;
	}

	private static int compare(Polygon polygon, int i, int j) {
		int order = Double.compare(snap(polygon.x(i)), snap(polygon.x(j)));
		return order != 0 ? order : Double.compare(snap(polygon.y(i)), snap(polygon.y(j)));
	}

	private static List<Double> ring(Polygon polygon, int first, int step) {
		List<Double> ring = new ArrayList<>();
		for (int k = 0, i = first; k < polygon.size(); k++, i = (i + step) % polygon.size()) {
			ring.add(snap(polygon.x(i)));
			ring.add(snap(polygon.y(i)));
		}
		return ring;
	}

	private static List<Double> lesser(List<Double> one, List<Double> other) {
		for (int i = 0; i < one.size(); i++) {
			int order = Double.compare(one.get(i), other.get(i));
			if (order != 0) {
				return order < 0 ? one : other;
			}
		}
		return other;
	}
}
