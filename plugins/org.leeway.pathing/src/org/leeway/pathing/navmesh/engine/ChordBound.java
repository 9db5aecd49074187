package org.leeway.pathing.navmesh.engine;

import org.leeway.pathing.navmesh.engine.ClearanceFit.Corner;

/**
 * An attempt to prove this claim: nowhere in a triangle does clearance exceed a guess by more than a tolerance. Clearance is the
 * distance to the nearest wall, and the guess is linear, see {@link ClearanceFit}. An object is for one triangle.
 * <p>
 * A single wall can prove the claim for a part of the triangle. Clearance is at most the distance to this wall. This distance is
 * a convex function, so it is at most the linear interpolation of its values at the corners. The claim holds wherever the
 * interpolation exceeds the guess by at most the tolerance.
 */
final class ChordBound {

	private final WallDistance walls;
	private final double tolerance;
	/**
	 * The part of the triangle for which no wall has proved the claim yet. The part is a convex polygon. Each vertex of this
	 * polygon is a weighted mean of the triangle's corners, and is stored as the three weights.
	 */
	private double[] part = {1, 0, 0, 0, 1, 0, 0, 0, 1};
	private int size = 3;

	ChordBound(WallDistance walls, double tolerance) {
		this.walls = walls;
		this.tolerance = tolerance;
	}

	/**
	 * Returns whether the walls nearest to the three corners prove the claim of {@link ChordBound} for the whole triangle. If
	 * false, the claim may still be true, because other walls might prove the claim.
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
