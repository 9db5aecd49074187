package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

/**
 * A solver of a linear program in the plane. Given linear functions of a place, it finds the place where the smallest
 * function is as large as possible. For example, each function may be the distance from a line. Then the place is the centre
 * of the largest disc between the lines. Uses the dual simplex method.
 */
final class TangentDisc {

	private static final double ROUNDING = 1e-15;
	/**
	 * Three directions, each a third of a turn from the next, as cosine and sine. Computed by square roots instead of a sine
	 * function, because browsers round sines differently from Java.
	 */
	private static final double[][] THIRDS = {{1, 0}, {-0.5, Math.sqrt(0.75)}, {-0.5, -Math.sqrt(0.75)}};

	/** Indexed by function: the constant {@code c} of the linear function {@code c + gx x + gy y}. */
	private double[] c = new double[64];
	/** Indexed by function: the slope {@code gx} in x of the linear function {@code c + gx x + gy y}. */
	private double[] gx = new double[64];
	/** Indexed by function: the slope {@code gy} in y of the linear function {@code c + gx x + gy y}. */
	private double[] gy = new double[64];
	private int count;
	/**
	 * The basis of the simplex method: three functions. The current place (x, y) is the only place where all three have the
	 * same value.
	 */
	private final int[] basis = new int[3];
	private final double[] weights = new double[3];
	private double x;
	private double y;
	private double value;

	/**
	 * Begins a new linear program with three functions. The three functions are equal at (0, 0). In each direction from (0, 0),
	 * at least one function decreases, so the program has a finite optimum. If no function is added, the optimum is at (0, 0).
	 *
	 * @param limit the value of the three functions at (0, 0)
	 */
	void begin(double limit) {
		count = 0;
		for (double[] direction : THIRDS) {
			add(limit, direction[0], direction[1]);
		}
	}

	void add(double constant, double gradientX, double gradientY) {
		if (count == c.length) {
			c = Arrays.copyOf(c, 2 * count);
			gx = Arrays.copyOf(gx, 2 * count);
			gy = Arrays.copyOf(gy, 2 * count);
		}
		c[count] = constant;
		gx[count] = gradientX;
		gy[count++] = gradientY;
	}

	double x() {
		return x;
	}

	double y() {
		return y;
	}

	/**
	 * Solves the linear program: finds the place where the smallest of all functions is as large as possible. Returns the
	 * value of the smallest function there.
	 */
	double solve() {
		for (int i = 0; i < 3; i++) {
			basis[i] = i;
			weights[i] = 1 / 3.0;
		}
		for (int pivots = 0; pivots < 16 + 4 * count; pivots++) {
			if (!locate()) {
				break;
			}
			// the three functions of the basis have the same value at the current place. If other functions have a smaller
			// value at this place, the function with the smallest value replaces one of the three functions
			int least = least();
			if (least < 0 || !exchange(least)) {
				break;
			}
		}
		return value;
	}

	/**
	 * Returns the function with the smallest value at the current place. The three functions of the {@link #basis} have the
	 * same value there. Returns -1 if no function has a smaller value than the basis. Then the current place is the solution of
	 * the linear program.
	 */
	private int least() {
		int least = -1;
		double lowest = value - ROUNDING * Math.abs(value);
		for (int i = 0; i < count; i++) {
			double at = c[i] + gx[i] * x + gy[i] * y;
			if (at < lowest) {
				lowest = at;
				least = i;
			}
		}
		return least;
	}

	/**
	 * Moves the current place to where the three functions of {@link #basis} have equal values. Returns false if there is no
	 * such place, or more than one.
	 */
	private boolean locate() {
		int p = basis[0];
		double ax = gx[basis[1]] - gx[p];
		double ay = gy[basis[1]] - gy[p];
		double bx = gx[basis[2]] - gx[p];
		double by = gy[basis[2]] - gy[p];
		double a = c[p] - c[basis[1]];
		double b = c[p] - c[basis[2]];
		double determinant = ax * by - ay * bx;
		if (determinant == 0) {
			return false;
		}
		x = (a * by - ay * b) / determinant;
		y = (ax * b - a * bx) / determinant;
		value = c[p] + gx[p] * x + gy[p] * y;
		return true;
	}

	/**
	 * Performs a step of the simplex method: replaces a function of the basis by a new function. Returns false if no function
	 * of the basis can be replaced.
	 *
	 * @param entering the new function
	 */
	private boolean exchange(int entering) {
		int p = basis[0];
		double ax = gx[basis[1]] - gx[p];
		double ay = gy[basis[1]] - gy[p];
		double bx = gx[basis[2]] - gx[p];
		double by = gy[basis[2]] - gy[p];
		double ex = gx[entering] - gx[p];
		double ey = gy[entering] - gy[p];
		double determinant = ax * by - ay * bx;
		double second = (ex * by - ey * bx) / determinant;
		double third = (ax * ey - ay * ex) / determinant;
		double[] parts = { 1 - second - third, second, third };
		int leaving = -1;
		double ratio = Double.POSITIVE_INFINITY;
		for (int i = 0; i < 3; i++) {
			if (parts[i] > 1e-12 && weights[i] / parts[i] < ratio) {
				ratio = weights[i] / parts[i];
				leaving = i;
			}
		}
		if (leaving < 0) {
			return false;
		}
		for (int i = 0; i < 3; i++) {
			weights[i] = i == leaving ? ratio : Math.max(0, weights[i] - ratio * parts[i]);
		}
		basis[leaving] = entering;
		return true;
	}
}
