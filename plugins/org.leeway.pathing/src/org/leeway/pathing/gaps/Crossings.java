package org.leeway.pathing.gaps;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.hprtree.HPRtree;
import org.locationtech.jts.shape.fractal.HilbertCode;

/**
 * A walk from place to place that reports each segment it crosses. The walk visits the places of a list in the order of a
 * Hilbert curve, so that most steps are short.
 * <p>
 * The segments may form closed rings. A ring surrounds exactly one of two places if the walk between them crosses the ring an odd
 * number of times. No place may be on a ring.
 */
final class Crossings {

	private static final int LEVEL = 15;

	private final HPRtree tree = new HPRtree();
	private final Envelope extent = new Envelope();

	private record Piece(Point a, Point b, int number) {
	}

	/** A receiver of the segments that a walk crosses, and of the places where it arrives. */
	interface Visitor {

		/**
		 * Handles a segment that the walk crosses on its way to the next place. The walk calls {@link #arrived} for the
		 * next place after all these segments.
		 *
		 * @param number the number with which the segment was added
		 */
		void crossed(int number);

		/**
		 * Handles the arrival of the walk at a place.
		 *
		 * @param index the index of the place in the list of places
		 */
		void arrived(int index);
	}

	void add(Point a, Point b, int number) {
		Envelope envelope = new Envelope(a.x(), b.x(), a.y(), b.y());
		extent.expandToInclude(envelope);
		tree.insert(envelope, new Piece(a, b, number));
	}

	/**
	 * Returns whether the segment from a to b crosses the segment from p to q. If an end of a segment lies exactly on the line
	 * through the other segment, it counts as lying on the clockwise side. So a walk over the common end of two segments of a
	 * ring counts one crossing, not two.
	 */
	static boolean crosses(Point a, Point b, Point p, Point q) {
		return isClockwise(p, q, a) != isClockwise(p, q, b) && isClockwise(a, b, p) != isClockwise(a, b, q);
	}

	private static boolean isClockwise(Point a, Point b, Point p) {
		return Predicates.side(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()) >= 0;
	}

	/** Returns a place that no ring of segments surrounds. */
	Point outside() {
		return extent.isNull() ? new Point(0, 0)
				: new Point(Math.nextDown(extent.getMinX() - 1), Math.nextDown(extent.getMinY() - 1));
	}

	/** Walks from a start to all places, in the order of a Hilbert curve. No segment may be added afterwards. */
	void walk(Point start, List<Point> places, Visitor visitor) {
		Point from = start;
		for (int index : inOrder(places)) {
			Point to = places.get(index);
			visitCrossed(from, to, visitor::crossed);
			visitor.arrived(index);
			from = to;
		}
	}

	private void visitCrossed(Point from, Point to, IntConsumer visitor) {
		if (tree.size() == 0 || from.equals(to)) {
			return;
		}
		tree.query(new Envelope(from.x(), to.x(), from.y(), to.y()), item -> {
			Piece piece = (Piece) item;
			if (crosses(piece.a(), piece.b(), from, to)) {
				visitor.accept(piece.number());
			}
		});
	}

	private static int[] inOrder(List<Point> places) {
		Envelope all = new Envelope();
		places.forEach(place -> all.expandToInclude(new Coordinate(place.x(), place.y())));
		double scale = ((1 << LEVEL) - 1) / Math.max(Double.MIN_NORMAL, Math.max(all.getWidth(), all.getHeight()));
		long[] codes = new long[places.size()];
		for (int i = 0; i < codes.length; i++) {
			int x = (int) ((places.get(i).x() - all.getMinX()) * scale);
			int y = (int) ((places.get(i).y() - all.getMinY()) * scale);
			codes[i] = (long) HilbertCode.encode(LEVEL, x, y) << Integer.SIZE | i;
		}
		Arrays.sort(codes);
		return Arrays.stream(codes).mapToInt(code -> (int) code).toArray();
	}
}
