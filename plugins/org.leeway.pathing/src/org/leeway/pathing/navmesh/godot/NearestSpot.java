package org.leeway.pathing.navmesh.godot;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for the point of all polygons that is nearest to a given place, with the results of Godot. Each polygon is cut into
 * triangles around its first corner. The nearest point of each triangle is computed in single precision. Ties go to the first
 * triangle. An object serves one thread and one query.
 * <p>
 * There is no index of polygons, because rounding can move the nearest point of a thin triangle outside of the triangle.
 */
final class NearestSpot {

	private final GodotGraph graph;
	private final Spot goal;
	private float least = Float.MAX_VALUE;
	private int polygon = NavMesh.NONE;
	private Spot spot;

	NearestSpot(GodotGraph graph, Spot goal) {
		this.graph = graph;
		this.goal = goal;
	}

	/** Returns the nearest place of all polygons. The graph has at least one polygon. */
	static NearestSpot ofAll(GodotGraph graph, Spot goal) {
		NearestSpot nearest = new NearestSpot(graph, goal);
		for (int polygon = 0; polygon < graph.polygonCount(); polygon++) {
			nearest.search(polygon, false);
		}
		return nearest;
	}

	/**
	 * Finds the nearest place of each triangle of a polygon. Keeps a place that is nearer to the goal than the nearest place so
	 * far.
	 *
	 * @param other the index of the polygon
	 * @param isSquared true to compare the squares of distances, false to compare distances. Godot compares squares if the goal
	 *            cannot be reached. The results may differ, because rounding can make two distances equal although their squares
	 *            differ
	 */
	void search(int other, boolean isSquared) {
		Spot first = graph.corner(other, 0);
		Spot second = graph.corner(other, 1);
		for (int corner = 2; corner < graph.size(other); corner++) {
			Spot third = graph.corner(other, corner);
			Spot nearest = nearest(first, second, third);
			float distance = isSquared ? nearest.square(goal) : nearest.distance(goal);
			if (distance < least) {
				least = distance;
				polygon = other;
				spot = nearest;
			}
			second = third;
		}
	}

	/** Returns the polygon of the nearest place. {@link NavMesh#NONE} before the first search. */
	int polygon() {
		return polygon;
	}

	Spot spot() {
		return spot;
	}

	/**
	 * Returns the point of a triangle that is nearest to the goal. The point is {@code first + s * one + t * two}, where
	 * {@code one} and {@code two} are the sides that begin at the first corner. If s, t or 1 - s - t would be negative, the
	 * nearest point lies on a side of the triangle.
	 */
	private Spot nearest(Spot first, Spot second, Spot third) {
		Spot one = second.minus(first);
		Spot two = third.minus(first);
		Spot offset = first.minus(goal);
		float a = one.dot(one);
		float b = one.dot(two);
		float c = two.dot(two);
		float d = one.dot(offset);
		float e = two.dot(offset);
		float area = a * c - b * b;
		float s = b * e - c * d;
		float t = b * d - a * e;
		if (s + t < area) {
			if (s < 0 && (t >= 0 || d >= 0)) {
				return first.plus(one.times(0)).plus(two.times(share(-e / c)));
			}
			if (t < 0) {
				return first.plus(one.times(share(-d / a))).plus(two.times(0));
			}
			float scale = 1 / area;
			return first.plus(one.times(s * scale)).plus(two.times(t * scale));
		}
		if (s < 0 && c + e <= b + d) {
			return first.plus(one.times(0)).plus(two.times(share(-e / c)));
		}
		if (s >= 0 && t < 0 && a + d <= b + e) {
			return first.plus(one.times(share(-d / a))).plus(two.times(0));
		}
		// the side opposite to the first corner
		float rise = s < 0 ? (c + e) - (b + d) : c + e - b - d;
		float along = share(rise / (a - 2 * b + c));
		return first.plus(one.times(along)).plus(two.times(1 - along));
	}

	private static float share(float value) {
		return value < 0 ? 0 : value > 1 ? 1 : value;
	}
}
