package org.leeway.pathing.tangent;

/**
 * The rays that divide one sector of directions into {@link #RAYS} narrow strips. Rays are numbered from 0. Immutable.
 * <p>
 * The position of a direction says between which rays it lies. For example, 2 is the direction of ray 2, and 2.5 lies
 * between the rays 2 and 3.
 * <p>
 * The axis of the fan is the x axis if the rays lead mainly to the left or right, otherwise the y axis.
 */
final class RayFan {

	static final int RAYS = 64;
	private static final double RAYS_PER_TANGENT = RAYS / (2 * Sectors.TANGENT);
	/**
	 * The largest ratio between the length of a piece of a ray and the length of its projection on the middle ray. The
	 * outermost rays have this ratio.
	 */
	static final double STRETCH = 1 / Math.cos(Sectors.WIDTH / 2);
	private static final RayFan[] ALL = new RayFan[Sectors.COUNT];

	static {
		for (int i = 0; i < ALL.length; i++) {
			ALL[i] = new RayFan(i);
		}
	}

	/** The cosine of the direction where the sector starts. */
	final double lowCosine;
	/** The sine of the direction where the sector starts. */
	final double lowSine;
	/** The cosine of the direction where the sector ends. */
	final double highCosine;
	/** The sine of the direction where the sector ends. */
	final double highSine;
	/** The cosine of the middle direction. */
	final double cosine;
	/** The sine of the middle direction. */
	final double sine;
	/** The angle of the middle direction, in radians. */
	private final double middle;
	/** Whether the axis is the x axis. */
	final boolean alongX;
	/** Whether coordinates grow along the rays. */
	final boolean forward;
	/** The slope of each ray: how many cells the ray goes sideways for each cell along the axis of the fan. Indexed by ray. */
	private final double[] slopes = new double[RAYS + 1];

	private RayFan(int sector) {
		lowCosine = Sectors.cosine(sector);
		lowSine = Sectors.sine(sector);
		highCosine = Sectors.cosine(sector + 1);
		highSine = Sectors.sine(sector + 1);
		cosine = Sectors.middleCosine(sector);
		sine = Sectors.middleSine(sector);
		middle = Angles.normalised((sector + 0.5) * Sectors.WIDTH);
		alongX = Math.abs(cosine) >= Math.abs(sine);
		forward = (alongX ? cosine : sine) > 0;
		for (int i = 0; i <= RAYS; i++) {
			double across = i / RAYS_PER_TANGENT - Sectors.TANGENT;
			double ux = cosine - across * sine;
			double uy = sine + across * cosine;
			slopes[i] = alongX ? uy / Math.abs(ux) : ux / Math.abs(uy);
		}
	}

	static RayFan of(int sector) {
		return ALL[sector];
	}

	double slope(int boundary) {
		return slopes[boundary];
	}

	/**
	 * Returns the position of a direction among the rays: 2 for the direction of ray 2, and 2.5 between the rays 2 and
	 * 3. Outside the sector, the position is less than 0 or more than {@link #RAYS}. For a direction a quarter turn or
	 * more from the middle of the sector, the position is infinite.
	 *
	 * @param ux the x component of the direction, a vector of any length
	 * @param uy the y component
	 */
	double ray(double ux, double uy) {
		return rayTo(cosine * ux + sine * uy, cosine * uy - sine * ux);
	}

	/**
	 * Returns the position of a direction among the rays, see {@link #ray}. The direction is given as a vector.
	 *
	 * @param along the component of the vector along the middle direction of the sector
	 * @param across the component at right angles to the middle direction, positive on the side of greater angles
	 */
	double rayTo(double along, double across) {
		if (along <= 0) {
			return across > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
		}
		return (across / along + Sectors.TANGENT) * RAYS_PER_TANGENT;
	}

	/** Returns the direction at a position among the rays, as an angle in radians, see {@link #ray}. */
	double heading(double ray) {
		return middle + Math.atan(ray / RAYS_PER_TANGENT - Sectors.TANGENT);
	}

	/** Returns whether a direction is less than a quarter turn away from the middle direction of the sector. */
	boolean isAhead(double ux, double uy) {
		return cosine * ux + sine * uy > 0;
	}

	/** Returns whether a direction belongs to the sector. Each direction belongs to exactly one sector. */
	boolean holds(double ux, double uy) {
		return lowCosine * uy - lowSine * ux >= 0 && highCosine * uy - highSine * ux < 0 && isAhead(ux, uy);
	}
}
