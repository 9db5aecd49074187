package org.leeway.pathing.tangent;

/**
 * The rays of one sector, seen from the coordinate axis that is nearest to its middle. A ray is a slope: its distance
 * to the side for a unit of length along the axis. The {@link #RAYS} strips between the rays have equal widths on a
 * tangent across the sector. Immutable.
 */
final class RayFan {

	static final int RAYS = 64;
	private static final double RAYS_PER_TANGENT = RAYS / (2 * Sectors.TANGENT);
	/**
	 * Rays at the edge of the sector are longer than the middle one, between two lines across it, by at most this
	 * factor.
	 */
	static final double STRETCH = 1 / Math.cos(Sectors.WIDTH / 2);
	private static final RayFan[] ALL = new RayFan[Sectors.COUNT];

	static {
		for (int i = 0; i < ALL.length; i++) {
			ALL[i] = new RayFan(i);
		}
	}

	final double lowCosine;
	final double lowSine;
	final double highCosine;
	final double highSine;
	/** The middle direction. */
	final double cosine;
	final double sine;
	private final double middle;
	/** Whether the axis is the x axis. */
	final boolean alongX;
	/** Whether coordinates grow along the rays. */
	final boolean forward;
	/** The slope of the ray at a boundary of strips, indexed by boundary. */
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
	 * Returns the position of a direction among the boundaries, a fraction between two of them. Infinite if the
	 * direction leads away. The vector may have any length.
	 */
	double ray(double ux, double uy) {
		return rayTo(cosine * ux + sine * uy, cosine * uy - sine * ux);
	}

	/** Returns the position of a direction given by its components along the middle direction and across. */
	double rayTo(double along, double across) {
		if (along <= 0) {
			return across > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
		}
		return (across / along + Sectors.TANGENT) * RAYS_PER_TANGENT;
	}

	/** Returns the angle of a direction of the sector, given as a position among the boundaries. */
	double heading(double ray) {
		return middle + Math.atan(ray / RAYS_PER_TANGENT - Sectors.TANGENT);
	}

	/** Returns whether a direction is less than a quarter turn away from the middle. */
	boolean isAhead(double ux, double uy) {
		return cosine * ux + sine * uy > 0;
	}

	/** Returns whether a direction belongs to the sector. Each direction belongs to exactly one sector. */
	boolean holds(double ux, double uy) {
		return lowCosine * uy - lowSine * ux >= 0 && highCosine * uy - highSine * ux < 0 && isAhead(ux, uy);
	}
}
