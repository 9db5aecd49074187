package org.leeway.pathing.traffic;

/**
 * The most that can be in gaps at once, by their width and slant. Each unit of kind 1 or 2 in the gap has a weight, and
 * the weights are added up. See the package for the proof. Immutable.
 */
final class GapValues {

	/** Gaps up to this width have their values in a table. Both sides of the table have this length. */
	private static final int TABLE = 32;

	/** The largest weight of squares next to each other. Indexed by the width that the squares have together at most. */
	private final double[] abreast;
	/** The largest weight for each cell of length of a line, if the squares fill the ground. */
	private final double dense;
	/** Indexed by {@code width * TABLE + rise}. */
	private final double[] table = new double[TABLE * TABLE];

	/**
	 * Computes the values.
	 *
	 * @param sizes the sides of the squares, in cells
	 * @param weights the weights, in the order of the sizes. None is negative
	 * @param widest the width of the widest gap, in cells
	 */
	GapValues(int[] sizes, double[] weights, int widest) {
		abreast = new double[Math.max(widest, TABLE) + 1];
		double most = 0;
		for (int i = 0; i < sizes.length; i++) {
			most = Math.max(most, weights[i] / sizes[i]);
			for (int width = sizes[i]; width < abreast.length; width++) {
				abreast[width] = Math.max(abreast[width], abreast[width - sizes[i]] + weights[i]);
			}
		}
		dense = most;
		for (int i = 0; i < table.length; i++) {
			table[i] = compute(i / TABLE, i % TABLE);
		}
	}

	/** Returns the value of a gap of some columns and rows between two obstacles. */
	double of(int across, int rise) {
		int width = Math.max(across, rise);
		int least = Math.min(across, rise);
		return width < TABLE ? table[width * TABLE + least] : compute(width, least);
	}

	private double compute(int width, int rise) {
		if (abreast[width] == 0 || rise > width) {
			return 0;
		}
		double slope = (double) rise / width;
		double byLanes = rise == width ? Double.POSITIVE_INFINITY : abreast[width] * Math.sqrt(1 + slope * slope) / (1 - slope);
		return Math.min(byLanes, dense * Math.sqrt((double) width * width + (double) rise * rise));
	}
}
