package org.leeway.pathing.gaps;

/**
 * The sites that may be nearest to some place of a square, with their distances and directions from the square's middle. A site is
 * a circle, or an edge of a polygon or of the border. The arrays {@code sites} to {@code uy} have one entry for each site.
 *
 * @param reach an upper bound of the distance from the middle to a place of the square
 * @param sites the indices of the sites. Callers must not change the array
 * @param distances the distance from the middle to the edge of the site. Negative if the middle is inside of a circle
 * @param far the distance from the middle to the centre of a circle, or to a segment
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

	/** Returns the least rounding error among the sites: {@link SiteTable#error} of the most exact site. */
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
	 * Returns whether the square may contain the centre of a circle or a part of a segment. Such a site may lie in any direction
	 * from a place of the square. So directions cannot exclude any pair of sites.
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
	 * Returns an upper bound of the angle between two directions, in radians. One direction leads from a site to the middle of the
	 * square, the other direction from the site to any place of the square. {@link #isAround} must be false.
	 */
	double angleTolerance(int i) {
		// a place of the square turns the direction by an angle whose sine is at most reach / distance.
		// Up to a right angle, the sine of an angle is at least 2 / pi of the angle
		return off(i) / far[i] * (Math.PI / 2);
	}

	private double off(int i) {
		return reach + 4 * table.error(sites[i]);
	}
}
