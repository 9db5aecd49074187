package org.leeway.pathing.gaps;

/**
 * The sites that may be nearest to some place of a square, as {@link NearSitesFilter} finds them. All distances and
 * directions are measured at the middle of the square.
 *
 * @param reach at least the distance from the middle to each place of the square
 * @param sites the numbers of the sites. Callers must not change the array
 * @param distances the distance of each site from the middle. Negative if the middle is inside of a circle
 * @param far the distance of each circle's centre or segment from the middle, without subtracting radii
 * @param ux the x of the unit vector from each site to the middle
 * @param uy the y of this unit vector
 */
record NearSites(SiteTable table, double reach, int[] sites, double[] distances, double[] far, double[] ux,
		double[] uy) {

	int count() {
		return sites.length;
	}

	int site(int i) {
		return sites[i];
	}

	double distance(int i) {
		return distances[i];
	}

	/** Returns the least of the error bounds of all sites. The error bound of a site limits the error of its distance. */
	double error() {
		double least = Double.POSITIVE_INFINITY;
		for (int site : sites) {
			least = Math.min(least, table.error(site));
		}
		return least;
	}

	double angle(int i) {
		return Math.atan2(uy[i], ux[i]);
	}

	/**
	 * Returns whether some circle's centre or some segment is no farther from the middle than {@link #reach}, within
	 * rounding errors. Directions then exclude no pair of sites, because such a site may lie in any direction from a
	 * place of the square.
	 */
	boolean isAround() {
		for (int i = 0; i < sites.length; i++) {
			if (far[i] <= off(i)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns an upper bound, in radians, of how much the direction from a site changes between the middle and any other
	 * place of the square. {@link #isAround} must be false. If a place moves by some distance, the vector from the nearest
	 * point of a convex site changes by at most this distance. So the sine of the angle is at most the reach of the square
	 * divided by the distance of the site.
	 */
	double angleTolerance(int i) {
		// up to a right angle, the sine of an angle is at least 2 / pi of the angle
		return off(i) / far[i] * (Math.PI / 2);
	}

	private double off(int i) {
		return reach + 4 * table.error(sites[i]);
	}
}
