package org.leeway.pathing.tangent;

/**
 * A calculator of bitangents, that is, of segments that touch two discs. A disc is a circle or a corner of a polygon, inflated
 * by the unit's radius. The first disc may instead be a point. Not thread-safe.
 */
final class BitangentSolver {

	private final InflatedObstacles obstacles;
	/** The disc where the bitangents start. -1 if they start at a point instead. */
	private int own;
	/**
	 * The direction in which the path goes round the disc {@link #own} before it follows a bitangent: 1 clockwise, -1
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
	 * Computes the bitangent from the start to a disc. Returns false if there is none.
	 *
	 * @param arriving the direction in which the path then goes round the disc: 1 clockwise, -1 counterclockwise. Each
	 * direction has a bitangent of its own
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
	 * Decides whether a bitangent exists if the start overlaps the disc or nearly touches it. There, rounding errors of
	 * {@link #solve} matter. The decision is exact if the start is a disc, and has a tolerance if the start is a point.
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
	 * Returns the heading of a path round the disc {@link #own} at the place where the path comes out of an overlapping disc.
	 * If only one bitangent leads the path to the overlapping disc, this disc hides all rays between the bitangent and the
	 * returned heading. These rays cross the overlapping disc or start inside.
	 *
	 * @return the heading, as a position among the rays, see {@link RayFan#ray}
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
	 * Returns the x component of the direction of the bitangent computed last. The direction is a vector of length
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
