package org.leeway.pathing.gaps;

import java.util.Arrays;

import org.leeway.pathing.geom.Predicates;

/**
 * The sites that may be nearest to some place of a square. All distances and directions are those of the middle of the
 * square. A site is left out if another one is nearer to each place of the square. The distance to a convex site is a
 * convex function, so it grows at least as its gradient says; it grows at most as that to one point of the site does.
 */
final class NearSites {

	private static final int OCTANTS = 8;

	private final SiteTable table;
	private final double reach;
	private int[] sites;
	private int count;
	private final double[] distances;
	/** The distance without the radius: from the circle's centre or the segment. */
	private final double[] far;
	/** The direction from the site to the middle, a unit vector. */
	private final double[] ux;
	private final double[] uy;
	/** Whether the site is nearest to all of the square within its segment and not at an end. */
	private final boolean[] flat;

	private NearSites(SiteTable table, double reach, int[] some) {
		this.table = table;
		this.reach = reach;
		this.sites = some;
		this.count = some.length;
		distances = new double[count];
		far = new double[count];
		ux = new double[count];
		uy = new double[count];
		flat = new boolean[count];
	}

	/**
	 * @param bound the greatest distance of sites from their nearest places of the square
	 * @param some sites, among which are all that may be nearest to some place of the square
	 */
	static NearSites of(SiteTable table, Square square, double bound, int[] some) {
		NearSites near = new NearSites(table, square.reach(), within(table, square, bound, some));
		if (near.count > 1) {
			near.measure(square.middleX(), square.middleY());
			near.reduce();
		}
		return near;
	}

	/** Those of some sites that are not farther from all of the square than the bound. */
	private static int[] within(SiteTable table, Square square, double bound, int[] some) {
		if (bound == Double.POSITIVE_INFINITY) {
			return some;
		}
		int[] within = new int[some.length];
		int count = 0;
		for (int site : some) {
			double most = bound + table.radius[site] + 4 * table.error[site];
			if (most >= 0 && table.squaredDistance(site, square) <= most * most) {
				within[count++] = site;
			}
		}
		return Arrays.copyOf(within, count);
	}

	private void measure(double x, double y) {
		for (int i = 0; i < count; i++) {
			int site = sites[i];
			double t = table.nearest(site, x, y);
			double wx = table.fromX(site, t, x);
			double wy = table.fromY(site, t, y);
			far[i] = Math.sqrt(wx * wx + wy * wy);
			distances[i] = far[i] - table.radius[site];
			ux[i] = far[i] == 0 ? 0 : wx / far[i];
			uy[i] = far[i] == 0 ? 0 : wy / far[i];
			double length = Math.sqrt(table.squared[site]);
			flat[i] = t * length > reach && (1 - t) * length > reach;
		}
	}

	private void reduce() {
		keep(near(nearest()));
		if (count > AdjacencySearch.FEW) {
			reduceByDirection();
		}
	}

	private int nearest() {
		int nearest = 0;
		for (int i = 1; i < count; i++) {
			nearest = distances[i] < distances[nearest] ? i : nearest;
		}
		return nearest;
	}

	/** By site whether it may be nearer than the nearest one somewhere in the square. */
	private boolean[] near(int nearest) {
		boolean[] near = new boolean[count];
		for (int i = 0; i < count; i++) {
			near[i] = i == nearest || difference(i, nearest) <= 2 * reach;
		}
		return near;
	}

	/** Compares each site with the nearest ones in its own and the neighbouring directions. */
	private void reduceByDirection() {
		int[] best = new int[OCTANTS];
		Arrays.fill(best, -1);
		int[] octants = new int[count];
		for (int i = 0; i < count; i++) {
			int octant = octant(i);
			octants[i] = octant;
			best[octant] = best[octant] < 0 || distances[i] < distances[best[octant]] ? i : best[octant];
		}
		boolean[] kept = new boolean[count];
		for (int i = 0; i < count; i++) {
			kept[i] = !isFarther(i, best[octants[i]]) && !isFarther(i, best[(octants[i] + 1) % OCTANTS])
					&& !isFarther(i, best[(octants[i] + 7) % OCTANTS]);
		}
		keep(kept);
	}

	private int octant(int i) {
		double x = Math.abs(ux[i]);
		double y = Math.abs(uy[i]);
		// in the order of angles
		int quarter = uy[i] >= 0 ? ux[i] >= 0 ? 0 : 1 : ux[i] < 0 ? 2 : 3;
		boolean second = quarter % 2 == 0 ? y > x : x > y;
		return 2 * quarter + (second ? 1 : 0);
	}

	/** At least how much farther a site is than another one. */
	private double difference(int i, int other) {
		return distances[i] - distances[other] - 4 * (table.error[sites[i]] + table.error[sites[other]]);
	}

	/** Whether a site is farther than another one from each place of the square, or as far but for rounding. */
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
	 * Whether another site stands for one: sides of obstacles that lie on each other are not cut apart all along. Where
	 * one of them ends the two are adjacent, so no ring is lost.
	 */
	private boolean isSame(int i, int other) {
		double nearer = distances[other] - distances[i];
		if (nearer > 0 || nearer == 0 && i < other) {
			return false;
		}
		double error = 4 * (table.error[sites[i]] + table.error[sites[other]]);
		return flat[i] && flat[other] && (change(i, other) <= error || isOnOneLine(sites[i], sites[other]))
				|| changeOfCircles(i, other) <= error;
	}

	/** Whether two segments are parts of one line: where both are flat, one stands for the other. */
	private boolean isOnOneLine(int a, int b) {
		return isOnLine(a, table.bx[b], table.by[b]) && isOnLine(a, table.ax[b], table.ay[b]);
	}

	private boolean isOnLine(int site, double x, double y) {
		return Predicates.side(table.ax[site], table.ay[site], table.bx[site], table.by[site], x, y) == 0;
	}

	/** How much nearer, compared with the other, the first site can be elsewhere in the square. */
	private double change(int i, int other) {
		double turnX = ux[i] - ux[other];
		double turnY = uy[i] - uy[other];
		double turn = Math.sqrt(turnX * turnX + turnY * turnY);
		return turn * reach + (flat[other] ? 0 : reach * reach / (2 * far[other]));
	}

	/** The same by the angle between two centres, as seen from the square. */
	private double changeOfCircles(int i, int other) {
		int a = sites[i];
		int b = sites[other];
		if (!table.isPoint(a) || !table.isPoint(b)) {
			return Double.POSITIVE_INFINITY;
		}
		double dx = table.ax[a] - table.ax[b];
		double dy = table.ay[a] - table.ay[b];
		double apart = Math.sqrt(dx * dx + dy * dy);
		return reach * apart / (Math.min(far[i], far[other]) - reach);
	}

	private void keep(boolean[] kept) {
		int next = 0;
		while (next < count && kept[next]) {
			next++;
		}
		if (next == count) {
			return;
		}
		int[] left = Arrays.copyOf(sites, count);
		for (int i = next; i < count; i++) {
			if (kept[i]) {
				left[next] = sites[i];
				distances[next] = distances[i];
				far[next] = far[i];
				ux[next] = ux[i];
				flat[next] = flat[i];
				uy[next++] = uy[i];
			}
		}
		sites = Arrays.copyOf(left, next);
		count = next;
	}

	/** The numbers of the sites; not to be changed. */
	int[] sites() {
		return sites;
	}

	int count() {
		return count;
	}

	int site(int i) {
		return sites[i];
	}

	/** The distance of the middle from a site, negative inside of a circle. */
	double distance(int i) {
		return distances[i];
	}

	/** The least rounding error of the distances. */
	double error() {
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < count; i++) {
			least = Math.min(least, table.error[sites[i]]);
		}
		return least;
	}

	double angle(int i) {
		return Math.atan2(uy[i], ux[i]);
	}

	/** Whether some site is so near that it may lie in any direction. */
	boolean isAround() {
		for (int i = 0; i < count; i++) {
			if (far[i] <= off(i)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * By how much the direction at another place of the square may differ, radians, if no site {@link #isAround}. A
	 * place turns into its nearest point of a convex site by a vector that changes by at most as much as the place.
	 */
	double angleTolerance(int i) {
		// no sine is less than this share of its angle
		return off(i) / far[i] * (Math.PI / 2);
	}

	private double off(int i) {
		return reach + 4 * table.error[sites[i]];
	}
}
