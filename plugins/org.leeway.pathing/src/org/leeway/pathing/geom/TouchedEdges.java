package org.leeway.pathing.geom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A search for corners of a ring that lie on edges of the same ring. The two corners at the ends of an edge do not
 * count. Decisions are exact. The work is limited, so corners may be missed in a ring with thousands of long edges.
 */
final class TouchedEdges {

	/** Limit for the work: on average, each edge of the ring may be compared with this many corners. */
	private static final long CORNERS_AN_EDGE = 64;

	private final Polygon ring;
	/**
	 * The corners, sorted by x. The upper 32 bits of an entry are x as a sortable number, see {@link #key}. The lower 32 bits are
	 * the index of the corner.
	 */
	private final long[] byX;
	private final Map<Integer, List<Integer>> found = new HashMap<>();

	private TouchedEdges(Polygon ring) {
		this.ring = ring;
		this.byX = new long[ring.size()];
		for (int i = 0; i < byX.length; i++) {
			byX[i] = key(ring.x(i)) | i;
		}
		Arrays.sort(byX);
	}

	/**
	 * Returns the corners that lie on each edge, indexed by the corner at which the edge begins. The two ends of the
	 * edge are left out. Edges without such corners have no entry.
	 */
	static Map<Integer, List<Integer>> of(Polygon ring) {
		TouchedEdges edges = new TouchedEdges(ring);
		long left = CORNERS_AN_EDGE * ring.size();
		for (int i = 0; i < ring.size() && left > 0; i++) {
			left -= edges.find(i);
		}
		return edges.found;
	}

	/** Returns a key by which corners are sorted by x. Numbers that are equal as {@code float} have equal keys. */
	private static long key(double x) {
		int bits = Float.floatToIntBits((float) x + 0f);
		return (long) (bits ^ bits >> 31 & Integer.MAX_VALUE) << 32;
	}

	/**
	 * Finds the corners that lie on an edge, and adds them to {@link #found}. Returns how many corners were compared with the edge,
	 * as a measure of the work.
	 */
	private int find(int edge) {
		int next = (edge + 1) % ring.size();
		double ax = ring.x(edge);
		double ay = ring.y(edge);
		double bx = ring.x(next);
		double by = ring.y(next);
		long most = key(Math.max(ax, bx)) | 0xFFFFFFFFL;
		int at = Arrays.binarySearch(byX, key(Math.min(ax, bx)));
		int first = at < 0 ? -at - 1 : at;
		int i = first;
		for (; i < byX.length && byX[i] <= most; i++) {
			int corner = (int) byX[i];
			if (corner != edge && corner != next && isOn(ring.x(corner), ring.y(corner), ax, ay, bx, by)) {
				found.computeIfAbsent(edge, unknown -> new ArrayList<>(1)).add(corner);
			}
		}
		return i - first;
	}

	private static boolean isOn(double x, double y, double ax, double ay, double bx, double by) {
		return y >= Math.min(ay, by) && y <= Math.max(ay, by) && x >= Math.min(ax, bx) && x <= Math.max(ax, bx)
				&& Predicates.side(ax, ay, bx, by, x, y) == 0;
	}
}
