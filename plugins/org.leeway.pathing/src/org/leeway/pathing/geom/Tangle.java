package org.leeway.pathing.geom;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.exact.RingCrossings;

/**
 * A set of polygons whose edges meet more often than a level allows. Edges meet if they cross or touch each other. The limit bounds
 * the time and memory of computations that handle each meeting.
 *
 * @param polygon the index of a polygon with an edge at the first meeting beyond the limit
 * @param most the limit on the number of meetings, for all polygons of the set together
 */
public record Tangle(int polygon, long most) {

	/**
	 * Least limit on the number of meetings, for all polygons of a level together. Levels that people make have far
	 * fewer meetings, and counting to this number is fast.
	 */
	private static final long LEAST = 100_000;
	/**
	 * Limit on the number of meetings for each corner of the polygons. All polygons together may have this number times their
	 * corners, but at least {@link #LEAST}.
	 */
	private static final long PER_CORNER = 10;

	/**
	 * Returns the tangle that some polygons form. Empty if their edges meet no more often than the limit allows. A single
	 * polygon is never a tangle here, but has {@linkplain Polygon#isTangled its own limit}.
	 */
	public static Optional<Tangle> of(List<Polygon> polygons) {
		int[] starts = new int[polygons.size() + 1];
		for (int i = 0; i < polygons.size(); i++) {
			starts[i + 1] = Math.addExact(starts[i], polygons.get(i).size());
		}
		long corners = starts[polygons.size()];
		long most = Math.max(LEAST, PER_CORNER * corners);
		if (polygons.size() < 2 || corners * corners <= most) {
			return Optional.empty();
		}
		RingCrossings crossings = new RingCrossings(
				polygons.stream().map(Polygon::coordinates).flatMapToDouble(Arrays::stream).toArray(), starts, most);
		return crossings.count() > most ? Optional.of(new Tangle(crossings.ring(), most)) : Optional.empty();
	}
}
