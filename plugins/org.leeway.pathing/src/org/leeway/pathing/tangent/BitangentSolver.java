package org.leeway.pathing.tangent;

/** Works out bitangents from one side of a disc, or from a point, to other discs. Not thread-safe. */
final class BitangentSolver {

	private final InflatedObstacles obstacles;
	/** The disc, or -1 for a point. */
	private int own;
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
	 * Works out the bitangent to a disc, to be gone round with the given sign; false if there is none. All headings that
	 * meet the disc lie between that of the positive sign and that of the negative one.
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

	/** Decides about discs that touch or nearly do. */
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
	 * Of a disc that overlaps, and has one bitangent, the ray whose beginning leaves it. What begins between there and
	 * the bitangent is covered.
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

	/** The direction of the bitangent worked out last, with {@link #uy} a vector whose length is {@link #norm}. */
	double ux() {
		return ux;
	}

	double uy() {
		return uy;
	}

	double norm() {
		return squared;
	}

	/** How long the bitangent worked out last is. */
	double length() {
		return length;
	}
}
