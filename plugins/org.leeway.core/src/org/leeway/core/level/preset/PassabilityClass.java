package org.leeway.core.level.preset;

/**
 * A class of units of the game 0 A.D.: where its units may stand. Lengths are in metres, and one metre is one cell.
 * Immutable.
 *
 * @param name an XML name
 * @param obstructions what the class does about obstructions: {@code pathfinding} for units, {@code foundation} for
 * buildings, {@code none}, or empty if the file does not say
 * @param depth the depths of water that the class can cross
 * @param steepest limit for the slope that the class can cross, as height over distance
 * @param shore the distances from the shore that the class can stand at
 * @param clearance the distance that units keep from terrain and obstructions, 0 if the file gives none
 * @param line of the file, counted from 1
 */
public record PassabilityClass(String name, String obstructions, Interval depth, double steepest, Interval shore,
		double clearance, int line) {

	/** All numbers from {@code least} to {@code most}. */
	public record Interval(double least, double most) {

		/** All numbers. */
		public static final Interval ALL = new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

		/** Returns whether a number lies in the interval. */
		public boolean contains(double number) {
			return least <= number && number <= most;
		}
	}

	/** Returns whether the class is for units. Other classes are for buildings. */
	public boolean isForUnits() {
		return clearance > 0 && (obstructions.isEmpty() || obstructions.equals("pathfinding"));
	}

	/** Returns whether the class needs water. */
	public boolean needsWater() {
		return depth.least() > 0;
	}

	/**
	 * Returns the distance that the middle of a unit keeps from obstructions, in cells. The game closes a cell if the
	 * farthest corner of the cell lies within {@code clearance + 1} of an obstruction. The middle of the cell is
	 * nearer to the obstruction than this corner: by 0.5 in a straight direction, and by 0.707 diagonally. The mean
	 * over all directions is 2/pi = 0.64. So the distance is {@code clearance + 1 - 0.64}, rounded to hundredths.
	 */
	public double obstacleRadius() {
		return Math.rint(100 * clearance + 36) / 100;
	}

	/**
	 * Returns the side of the footprint on terrain, in cells. The game extends impassable terrain to every side by
	 * the clearance, rounded up to whole cells. After this, a unit needs only one free cell. Without the extension,
	 * the unit needs a free square of side {@code 2 r + 1}, where {@code r} is the rounded clearance.
	 */
	public int size() {
		return 2 * (int) Math.ceil(clearance) + 1;
	}
}
