package org.leeway.pathing.gaps;

import java.util.Arrays;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * A filter that finds the sites that may be nearest to some place of a square. A site is a circle, or an edge of a
 * polygon or of the border. Leaves out a site if another site is nearer to each place of the square. One filter is used
 * for many squares. Not thread-safe.
 */
final class NearSitesFilter {

	private static final int OCTANTS = 8;
	/**
	 * Maps a code of a vector to the octant of the vector. Octants are eighths of all directions, numbered from 0 to 7
	 * around the circle. The code is a sum: 1 if x is negative, 2 if y is negative, and 4 if |y| is greater than |x|.
	 */
	private static final int[] IN_ORDER = { 0, 3, 7, 4, 1, 2, 6, 5 };

	private final SiteTable table;
	private double reach;
	private int count;
	/** The indices of the remaining sites. Only the first {@link #count} entries are valid. */
	private int[] sites = new int[0];
	/**
	 * Indexed as {@link #sites}: the distance from the middle of the square to the edge of the site. Negative if the middle is
	 * inside of a circle.
	 */
	private double[] distances;
	/**
	 * Indexed as {@link #sites}: the distance from the middle of the square to the centre of a circle or to a segment, as in {@link
	 * NearSites}.
	 */
	private double[] far;
	/**
	 * Indexed as {@link #sites}: the x component of the vector from the site to the middle of the square.
	 * {@link #normalise} divides the vector by its length.
	 */
	private double[] ux;
	/** Indexed as {@link #sites}: the y component of the vector from the site to the middle of the square, see {@link #ux}. */
	private double[] uy;
	/**
	 * Indexed as {@link #sites}: whether the site is flat. A segment is flat if none of its ends is its nearest point
	 * to any place of the square. A circle is never flat.
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
	 * @param bound the distance from the square, in cells, beyond which sites are left out
	 * @param some the indices of the sites to choose from
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
	 * Sets {@link #sites} to the given sites that are at most {@code bound} away from the square. The count grows by an
	 * expression without branches, because the processor could not predict branches here.
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
	 * Leaves out a site if a given site is nearer to each place of the square. Compares only the distances from the middle
	 * of the square, so a few of these sites remain.
	 *
	 * @param nearest the index of the given site, the site nearest to the middle of the square
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
	 * Leaves out a site if another site is nearer to each place of the square. Compares each site only with a few near
	 * sites in about the same direction from the middle of the square. Their direction is in the same octant, or in one
	 * of the two neighbouring octants.
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
	 * Returns a lower bound of how much farther site {@code i} is from the middle of the square than site {@code other}. The
	 * bound is the difference of the two distances, minus the largest possible rounding error. If the bound is positive, site
	 * {@code i} is certainly farther.
	 */
	private double difference(int i, int other) {
		return distances[i] - distances[other] - 4 * (table.error(sites[i]) + table.error(sites[other]));
	}

	/**
	 * Returns whether site {@code i} can be left out, because site {@code other} is nearer to each place of the square. If the
	 * middle of the square is not clearly nearer to site {@code other}, returns {@link #isSame} instead.
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
	 * Returns whether site {@code i} can be left out, because site {@code other} is equally far from each place of the
	 * square, within rounding errors. For example, sides of two obstacles may lie on each other. Of two such sites,
	 * only one is left out.
	 */
	private boolean isSame(int i, int other) {
		// Two sides of one obstacle meet at a corner. For places beyond the corner, the corner is the nearest point of both
		// sides, so both are equally near. Neither side may be left out, because each side is the neighbour of other sites.
		// In this case, flat is false, so the condition below keeps both.
		double nearer = distances[other] - distances[i];
		if (nearer > 0 || nearer == 0 && i < other) {
			return false;
		}
		double error = 4 * (table.error(sites[i]) + table.error(sites[other]));
		return flat[i] && flat[other] && (change(i, other) <= error || isOnOneLine(sites[i], sites[other]))
				|| changeOfCircles(i, other) <= error;
	}

	/** Returns whether two segments lie on one line. */
	private boolean isOnOneLine(int a, int b) {
		return isOnLine(a, table.bx(b), table.by(b)) && isOnLine(a, table.ax(b), table.ay(b));
	}

	private boolean isOnLine(int site, double x, double y) {
		return Predicates.side(table.ax(site), table.ay(site), table.bx(site), table.by(site), x, y) == 0;
	}

	/**
	 * Returns the least lead in the middle of the square with which {@code other} is nearer than {@code i} everywhere in the
	 * square. The lead is the distance to site {@code i}, minus the distance to site {@code other}. The result is an upper
	 * bound of how much the lead can shrink between the middle and any place of the square.
	 * <p> Example: if both sites lie in the same direction from the middle, a step changes both distances nearly alike, so the
	 * result is nearly 0. If they lie in opposite directions, a step towards {@code i} shrinks the lead by twice its length.
	 */
	private double change(int i, int other) {
		// Let v be a step from the middle of the square to any place of the square. Let u(s) be the unit vector from a site s
		// to the middle. The distance to a convex site is a convex function of the place. So with step v, the distance to i
		// grows by at least u(i) * v. If site "other" is flat, the distance to this site grows by at most u(other) * v. If
		// site "other" is not flat, its nearest point may be an end. Then the distance may grow by v * v / (2 * far[other])
		// more. So the lead shrinks by at most |u(i) - u(other)| * |v|. If site "other" is not flat, add v * v / (2 *
		// far[other]).
		double turnX = ux[i] - ux[other];
		double turnY = uy[i] - uy[other];
		double turn = Math.sqrt(turnX * turnX + turnY * turnY);
		return turn * reach + (flat[other] ? 0 : reach * reach / (2 * far[other]));
	}

	/**
	 * Returns another upper bound of how much the lead can shrink, see {@link #change}. The bound is for two circles, and is
	 * computed from the distance between their centres. Infinite if one of the sites is no circle.
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
