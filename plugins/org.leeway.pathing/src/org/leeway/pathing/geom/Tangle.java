package org.leeway.pathing.geom;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.exact.RingCrossings;

/**
 * A set of polygons whose edges meet too often. Two edges meet if they cross or touch each other. Computations that look at
 * each meeting of edges would need too much time and memory.
 *
 * @param polygon the index of the polygon with which the number of meetings exceeded the limit
 * @param most the limit: how many meetings are allowed for all polygons of the set together
 */
public record Tangle(int polygon, long most) {

	/**
	 * The least limit for the number of meetings of edges. Only levels with many corners have a higher limit. Levels that
	 * people make have far fewer meetings. Counting up to this number takes little time.
	 */
	private static final long LEAST = 100_000;
	/**
	 * Number of allowed meetings of edges for each corner of a level. If a level has many corners, this allows more
	 * meetings than {@link #LEAST}, which is allowed in any level.
	 */
	private static final long PER_CORNER = 10;

	/**
	 * Returns a tangle if the edges of the polygons meet more often than allowed, otherwise empty. Also empty for a single
	 * polygon, because {@link Polygon#isTangled} limits the meetings of its edges.
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
