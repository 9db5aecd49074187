package org.leeway.pathing.navmesh.godot;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for the place in the polygons that is nearest to a given place, called the goal. The results are the same as in
 * Godot. Each polygon is cut into triangles around its first corner, and ties go to the first triangle. An object serves
 * one thread and one query.
 * <p>
 * The search uses no spatial index. An index could miss the result, because rounding may put the nearest place of a thin
 * triangle outside of the triangle.
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

	/** Returns the nearest place in all polygons. The graph must have a polygon. */
	static NearestSpot ofAll(GodotGraph graph, Spot goal) {
		NearestSpot nearest = new NearestSpot(graph, goal);
		for (int polygon = 0; polygon < graph.polygonCount(); polygon++) {
			nearest.search(polygon, false);
		}
		return nearest;
	}

	/**
	 * Searches the triangles of a polygon. If a place in a triangle is nearer to the goal than the result so far, this place
	 * becomes the result.
	 *
	 * @param other the index of the polygon to search
	 * @param isSquared true to compare squares of distances, false to compare distances. The results can differ because of
	 * rounding. Godot compares squares if the goal cannot be reached
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

	/** Returns the polygon of the nearest place found so far. {@link NavMesh#NONE} before the first search. */
	int polygon() {
		return polygon;
	}

	Spot spot() {
		return spot;
	}

	/** Returns the point of a triangle that is nearest to the goal. */
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
