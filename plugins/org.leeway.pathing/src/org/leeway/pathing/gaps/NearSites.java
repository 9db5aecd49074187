package org.leeway.pathing.gaps;

/**
 * The sites that may be nearest to some place of a square, as {@link NearSitesFilter} finds them. All distances and
 * directions are seen from the middle of the square.
 *
 * @param reach at least the distance from the middle to each place of the square
 * @param sites the numbers of the sites; not to be changed
 * @param distances from each site to the middle, negative inside of a circle
 * @param far the distances without the radius: from the circle's centre or the segment
 * @param ux with {@code uy} the direction from each site to the middle, a unit vector
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

	/** Returns the least rounding error of the distances. */
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

	/** Returns whether some site is near enough to lie in any direction. */
	boolean isAround() {
		for (int i = 0; i < sites.length; i++) {
			if (far[i] <= off(i)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the largest change of a direction between the middle and another place of the square, in radians.
	 * {@link #isAround} must be false. If a place moves, the vector to it from the nearest point of a convex site
	 * changes by at most the same distance.
	 */
	double angleTolerance(int i) {
		// no sine is less than this share of its angle
		return off(i) / far[i] * (Math.PI / 2);
	}

	private double off(int i) {
		return reach + 4 * table.error(sites[i]);
	}
}
