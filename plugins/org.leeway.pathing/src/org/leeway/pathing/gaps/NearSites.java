package org.leeway.pathing.gaps;

/**
 * The sites that may be nearest to some place of a square. A site is a circle, or an edge of a polygon or of the border. Each
 * array has one entry for each of these sites. Distances and directions are measured from the middle of the square.
 *
 * @param reach the largest distance from the middle to a place of the square, or slightly more
 * @param sites the indices of the sites in {@code table}. Callers must not change the array
 * @param distances the distance from the middle to the edge of the site. Negative if the middle is inside of a circle
 * @param far the distance from the middle to the centre of a circle, or to the segment of an edge
 * @param ux the x of the unit vector from the site to the middle
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

	/**
	 * Returns the smallest of the sites' {@linkplain SiteTable#error rounding errors}. The search does not cut a square with a
	 * smaller {@link #reach}.
	 */
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
	 * Returns whether the square may contain the centre of a circle, or a part of a segment. Then this site may lie in any
	 * direction from the places of the square. So directions cannot rule out that two sites lie opposite each other.
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
	 * Returns how far the direction from a site to a place of the square can differ from the direction to the middle of the
	 * square. The result is an upper bound for all places, in radians. {@link #isAround} must be false.
	 */
	double angleTolerance(int i) {
		// The sine of the difference is at most off / far, where off is the reach plus a rounding error. Up to a right angle,
		// an angle is at most pi / 2 times its sine. So the difference is at most pi / 2 * off / far.
		return off(i) / far[i] * (Math.PI / 2);
	}

	private double off(int i) {
		return reach + 4 * table.error(sites[i]);
	}
}
