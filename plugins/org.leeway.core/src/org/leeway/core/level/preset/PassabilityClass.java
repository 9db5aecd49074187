package org.leeway.core.level.preset;

/**
 * A passability class of the game 0 A.D.: the rules of where its units may stand. Lengths are in metres. A metre is a
 * cell. Immutable.
 *
 * @param name an XML name
 * @param obstructions the purpose of the class: {@code pathfinding} for units, {@code foundation} for buildings, or
 * {@code none}. Empty if the file does not say
 * @param depth the depths of water that the class can cross
 * @param steepest the least slope on which units cannot stand, as height over distance
 * @param shore the distances from the shore at which the class can stand
 * @param clearance the distance that units keep from terrain and obstructions, 0 if the file gives none
 * @param line the line of the file, counted from 1
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

	/**
	 * Returns whether the class is for units: the class has a clearance, and the file gives no purpose other than
	 * {@code pathfinding}.
	 */
	public boolean isForUnits() {
		return clearance > 0 && (obstructions.isEmpty() || obstructions.equals("pathfinding"));
	}

	/** Returns whether the class needs water. */
	public boolean needsWater() {
		return depth.least() > 0;
	}

	/**
	 * Returns how far the middle of a unit stays from obstructions, in cells, rounded to hundredths. In the game, a unit may
	 * stand in a cell if the corner farthest from the obstruction is more than {@code clearance + 1} away. The middle of the
	 * cell is nearer to the obstruction than this corner: by 2/pi = 0.64 cells, on average over all directions. So the result
	 * is {@code clearance + 1 - 0.64}.
	 */
	public double obstacleRadius() {
		return Math.rint(100 * clearance + 36) / 100;
	}

	/**
	 * Returns the side of the free square of terrain that a unit needs, in cells. The game blocks {@code r} more cells around
	 * blocked terrain, where {@code r} is the clearance rounded up. So {@code r} cells on each side of the unit's cell must be
	 * free, and the side is {@code 2 r + 1}. For example, the clearance 0.8 gives 3.
	 */
	public int size() {
		return 2 * (int) Math.ceil(clearance) + 1;
	}
}
