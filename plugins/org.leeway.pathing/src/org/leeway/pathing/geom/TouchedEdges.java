package org.leeway.pathing.geom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A search for the corners of a ring that lie on an edge of the same ring. The two corners that the edge joins do not count, but
 * other corners at the same places do. Decisions are exact. The work is limited, so the search may miss corners in a zigzag of
 * thousands of long edges.
 */
final class TouchedEdges {

	/**
	 * Limit on how many corners are compared with an edge, on average over all edges of the ring. With this limit, the work is
	 * linear in the size of the ring.
	 */
	private static final long CORNERS_AN_EDGE = 64;

	private final Polygon ring;
	/**
	 * The sorted keys of the corners. The upper 32 bits of a key depend on the x of the corner, and the lower 32 bits are its
	 * index.
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
	 * Returns, for each edge, the corners that lie on the edge, without the two corners that the edge joins. Indexed by the
	 * corner at which the edge begins. Edges without such corners have no entry.
	 */
	static Map<Integer, List<Integer>> of(Polygon ring) {
		TouchedEdges edges = new TouchedEdges(ring);
		long left = CORNERS_AN_EDGE * ring.size();
		for (int i = 0; i < ring.size() && left > 0; i++) {
			left -= edges.find(i);
		}
		return edges.found;
	}

	/** Returns a key for sorting by x. Numbers that are equal as {@code float} have equal keys. */
	private static long key(double x) {
		int bits = Float.floatToIntBits((float) x + 0f);
		return (long) (bits ^ bits >> 31 & Integer.MAX_VALUE) << 32;
	}

	/**
	 * Finds the corners on an edge, and adds them to {@link #found}. Returns the work: the number of corners that were
	 * compared with the edge.
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
