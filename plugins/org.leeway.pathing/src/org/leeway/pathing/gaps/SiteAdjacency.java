package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.world.ObstacleRef;

/**
 * Two neighbouring sites, with the radius of the largest disc that passes between them. A site is a circle, or an edge
 * of a polygon or of the border.
 *
 * @param first the index of a site
 * @param second the index of another site
 * @param from the point of the first site's segment that is nearest to the segment of the second site
 * @param to the point of the second site's segment that is nearest to the segment of the first site
 * @param radius of the largest disc that passes, in cells. Negative if the sites overlap, minus infinity if they share
 * an end or cross
 */
record SiteAdjacency(int first, int second, Point from, Point to, double radius) {

	/**
	 * Returns the adjacency of two sites. If the sites share an end or cross, nothing passes between them, and the radius is
	 * minus infinity.
	 *
	 * @param first the index of site {@code a}
	 * @param second the index of site {@code b}
	 */
	static SiteAdjacency between(Site a, int first, Site b, int second) {
		if (!a.isPoint() && !b.isPoint() && a.adjoins(b)) {
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

	/**
	 * Returns the two nearest points of two segments: a point of the first segment, and then a point of the second segment.
	 */
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

	/**
	 * Returns the place where the segments of two sites cross. If the segments lie nearly on one line, rounding may put the
	 * computed crossing outside of the first segment. Then returns the point of the first segment that is nearest to the second
	 * segment.
	 */
	private static Point crossing(Site a, Site b) {
		double dx = a.bx() - a.ax();
		double dy = a.by() - a.ay();
		double ex = b.bx() - b.ax();
		double ey = b.by() - b.ay();
		double t = ((b.ax() - a.ax()) * ey - (b.ay() - a.ay()) * ex) / (dx * ey - dy * ex);
		return t >= 0 && t <= 1 ? new Point(a.ax() + t * dx, a.ay() + t * dy) : nearest(a, b)[0];
	}

	private static Point[] nearer(Point[] best, Point from, Point to) {
		return from.distance(to) < best[0].distance(best[1]) ? new Point[] { from, to } : best;
	}

	/**
	 * Returns this adjacency with an exact {@link #radius}: the largest {@code double} for which a disc of this radius passes.
	 * If not even a disc of radius 0 passes, the radius is negative.
	 */
	SiteAdjacency exact(Site a, Site b) {
		if (a.closes(b, 0)) {
			return radius < 0 ? this : new SiteAdjacency(first, second, from, to, -Double.MIN_VALUE);
		}
		return new SiteAdjacency(first, second, from, to, largest(a, b, Math.max(0, radius)));
	}

	/**
	 * Returns the radius of the largest disc that passes, exact to the last bit. Searches by bisection, starting at a
	 * rounded radius.
	 */
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

	/**
	 * Returns the middle between the two sites, that is, the centre of the largest disc that fits between them. If two circles
	 * overlap, returns the middle of the overlap. If the segment of one site reaches into the circle of the other site, returns
	 * the place where the segment enters.
	 */
	Point middle(Site a, Site b) {
		if (isPierced(a, b)) {
			return a.isPoint() ? entry(a, b) : entry(b, a);
		}
		return middle(a, from.x(), from.y(), b, to.x(), to.y());
	}

	private static Point middle(Site a, double fromX, double fromY, Site b, double toX, double toY) {
		double dx = toX - fromX;
		double dy = toY - fromY;
		double t = share(Math.sqrt(dx * dx + dy * dy), a.radius(), b.radius());
		return new Point(fromX + t * dx, fromY + t * dy);
	}

	/**
	 * Returns the position of the point halfway between the edges of two circles. The position is a share of the way between
	 * the centres: 0 at the first centre, 1 at the second centre.
	 *
	 * @param distance the distance of the centres
	 * @param from the radius of the first circle
	 * @param to the radius of the second circle
	 */
	static double share(double distance, double from, double to) {
		return distance == 0 ? 0 : (from + (distance - from - to) / 2) / distance;
	}

	/**
	 * Returns the distance from the {@linkplain #middle middle} to the two sites, which is the same for both. A third site that
	 * is nearer to the middle reaches into the gap. Minus infinity if the two sites share an end or cross.
	 */
	double level(Site a, Site b) {
		return isPierced(a, b) ? 0 : radius;
	}

	private boolean isPierced(Site a, Site b) {
		return radius < 0 && radius != Double.NEGATIVE_INFINITY && a.isPoint() != b.isPoint();
	}

	/**
	 * Returns the place where a segment crosses the edge of a circle. If the whole segment lies inside the circle, returns an
	 * end of the segment.
	 */
	private static Point entry(Site circle, Site segment) {
		Point centre = new Point(circle.ax(), circle.ay());
		Point near = segment.nearest(centre.x(), centre.y());
		Point b = new Point(segment.bx(), segment.by());
		Point end = b.distance(centre) >= circle.radius() ? b : new Point(segment.ax(), segment.ay());
		double length = near.distance(end);
		double apart = near.distance(centre);
		double along = Math.sqrt(Math.max(0, (circle.radius() - apart) * (circle.radius() + apart)));
		return new Segment(near, end).at(Math.min(along, length));
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
	 * Returns a curve from one site to another through the narrowest place between them, as segments in no particular order.
	 * The ends of the curve are a fixed point of each site: the centre of a circle, or the first end of an edge. So the curves
	 * of several adjacencies meet, and form closed rings. A curve to the border ends where it meets the border.
	 */
	List<Segment> curve(Site a, Site b) {
		List<Segment> pieces = new ArrayList<>(3);
		add(pieces, from, to);
		if (a.owner().isPresent()) {
			add(pieces, new Point(a.ax(), a.ay()), from);
		}
		if (b.owner().isPresent()) {
			add(pieces, to, new Point(b.ax(), b.ay()));
		}
		return pieces;
	}

	private static void add(List<Segment> pieces, Point from, Point to) {
		if (!from.equals(to)) {
			pieces.add(new Segment(from, to));
		}
	}

	/**
	 * Returns whether the {@linkplain #curve curve} from one of the two sites to the other crosses the segment from p to q an
	 * odd number of times.
	 */
	boolean isOdd(Site a, Site b, Point p, Point q) {
		boolean odd = false;
		for (Segment piece : curve(a, b)) {
			odd ^= Crossings.crosses(piece.from(), piece.to(), p, q);
		}
		return odd;
	}
}
