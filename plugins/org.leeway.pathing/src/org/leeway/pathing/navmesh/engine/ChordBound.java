package org.leeway.pathing.navmesh.engine;

import org.leeway.pathing.navmesh.engine.ClearanceFit.Corner;

/**
 * A test that tries to prove that clearance is low enough on a triangle. Clearance may exceed the linear function of
 * {@link ClearanceFit} by at most a tolerance. One object serves one triangle.
 * <p>
 * Each wall gives an upper bound of clearance: the linear interpolation of the distances of the triangle's corners from this wall.
 * The proof is complete if, at each place, the bound of some wall is low enough.
 */
final class ChordBound {

	private final WallDistance walls;
	private final double tolerance;
	/**
	 * The part of the triangle for which nothing is proved yet, a convex polygon. In this part, the bounds of all tested walls are
	 * too high. A vertex of the polygon is a weighted mean of the triangle's corners, and is stored as the three weights.
	 */
	private double[] part = {1, 0, 0, 0, 1, 0, 0, 0, 1};
	private int size = 3;

	ChordBound(WallDistance walls, double tolerance) {
		this.walls = walls;
		this.tolerance = tolerance;
	}

	/**
	 * Returns whether the walls nearest to the corners prove that clearance is low enough: it exceeds the function nowhere by more
	 * than the tolerance. False means only that these walls give no proof.
	 */
	boolean holds(Corner a, Corner b, Corner c) {
		cut(a.wall(), a, b, c);
		if (b.wall() != a.wall()) {
			cut(b.wall(), a, b, c);
		}
		if (c.wall() != a.wall() && c.wall() != b.wall()) {
			cut(c.wall(), a, b, c);
		}
		return size == 0;
	}

	private void cut(int wall, Corner a, Corner b, Corner c) {
		double overA = over(wall, a);
		double overB = over(wall, b);
		double overC = over(wall, c);
		double[] cut = new double[part.length + 3];
		int count = 0;
		for (int i = 0; i < size; i++) {
			int from = 3 * i;
			int to = 3 * ((i + 1) % size);
			double overFrom = part[from] * overA + part[from + 1] * overB + part[from + 2] * overC;
			double overTo = part[to] * overA + part[to + 1] * overB + part[to + 2] * overC;
			if (overFrom > 0) {
				System.arraycopy(part, from, cut, 3 * count++, 3);
			}
			if (overFrom > 0 != overTo > 0) {
				double share = overFrom / (overFrom - overTo);
				for (int weight = 0; weight < 3; weight++) {
					cut[3 * count + weight] = part[from + weight] + share * (part[to + weight] - part[from + weight]);
				}
				count++;
			}
		}
		part = cut;
		size = count;
	}

	private double over(int wall, Corner corner) {
		return walls.distance(wall, corner.x(), corner.y()) - corner.value() - tolerance;
	}
}
