package org.leeway.pathing.traffic;

/**
 * The values of gaps. The value of a gap says how much traffic has room in the gap at one moment, for example how many units.
 * The value divided by {@link TrafficBound#load} is the rate of the gap, in units per second. The package description has the
 * proofs.
 */
interface GapValues {

	/** A width in cells that no gap exceeds. */
	int ANY = 1 << 20;

	/**
	 * Creates the values for traffic of one kind of unit that goes and one kind of unit that comes back.
	 *
	 * @param unit the unit that goes
	 * @param back the unit that comes back
	 * @param weights the weights of {@code unit} and {@code back}, at least 0
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
