package org.leeway.pathing.traffic;

/**
 * The values of gaps. The rate of a gap is its value divided by the time that a unit occupies a part of the value, see {@link
 * TrafficBound#load}. The package description has the proofs.
 */
interface GapValues {

	/** A width in cells that no gap exceeds. */
	int ANY = 1 << 20;

	/**
	 * Creates the values for two kinds of units.
	 *
	 * @param weights the weight of each unit, at least 0
	 * @param widest the width of the widest gap, in cells
	 */
	static GapValues of(MovingUnit unit, MovingUnit back, double[] weights, int widest) {
		return unit.isDisc() || back.isDisc() ? new DiscGapValues(weights[0] == 0 ? back : unit, weights[1] == 0 ? unit : back)
				: new SquareGapValues(new int[] {unit.size(), back.size()}, weights, widest);
	}

	/**
	 * Returns the value of a gap between two obstacles.
	 *
	 * @param across the number of columns of the gap
	 * @param rise the number of rows of the gap
	 * @param length for how many cells the gap runs on between parallel walls. 0 if this is not known
	 */
	double of(int across, int rise, int length);

	/**
	 * Returns the largest width, in cells, at which a gap may have a value below {@code value}. All wider gaps have at least
	 * this value. Returns {@link #ANY} if the largest width is not known.
	 */
	default int widest(double value) {
		return ANY;
	}

	/** Returns whether the values depend on the length of gaps. */
	default boolean dependOnLength() {
		return false;
	}
}
