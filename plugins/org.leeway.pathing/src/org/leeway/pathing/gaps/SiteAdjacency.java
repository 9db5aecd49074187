package org.leeway.pathing.gaps;

import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.world.ObstacleRef;

/**
 * Two sites between which no disc with more than a radius passes.
 *
 * @param first the number of a site
 * @param second the number of another site
 * @param from the point of the first segment that is nearest to the second
 * @param to the point of the second segment that is nearest to the first
 * @param radius of the largest disc that passes, in cells
 */
record SiteAdjacency(int first, int second, Point from, Point to, double radius) {

	/** @param first with {@code second} their numbers */
	static SiteAdjacency between(Site a, int first, Site b, int second) {
		if (a.adjoins(b)) {
			Point common = a.nearest(b.ax(), b.ay()).equals(new Point(b.ax(), b.ay())) ? new Point(b.ax(), b.ay())
					: new Point(b.bx(), b.by());
			return new SiteAdjacency(first, second, common, common, Double.NEGATIVE_INFINITY);
		}
		if (a.crosses(b)) {
			Point crossing = crossing(a, b);
			return new SiteAdjacency(first, second, crossing, crossing, Double.NEGATIVE_INFINITY);
		}
		Point[] best = nearest(a, b);
		double rounded = (best[0].distance(best[1]) - a.radius() - b.radius()) / 2;
		return new SiteAdjacency(first, second, best[0], best[1], rounded);
	}

	/** The points of two segments that are nearest to each other. */
	private static Point[] nearest(Site a, Site b) {
		Point[] best = { new Point(a.ax(), a.ay()), b.nearest(a.ax(), a.ay()) };
		if (a.isPoint() && b.isPoint()) {
			return best;
		}
		best = nearer(best, new Point(a.bx(), a.by()), b.nearest(a.bx(), a.by()));
		best = nearer(best, a.nearest(b.ax(), b.ay()), new Point(b.ax(), b.ay()));
		best = nearer(best, a.nearest(b.bx(), b.by()), new Point(b.bx(), b.by()));
		return best;
	}

	private static Point crossing(Site a, Site b) {
		double dx = a.bx() - a.ax();
		double dy = a.by() - a.ay();
		double ex = b.bx() - b.ax();
		double ey = b.by() - b.ay();
		double t = ((b.ax() - a.ax()) * ey - (b.ay() - a.ay()) * ex) / (dx * ey - dy * ex);
		return new Point(a.ax() + t * dx, a.ay() + t * dy);
	}

	private static Point[] nearer(Point[] best, Point from, Point to) {
		return from.distance(to) < best[0].distance(best[1]) ? new Point[] { from, to } : best;
	}

	/** The same with the exact largest radius, to the last bit. */
	SiteAdjacency exact(Site a, Site b) {
		if (a.closes(b, 0)) {
			return radius < 0 ? this : new SiteAdjacency(first, second, from, to, -Double.MIN_VALUE);
		}
		return new SiteAdjacency(first, second, from, to, largest(a, b, Math.max(0, radius)));
	}

	/** The largest number that passes, near a rounded one; numbers at least 0 are in the order of their bits. */
	private static double largest(Site a, Site b, double rounded) {
		long passes = Double.doubleToLongBits(rounded);
		long closed = passes;
		for (long step = 1; a.closes(b, Double.longBitsToDouble(passes)); step *= 2) {
			closed = passes;
			passes = Math.max(0, passes - step);
		}
		for (long step = 1; passes == closed || !a.closes(b, Double.longBitsToDouble(closed)); step *= 2) {
			passes = closed == passes ? passes : closed;
			closed = passes + step;
		}
		while (closed - passes > 1) {
			long middle = passes + (closed - passes) / 2;
			boolean tooLarge = a.closes(b, Double.longBitsToDouble(middle));
			closed = tooLarge ? middle : closed;
			passes = tooLarge ? passes : middle;
		}
		return Double.longBitsToDouble(passes);
	}

	/** The place in the middle of the gap. */
	Point middle(Site a, Site b) {
		double distance = from.distance(to);
		double t = distance == 0 ? 0 : (a.radius() + (distance - a.radius() - b.radius()) / 2) / distance;
		return new Point(from.x() + t * (to.x() - from.x()), from.y() + t * (to.y() - from.y()));
	}

	Gap gap(Site a, Site b) {
		Site first = a.owner().isPresent() ? a : b;
		Optional<ObstacleRef> other = first == a ? b.owner() : a.owner();
		double distance = from.distance(to);
		double ux = distance == 0 ? 0 : (to.x() - from.x()) / distance;
		double uy = distance == 0 ? 0 : (to.y() - from.y()) / distance;
		Segment across = new Segment(new Point(from.x() + a.radius() * ux, from.y() + a.radius() * uy),
				new Point(to.x() - b.radius() * ux, to.y() - b.radius() * uy));
		return new Gap(first.owner().orElseThrow(), other, across, radius);
	}

	/**
	 * Whether a curve from the base of the first site to that of the second, through both and the gap, crosses a
	 * segment an odd number of times. The base of a site is the first end of its segment; that of the border is far
	 * outside.
	 */
	boolean isOdd(Site a, Site b, Point p, Point q) {
		boolean odd = crosses(from.x(), from.y(), to.x(), to.y(), p, q);
		if (a.owner().isPresent()) {
			odd ^= crosses(a.ax(), a.ay(), from.x(), from.y(), p, q);
		}
		if (b.owner().isPresent()) {
			odd ^= crosses(to.x(), to.y(), b.ax(), b.ay(), p, q);
		}
		return odd;
	}

	/** Ends on the line of the segment count as clockwise of it, so a curve that touches crosses twice or not at all. */
	private static boolean crosses(double ax, double ay, double bx, double by, Point p, Point q) {
		boolean sides = Predicates.side(p.x(), p.y(), q.x(), q.y(), ax, ay) >= 0 != Predicates.side(p.x(), p.y(), q.x(),
				q.y(), bx, by) >= 0;
		return sides && Predicates.side(ax, ay, bx, by, p.x(), p.y()) >= 0 != Predicates.side(ax, ay, bx, by, q.x(),
				q.y()) >= 0;
	}
}
