package org.leeway.pathing.tangent;

/** A solver of bitangents from one {@linkplain Sides side} of a disc, or from a point, to other discs. Not thread-safe. */
final class BitangentSolver {

	private final InflatedObstacles obstacles;
	/** The disc where the bitangents start, or -1 if they start at a point. */
	private int own;
	/**
	 * The direction in which the path goes round the disc {@link #own} before it leaves the disc: 1 clockwise, -1
	 * counterclockwise.
	 */
	private int sign;
	private double x;
	private double y;
	private double rho;
	private double ux;
	private double uy;
	private double squared;
	private double length;

	BitangentSolver(InflatedObstacles obstacles) {
		this.obstacles = obstacles;
	}

	void beginAtSide(int disc, int sense) {
		own = disc;
		sign = sense;
		x = obstacles.x[disc];
		y = obstacles.y[disc];
		rho = obstacles.rho[disc];
	}

	void beginAtPoint(double pointX, double pointY) {
		own = -1;
		sign = 1;
		x = pointX;
		y = pointY;
		rho = 0;
	}

	/**
	 * Computes the bitangent to a disc with a given direction around this disc. Returns false if there is no such
	 * bitangent. There is at most one for each value of {@code arriving}. Every line from the start that meets the
	 * disc has a heading between the headings of these two bitangents.
	 *
	 * @param arriving the direction in which the path goes round the disc where the bitangent ends: 1 clockwise, -1
	 * counterclockwise
	 */
	boolean solve(int disc, int arriving) {
		double dx = obstacles.x[disc] - x;
		double dy = obstacles.y[disc] - y;
		double offset = arriving * obstacles.rho[disc] - sign * rho;
		squared = dx * dx + dy * dy;
		double rest = squared - offset * offset;
		if (rest <= squared * 0x1p-40 && !reaches(disc, arriving)) {
			return false;
		}
		length = rest <= 0 ? 0 : Math.sqrt(rest);
		ux = length * dx + offset * dy;
		uy = length * dy - offset * dx;
		return true;
	}

	/**
	 * Returns whether the bitangent to a near disc exists. A disc is near if it touches, nearly touches or overlaps the disc
	 * or point where the bitangents start. The answer is exact if they start at a disc, not at a point.
	 */
	private boolean reaches(int disc, int arriving) {
		if (squared == 0) {
			return false;
		}
		if (own < 0) {
			return Math.sqrt(squared) >= obstacles.rho[disc] - obstacles.tolerance;
		}
		if (rho == 0 || obstacles.rho[disc] == 0 || arriving != sign) {
			return !obstacles.discsOverlap(own, disc);
		}
		return !obstacles.isInside(own, disc) && !obstacles.isInside(disc, own);
	}

	/**
	 * Returns the ray that starts where the edge of the disc {@link #own} crosses the edge of an overlapping disc. A
	 * path round {@link #own} leaves the overlapping disc there. The overlapping disc must have only one bitangent from
	 * {@link #own}. All rays between this bitangent and the returned ray start inside the overlapping disc.
	 *
	 * @return the position of the ray, see {@link RayFan#ray}
	 */
	double leaving(int disc, RayFan fan) {
		double dx = obstacles.x[disc] - x;
		double dy = obstacles.y[disc] - y;
		squared = dx * dx + dy * dy;
		double along = (rho * rho - obstacles.rho[disc] * obstacles.rho[disc] + squared) / (2 * squared);
		double across = Math.sqrt(Math.max(0, rho * rho / squared - along * along)) * sign;
		double nx = along * dx - across * dy;
		double ny = along * dy + across * dx;
		return fan.ray(-sign * ny, sign * nx);
	}

	/**
	 * Returns the x component of the direction of the bitangent computed last. The length of the direction is
	 * {@link #norm}.
	 */
	double ux() {
		return ux;
	}

	/** Returns the y component of the direction of the bitangent computed last, see {@link #ux}. */
	double uy() {
		return uy;
	}

	double norm() {
		return squared;
	}

	/** Returns the length of the bitangent computed last, in cells. */
	double length() {
		return length;
	}
}
