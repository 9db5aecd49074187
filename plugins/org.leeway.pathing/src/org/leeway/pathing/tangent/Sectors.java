package org.leeway.pathing.tangent;

/**
 * The division of all directions into sectors of equal width. Sector i begins at the angle {@code i * WIDTH}, in
 * radians. This angle belongs to the sector.
 */
final class Sectors {

	static final int COUNT = 16;
	static final double WIDTH = Angles.FULL / COUNT;
	/** The trigonometric tangent of half the {@link #WIDTH} of a sector. */
	static final double TANGENT = Math.tan(WIDTH / 2);

	private static final double[] COSINES = new double[2 * COUNT];
	private static final double[] SINES = new double[2 * COUNT];

	static {
		// the cosine and the sine of the opposite direction are negated, and not computed, so no rounding can make them
		// differ. So an edge and its reverse are always in opposite sectors
		for (int i = 0; i < COUNT; i++) {
			COSINES[i] = Math.cos(i * WIDTH / 2);
			SINES[i] = Math.sin(i * WIDTH / 2);
			COSINES[i + COUNT] = -COSINES[i];
			SINES[i + COUNT] = -SINES[i];
		}
	}

	private Sectors() {
	}

	static int of(double heading) {
		return Math.floorMod((int) Math.floor(heading / WIDTH), COUNT);
	}

	/** Returns the cosine of the direction in which a sector starts. */
	static double cosine(int sector) {
		return COSINES[2 * sector % (2 * COUNT)];
	}

	static double sine(int sector) {
		return SINES[2 * sector % (2 * COUNT)];
	}

	/** Returns the cosine of the middle direction of a sector. */
	static double middleCosine(int sector) {
		return COSINES[2 * sector + 1];
	}

	static double middleSine(int sector) {
		return SINES[2 * sector + 1];
	}
}
