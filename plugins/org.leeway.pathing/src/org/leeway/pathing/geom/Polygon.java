package org.leeway.pathing.geom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;

import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.geom.exact.RingCrossings;
import org.leeway.pathing.util.Decimal;

/**
 * A closed ring of at least three finite points, in cells. The last point is connected with the first point. The first
 * point is not repeated at the end. A point is inside if a ray from it crosses the ring an odd number of times.
 * Immutable.
 */
public final class Polygon {

	/**
	 * The smallest value that {@link #mostCrossings} returns. Rings that people draw have fewer crossings, even with
	 * few corners.
	 */
	private static final long MOST_CROSSINGS = 1000;

	/** The coordinates x0, y0, x1, y1, ... */
	private final double[] xy;
	/** The result of {@link #isTangled}. Null until the first call. */
	private Boolean tangled;
	/**
	 * The result of {@link #solid()}. Null until the first call. Several threads may compute the result at once, because
	 * their results are equal.
	 */
	private List<Polygon> solid;

	private Polygon(double[] xy) {
		this.xy = xy;
	}

	/**
	 * Creates the ring {@code x0, y0, x1, y1, ...}.
	 *
	 * @throws IllegalArgumentException if these are not at least three finite points
	 */
	public static Polygon of(double... xy) {
		if (xy.length < 6 || xy.length % 2 != 0) {
			throw new IllegalArgumentException(xy.length + " coordinates, expected pairs for at least 3 points");
		}
		for (double coordinate : xy) {
			if (!Double.isFinite(coordinate)) {
				throw new IllegalArgumentException("coordinate " + coordinate + " where a finite number was expected");
			}
		}
		return new Polygon(xy.clone());
	}

	/**
	 * Reads {@code x,y x,y x,y}.
	 *
	 * @throws IllegalArgumentException if the text does not describe a ring of at least three finite points
	 */
	public static Polygon parse(String text) {
		double[] xy = new RingText(text).read();
		if (xy.length < 6) {
			throw new IllegalArgumentException(xy.length / 2 + " points, expected at least 3 as x,y");
		}
		return of(xy);
	}

	/** Returns the text that {@link #parse} reads. */
	public String format() {
		StringJoiner points = new StringJoiner(" ");
		for (int i = 0; i < size(); i++) {
			points.add(Decimal.format(x(i)) + "," + Decimal.format(y(i)));
		}
		return points.toString();
	}

	/** Returns the coordinates x0, y0, x1, y1, ..., which must not be changed. */
	double[] coordinates() {
		return xy;
	}

	/** Returns the number of points. */
	public int size() {
		return xy.length / 2;
	}

	public double x(int i) {
		return xy[2 * Objects.checkIndex(i, size())];
	}

	public double y(int i) {
		return xy[2 * Objects.checkIndex(i, size()) + 1];
	}

	/**
	 * Returns how often edges of this ring may cross or touch each other before it counts as {@linkplain #isTangled tangled}. This
	 * is the number of corners, but at least {@link #MOST_CROSSINGS}. The common corner of two neighbouring edges does not count.
	 */
	public long mostCrossings() {
		return Math.max(MOST_CROSSINGS, size());
	}

	/** Returns whether the edges meet more often than {@link #mostCrossings}. */
	public boolean isTangled() {
		if (tangled == null) {
			tangled = size() * (size() - 1L) > mostCrossings()
					&& new RingCrossings(xy, new int[] {0, size()}, mostCrossings()).count() > mostCrossings();
		}
		return tangled;
	}

	/** Returns whether a point is inside. A point on the ring itself may count as inside or as outside. */
	public boolean contains(double px, double py) {
		boolean inside = false;
		for (int i = 0, before = size() - 1; i < size(); before = i++) {
			boolean spans = y(i) > py != y(before) > py;
			if (spans && Predicates.side(x(before), y(before), x(i), y(i), px, py) > 0 == y(before) < y(i)) {
				inside = !inside;
			}
		}
		return inside;
	}

	/**
	 * Returns the outlines of the area that the polygon encloses, without spikes and other edges that enclose nothing.
	 * Empty if there is no area. If every edge of the polygon bounds the area, returns only the polygon itself.
	 */
	public List<Polygon> solid() {
		List<Polygon> known = solid;
		if (known == null) {
			known = SolidRings.of(this);
			solid = known;
		}
		return known;
	}

	/** Returns whether every edge of the ring bounds an area. False, for example, for a ring with a spike. */
	public boolean isSolid() {
		return solid().size() == 1 && solid().getFirst() == this;
	}

	/**
	 * Returns the polygon moved by an offset.
	 *
	 * @throws IllegalArgumentException if a coordinate would no longer be finite
	 */
	public Polygon translated(double dx, double dy) {
		double[] moved = xy.clone();
		for (int i = 0; i < moved.length; i += 2) {
			moved[i] += dx;
			moved[i + 1] += dy;
		}
		return of(moved);
	}

	/** Returns the ring with point {@code i} moved to a place. */
	public Polygon with(int i, double x, double y) {
		double[] moved = xy.clone();
		moved[2 * Objects.checkIndex(i, size())] = x;
		moved[2 * i + 1] = y;
		return of(moved);
	}

	/**
	 * Returns the ring with an additional point.
	 *
	 * @param i the index of the new point, at most the number of points
	 */
	public Polygon inserted(int i, double x, double y) {
		int at = 2 * Objects.checkIndex(i, size() + 1);
		double[] more = Arrays.copyOf(xy, xy.length + 2);
		System.arraycopy(xy, at, more, at + 2, xy.length - at);
		more[at] = x;
		more[at + 1] = y;
		return of(more);
	}

	/**
	 * Returns the polygon without point {@code i}.
	 *
	 * @throws IllegalArgumentException if only two points would remain
	 */
	public Polygon without(int i) {
		int at = 2 * Objects.checkIndex(i, size());
		double[] fewer = Arrays.copyOf(xy, xy.length - 2);
		System.arraycopy(xy, at + 2, fewer, at, xy.length - at - 2);
		return of(fewer);
	}

	/** Returns all edges in order. */
	public List<PathSegment> outline() {
		List<PathSegment> edges = new ArrayList<>();
		for (int i = 0; i < size(); i++) {
			int next = (i + 1) % size();
			edges.add(new Segment(new Point(x(i), y(i)), new Point(x(next), y(next))));
		}
		return edges;
	}

	/** Returns the smallest axis-parallel rectangle that contains all points. */
	public Envelope bounds() {
		Envelope all = new Envelope(xy[0], xy[1], xy[0], xy[1]);
		for (int i = 0; i < size(); i++) {
			all = all.union(new Envelope(x(i), y(i), x(i), y(i)));
		}
		return all;
	}

	/**
	 * Returns a copy of this polygon, stretched so that the copy has the bounds {@code target}. A polygon of width 0 is moved
	 * to the left side of the target. A polygon of height 0 is moved to the top side.
	 */
	public Polygon stretched(Envelope target) {
		Envelope old = bounds();
		double[] moved = new double[xy.length];
		for (int i = 0; i < xy.length; i += 2) {
			double across = old.width() == 0 ? 0 : (xy[i] - old.left()) / old.width();
			double down = old.height() == 0 ? 0 : (xy[i + 1] - old.top()) / old.height();
			moved[i] = target.left() + across * target.width();
			moved[i + 1] = target.top() + down * target.height();
		}
		return of(moved);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof Polygon other && Arrays.equals(xy, other.xy);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(xy);
	}

	@Override
	public String toString() {
		return format();
	}
}
