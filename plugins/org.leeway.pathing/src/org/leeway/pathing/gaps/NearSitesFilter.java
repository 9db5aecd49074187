package org.leeway.pathing.gaps;

import java.util.Arrays;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A filter for the sites that may be nearest to some place of a square. A site is left out if another site is nearer to
 * each place of the square. To decide this, the filter computes the distances of the sites at the middle of the square,
 * and bounds the distances at its other places. The distance to a convex site is a convex function of the place. So its
 * linear approximation at the middle is a lower bound. The distance to any single point of the site is an upper bound.
 * The filter reuses its working memory for each square. Its result is a copy of the remaining sites. Not thread-safe.
 */
final class NearSitesFilter {

	private static final int OCTANTS = 8;
	/**
	 * Octants of vectors, numbered in the order of angles, and indexed by a code of the vector. The code is a sum: 1 if x is
	 * negative, 2 if y is negative, and 4 if |y| is greater than |x|.
	 */
	private static final int[] IN_ORDER = { 0, 3, 7, 4, 1, 2, 6, 5 };

	private final SiteTable table;
	private double reach;
	private int count;
	/** The numbers of the remaining sites. Only the first {@link #count} entries are valid. */
	private int[] sites = new int[0];
	/** Indexed as {@link #sites}: the distance of the site, as in {@link NearSites}. */
	private double[] distances;
	/** Indexed as {@link #sites}: the distance without the radius, as in {@link NearSites}. */
	private double[] far;
	/**
	 * Indexed as {@link #sites}: the x of the vector from the site to the middle of the square. {@link #normalise}
	 * makes it a unit vector.
	 */
	private double[] ux;
	/** Indexed as {@link #sites}: the y of the vector whose x is in {@link #ux}. */
	private double[] uy;
	/**
	 * Indexed as {@link #sites}: whether the site is flat. A flat site is a segment. For each place of the current
	 * square, the nearest point of the segment lies between its ends.
	 */
	private boolean[] flat;
	/** Indexed as {@link #sites}: the octant of the direction from the site to the middle of the square. */
	private int[] octants;
	/** Indexed as {@link #sites}: whether the site remains. */
	private boolean[] kept;

	NearSitesFilter(SiteTable table) {
		this.table = table;
	}

	/**
	 * Returns the sites that may be nearest to some place of a square.
	 *
	 * @param bound sites that are farther than this from each place of the square are left out
	 * @param some the candidates: a superset of the result
	 */
	NearSites near(Square square, double bound, int[] some) {
		reach = square.reach();
		ensureCapacity(some.length);
		addWithin(square, bound, some);
		measure(square.middleX(), square.middleY());
		if (count > 1) {
			reduceByDistance(nearest());
		}
		normalise();
		if (count > AdjacencySearch.FEW) {
			reduceByDirection();
		}
		return new NearSites(table, reach, Arrays.copyOf(sites, count), Arrays.copyOf(distances, count),
				Arrays.copyOf(far, count), Arrays.copyOf(ux, count), Arrays.copyOf(uy, count));
	}

	private void ensureCapacity(int capacity) {
		if (sites.length < capacity) {
			sites = new int[capacity];
			distances = new double[capacity];
			far = new double[capacity];
			ux = new double[capacity];
			uy = new double[capacity];
			flat = new boolean[capacity];
			octants = new int[capacity];
			kept = new boolean[capacity];
		}
	}

	/**
	 * Adds all given sites, except sites that are farther than the bound from each place of the square. Uses the sign
	 * of a difference, because a branch would be unpredictable here.
	 */
	private void addWithin(Square square, double bound, int[] some) {
		count = 0;
		for (int site : some) {
			double most = bound + table.radius(site) + 4 * table.error(site);
			double inside = most * Math.abs(most) - table.squaredDistance(site, square);
			sites[count] = site;
			count += 1 - sign(inside);
		}
	}

	/** Returns 1 if a number is negative, -0.0 too, else 0. */
	private static int sign(double number) {
		return (int) (Double.doubleToRawLongBits(number) >>> Long.SIZE - 1);
	}

	/** Computes the distances of the sites from the middle of the square, and the vectors from the sites to the middle. */
	private void measure(double x, double y) {
		for (int i = 0; i < count; i++) {
			int site = sites[i];
			double t = table.nearest(site, x, y);
			double wx = table.fromX(site, t, x);
			double wy = table.fromY(site, t, y);
			far[i] = Math.sqrt(wx * wx + wy * wy);
			distances[i] = far[i] - table.radius(site);
			flat[i] = !table.isPoint(site) && isFlat(t, Math.sqrt(table.squared(site)));
			ux[i] = wx;
			uy[i] = wy;
		}
	}

	private boolean isFlat(double t, double length) {
		return t * length > reach && (1 - t) * length > reach;
	}

	/** Divides the vectors from the sites to the middle by their lengths. */
	private void normalise() {
		for (int i = 0; i < count; i++) {
			double length = far[i];
			ux[i] = length == 0 ? 0 : ux[i] / length;
			uy[i] = length == 0 ? 0 : uy[i] / length;
		}
	}

	private int nearest() {
		int nearest = 0;
		for (int i = 1; i < count; i++) {
			nearest = distances[i] < distances[nearest] ? i : nearest;
		}
		return nearest;
	}

	/**
	 * Leaves out sites that are farther from each place of the square than the site nearest to the middle.
	 *
	 * @param nearest the index of the site nearest to the middle
	 */
	private void reduceByDistance(int nearest) {
		double most = distances[nearest] + 2 * reach + 4 * table.error(sites[nearest]);
		int next = 0;
		for (int i = 0; i < count; i++) {
			double near = most + 4 * table.error(sites[i]) - distances[i];
			move(i, next);
			next += 1 - sign(near);
		}
		count = next;
	}

	/**
	 * Leaves out a site if another site is nearer to each place of the square. Groups the sites by the octant of the
	 * direction from the site to the middle of the square. Compares each site only with the nearest site of its own
	 * octant and of the two neighbouring octants.
	 */
	private void reduceByDirection() {
		int[] best = new int[OCTANTS];
		Arrays.fill(best, -1);
		for (int i = 0; i < count; i++) {
			int octant = octant(i);
			octants[i] = octant;
			best[octant] = best[octant] < 0 || distances[i] < distances[best[octant]] ? i : best[octant];
		}
		for (int i = 0; i < count; i++) {
			kept[i] = !isFarther(i, best[octants[i]]) && !isFarther(i, best[(octants[i] + 1) % OCTANTS])
					&& !isFarther(i, best[(octants[i] + 7) % OCTANTS]);
		}
		compact();
	}

	private int octant(int i) {
		return IN_ORDER[4 * sign(Math.abs(ux[i]) - Math.abs(uy[i])) + 2 * sign(uy[i]) + sign(ux[i])];
	}

	/**
	 * Returns a lower bound of a difference: the distance of site {@code i} from the middle of the square, minus the
	 * distance of site {@code other}.
	 */
	private double difference(int i, int other) {
		return distances[i] - distances[other] - 4 * (table.error(sites[i]) + table.error(sites[other]));
	}

	/**
	 * Returns whether a site is farther than another site from each place of the square, or equally far within rounding
	 * errors.
	 */
	private boolean isFarther(int i, int other) {
		if (other < 0 || other == i || far[i] <= reach || far[other] <= reach) {
			return false;
		}
		double difference = difference(i, other);
		if (difference <= 0) {
			return isSame(i, other);
		}
		return difference > change(i, other) || difference > changeOfCircles(i, other);
	}

	/**
	 * Returns whether another site can replace a site: from each place of the square, both sites are equally far within
	 * rounding errors. If sides of two obstacles lie on each other, the search then need not cut squares to tell the two
	 * sides apart. At the end of one side, a site is not {@link #flat}. So a square there keeps both sites, and the search
	 * still finds their adjacency. Rings of adjacencies, which separate places, stay complete.
	 */
	private boolean isSame(int i, int other) {
		double nearer = distances[other] - distances[i];
		if (nearer > 0 || nearer == 0 && i < other) {
			return false;
		}
		double error = 4 * (table.error(sites[i]) + table.error(sites[other]));
		return flat[i] && flat[other] && (change(i, other) <= error || isOnOneLine(sites[i], sites[other]))
				|| changeOfCircles(i, other) <= error;
	}

	/**
	 * Returns whether two segments lie on one line. If both sites are also {@link #flat}, each place of the square is
	 * equally far from both sites.
	 */
	private boolean isOnOneLine(int a, int b) {
		return isOnLine(a, table.bx(b), table.by(b)) && isOnLine(a, table.ax(b), table.ay(b));
	}

	private boolean isOnLine(int site, double x, double y) {
		return Predicates.side(table.ax(site), table.ay(site), table.bx(site), table.by(site), x, y) == 0;
	}

	/**
	 * Bounds the change of a difference: the distance from a place to site {@code i}, minus the distance to site
	 * {@code other}. Returns an upper bound of how much the difference shrinks if the place moves from the middle to
	 * another place of the square.
	 */
	private double change(int i, int other) {
		double turnX = ux[i] - ux[other];
		double turnY = uy[i] - uy[other];
		double turn = Math.sqrt(turnX * turnX + turnY * turnY);
		return turn * reach + (flat[other] ? 0 : reach * reach / (2 * far[other]));
	}

	/**
	 * Returns another upper bound of how much the difference in {@link #change} shrinks, for two circles. The bound follows
	 * from the largest angle between the directions from a place of the square to the two centres. Infinite if either site is
	 * not a circle.
	 */
	private double changeOfCircles(int i, int other) {
		int a = sites[i];
		int b = sites[other];
		if (!table.isPoint(a) || !table.isPoint(b)) {
			return Double.POSITIVE_INFINITY;
		}
		double dx = table.ax(a) - table.ax(b);
		double dy = table.ay(a) - table.ay(b);
		double apart = Math.sqrt(dx * dx + dy * dy);
		return reach * apart / (Math.min(far[i], far[other]) - reach);
	}

	private void compact() {
		int next = 0;
		for (int i = 0; i < count; i++) {
			move(i, next);
			next += kept[i] ? 1 : 0;
		}
		count = next;
	}

	private void move(int from, int to) {
		sites[to] = sites[from];
		distances[to] = distances[from];
		far[to] = far[from];
		ux[to] = ux[from];
		uy[to] = uy[from];
		flat[to] = flat[from];
	}
}
