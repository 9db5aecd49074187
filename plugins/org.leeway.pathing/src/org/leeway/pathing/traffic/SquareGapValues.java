package org.leeway.pathing.traffic;

/**
 * The values of gaps for squares. The value of a gap is an upper bound of the total weight of the units that are in the gap
 * at one moment. The bound depends on the width and the slant of the gap. There are two kinds of units, and each kind has its
 * own weight. The package description has the proof. Immutable.
 */
final class SquareGapValues implements GapValues {

	/**
	 * The side of the {@link #table}. The table has the values of all gaps of fewer columns and fewer rows than this. The
	 * values of larger gaps are computed on each request.
	 */
	private static final int TABLE = 32;

	/** Indexed by width in cells: the largest total weight of squares that fit next to each other in this width. */
	private final double[] abreast;
	/**
	 * The weight of a unit divided by the unit's side in cells, for the kind of unit with the largest quotient. The value of a
	 * gap is at most this quotient times the length of the gap in cells.
	 */
	private final double dense;
	/** Indexed by {@code width * TABLE + rise}: the value of the gap, where {@code rise} is at most {@code width}. */
	private final double[] table = new double[TABLE * TABLE];

	/**
	 * Computes the values.
	 *
	 * @param sizes the side of each kind of unit, in cells
	 * @param weights the weight of each kind of unit, at least 0
	 * @param widest the width of the widest gap, in cells
	 */
	SquareGapValues(int[] sizes, double[] weights, int widest) {
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

	@Override
	public double of(int across, int rise, int length) {
		int width = Math.max(across, rise);
		int least = Math.min(across, rise);
		return width < TABLE ? table[width * TABLE + least] : compute(width, least);
	}

	@Override
	public int widest(double value) {
		int below = 0;
		for (int above = abreast.length; above - below > 1;) {
			int middle = (below + above) >>> 1;
			if (abreast[middle] < value) {
				below = middle;
			} else {
				above = middle;
			}
		}
		return below;
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
