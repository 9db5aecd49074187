package org.leeway.pathing.gaps;

import java.util.List;

/**
 * The coordinates and radii of sites in one array, for quick access. A site is a circle, or an edge of a polygon or of
 * the border. The values of one site follow each other in the array. Immutable.
 */
final class SiteTable {

	/**
	 * Bound for relative rounding errors. The error of a distance is at most this number times the largest number in the
	 * computation of the distance.
	 */
	private static final double ROUNDING = 0x1p-49;
	private static final int FIELDS = 8;

	/** The values of all sites, {@link #FIELDS} for each site. */
	private final double[] fields;

	SiteTable(List<Site> sites) {
		fields = new double[FIELDS * sites.size()];
		int at = 0;
		for (Site site : sites) {
			fields[at++] = site.ax();
			fields[at++] = site.ay();
			fields[at++] = site.bx();
			fields[at++] = site.by();
			fields[at++] = site.bx() - site.ax();
			fields[at++] = site.by() - site.ay();
			fields[at++] = site.radius();
			fields[at++] = ROUNDING * (Math.max(Math.max(Math.abs(site.ax()), Math.abs(site.bx())),
					Math.max(Math.abs(site.ay()), Math.abs(site.by()))) + site.radius());
		}
	}

	int count() {
		return fields.length / FIELDS;
	}

	double ax(int site) {
		return fields[FIELDS * site];
	}

	double ay(int site) {
		return fields[FIELDS * site + 1];
	}

	double bx(int site) {
		return fields[FIELDS * site + 2];
	}

	double by(int site) {
		return fields[FIELDS * site + 3];
	}

	private double dx(int site) {
		return fields[FIELDS * site + 4];
	}

	private double dy(int site) {
		return fields[FIELDS * site + 5];
	}

	double radius(int site) {
		return fields[FIELDS * site + 6];
	}

	/**
	 * Returns an upper bound of the rounding error in the computed distance of a place from the site. The bound also holds for the
	 * computed coordinates of a place on the site.
	 */
	double error(int site) {
		return fields[FIELDS * site + 7];
	}

	/** Returns the squared length of the segment. 0 for a circle. */
	double squared(int site) {
		return dx(site) * dx(site) + dy(site) * dy(site);
	}

	/**
	 * Returns the position on a site's segment of the point that is nearest to a place. The position is 0 at the first end
	 * of the segment, 1 at the second end.
	 */
	double nearest(int site, double x, double y) {
		if (squared(site) == 0) {
			return 0;
		}
		double t = ((x - ax(site)) * dx(site) + (y - ay(site)) * dy(site)) / squared(site);
		return Math.max(0, Math.min(1, t));
	}

	/**
	 * Returns the x of the vector from a point of a site's segment to a place.
	 *
	 * @param t the position of the point: 0 at the first end of the segment, 1 at the second
	 * @param x the x of the place
	 */
	double fromX(int site, double t, double x) {
		return x - ax(site) - t * dx(site);
	}

	double fromY(int site, double t, double y) {
		return y - ay(site) - t * dy(site);
	}

	/** Returns the distance of a place from a site, negative inside of a circle. */
	double distance(int site, double x, double y) {
		double t = nearest(site, x, y);
		double wx = fromX(site, t, x);
		double wy = fromY(site, t, y);
		return Math.sqrt(wx * wx + wy * wy) - radius(site);
	}

	/** Returns a lower bound of the squared distance of a square from the site's segment. */
	double squaredDistance(int site, Square square) {
		double apartX = apart(square.left(), square.right(), ax(site), bx(site));
		double apartY = apart(square.top(), square.bottom(), ay(site), by(site));
		return apartX * apartX + apartY * apartY;
	}

	/**
	 * Returns the distance between two ranges of numbers. 0 if the ranges have a number in common.
	 *
	 * @param low the least number of the first range
	 * @param high the largest number of the first range
	 * @param a one end of the second range
	 * @param b the other end of the second range, which may be less than {@code a}
	 */
	private static double apart(double low, double high, double a, double b) {
		return Math.max(0, Math.max(low - Math.max(a, b), Math.min(a, b) - high));
	}

	boolean isPoint(int site) {
		return squared(site) == 0;
	}
}
