package org.leeway.pathing.geom;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.exact.RingCrossings;

/**
 * A set of polygons whose edges cross or touch each other too often. Computations that look at each such meeting would need
 * too much time and memory.
 *
 * @param polygon the index of the polygon with which the number of meetings exceeded the limit
 * @param most the limit: how many meetings are allowed for all polygons of the set together
 */
public record Tangle(int polygon, long most) {

	/**
	 * Number of meetings of edges that is allowed in any level, even with few corners. Levels that people make have far
	 * fewer meetings. Counting up to this number takes little time.
	 */
	private static final long LEAST = 100_000;
	/**
	 * Number of meetings of edges that is allowed for each corner of a level. In a level with many corners, this allows
	 * more meetings than {@link #LEAST}.
	 */
	private static final long PER_CORNER = 10;

	/**
	 * Returns the tangle of some polygons. Empty if their edges meet no more often than allowed. A single polygon is
	 * never a tangle here, because it has {@linkplain Polygon#isTangled its own limit}.
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
