package org.leeway.pathing.gaps;

import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/**
 * A search for all places of a list that lie inside of polygons, by the even-odd rule. Faster than a test of each place
 * alone.
 */
final class InsidePolygons {

	private InsidePolygons() {
	}

	/** Returns the indices of the places inside of any of the polygons. No place may be on an edge. */
	static BitSet among(List<Point> places, List<Polygon> polygons) {
		Crossings crossings = new Crossings();
		for (int i = 0; i < polygons.size(); i++) {
			Polygon polygon = polygons.get(i);
			for (int k = 0; k < polygon.size(); k++) {
				int next = (k + 1) % polygon.size();
				crossings.add(new Point(polygon.x(k), polygon.y(k)), new Point(polygon.x(next), polygon.y(next)), i);
			}
		}
		BitSet inside = new BitSet();
		BitSet around = new BitSet();
		crossings.walk(crossings.outside(), places, new Crossings.Visitor() {

			@Override
			public void crossed(int polygon) {
				around.flip(polygon);
			}

			@Override
			public void arrived(int index) {
				inside.set(index, !around.isEmpty());
			}
		});
		return inside;
	}
}
