package org.leeway.pathing.geom;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A calculator of the outlines of the area inside a ring. Leaves out parts of the ring that bound no area, such as a
 * spike or a line between two areas. Decisions are exact.
 */
final class SolidRings {

	private SolidRings() {
	}

	/**
	 * Returns the outlines of the area that a ring encloses. If the ring has only edges that bound the area, returns the ring
	 * itself. If the ring encloses no area, returns no outline. An outline may pass through a corner twice.
	 */
	static List<Polygon> of(Polygon ring) {
		return unfolded(ring).map(RepeatedEdges::removed).orElse(List.of());
	}

	/**
	 * Returns the ring through some points, without folds. At a fold, the ring turns back in the direction from which
	 * it came. Empty if the ring encloses nothing.
	 */
	static Optional<Polygon> unfolded(List<Point> places) {
		double[] xy = new double[2 * places.size()];
		for (int i = 0; i < places.size(); i++) {
			xy[2 * i] = places.get(i).x();
			xy[2 * i + 1] = places.get(i).y();
		}
		return xy.length < 6 ? Optional.empty() : unfolded(Polygon.of(xy));
	}

	private static Optional<Polygon> unfolded(Polygon ring) {
		double[] xy = new double[2 * ring.size()];
		int end = 0;
		int repeats = 0;
		for (int i = 0; i < ring.size(); i++) {
			while (end >= 4 && isFold(xy[end - 4], xy[end - 3], xy[end - 2], xy[end - 1], ring.x(i), ring.y(i))) {
				end -= 2;
			}
			if (end >= 2 && xy[end - 2] == ring.x(i) && xy[end - 1] == ring.y(i)) {
				repeats++;
			} else {
				xy[end++] = ring.x(i);
				xy[end++] = ring.y(i);
			}
		}
		double[] kept = withoutFoldsAtTheSeam(xy, end);
		if (kept.length == 0) {
			return Optional.empty();
		}
		boolean endsWhereItBegins = xy[0] == xy[end - 2] && xy[1] == xy[end - 1];
		int corners = ring.size() - repeats - (endsWhereItBegins ? 1 : 0);
		return Optional.of(kept.length == 2 * corners ? ring : Polygon.of(kept));
	}

	/**
	 * Removes folds at the seam, where the last corner of the ring is followed by the first corner. At a fold, the ring turns back
	 * in the direction from which it came.
	 *
	 * @param xy the coordinates of the corners: x0, y0, x1, y1 and so on
	 * @param end the number of used entries of {@code xy}
	 */
	private static double[] withoutFoldsAtTheSeam(double[] xy, int end) {
		int from = 0;
		int to = end;
		while (to - from >= 6) {
			boolean lastIsFirst = xy[to - 2] == xy[from] && xy[to - 1] == xy[from + 1];
			if (lastIsFirst || isFold(xy[to - 4], xy[to - 3], xy[to - 2], xy[to - 1], xy[from], xy[from + 1])) {
				to -= 2;
			} else if (isFold(xy[to - 2], xy[to - 1], xy[from], xy[from + 1], xy[from + 2], xy[from + 3])) {
				from += 2;
			} else {
				return Arrays.copyOfRange(xy, from, to);
			}
		}
		return new double[0];
	}

	/** Returns whether the way from a to b and then to c turns back at b. The places a and b differ. */
	private static boolean isFold(double ax, double ay, double bx, double by, double cx, double cy) {
		if (Predicates.side(ax, ay, bx, by, cx, cy) != 0) {
			return false;
		}
		return ax != bx ? bx != cx && bx > ax != cx > bx : by != cy && by > ay != cy > by;
	}
}
