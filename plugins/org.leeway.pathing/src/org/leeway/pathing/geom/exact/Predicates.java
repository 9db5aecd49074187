package org.leeway.pathing.geom.exact;

import java.math.BigDecimal;

/**
 * Exact predicates: the side of a line on which a point lies, and comparisons of distances. Rounded arithmetic gives
 * the answer if its error is too small to change the answer. Otherwise double-double numbers or {@link BigDecimal}s
 * give the answer.
 */
public final class Predicates {

	/** An upper bound of the relative error of each answer in rounded arithmetic. */
	private static final double ERROR = 0x1p-48;
	/** An upper bound of the relative error of each answer in double-double arithmetic. */
	private static final double CLOSE_ERROR = 0x1p-96;
	/**
	 * Least product for double-double arithmetic. This arithmetic needs the rounding errors of products. The rounding error of
	 * a smaller product may be too small for a {@code double} to hold. Then {@link BigDecimal}s give the answer.
	 */
	private static final double TINY = 0x1p-900;
	private static final double HUGE = 0x1p900;

	private Predicates() {
	}

	/**
	 * Returns on which side of the line from a to b the point p lies. Imagine a walk from a to b and then to p, seen on the
	 * map. If the turn at b is clockwise, the result is 1. If the turn is counterclockwise, the result is -1. If p is on the
	 * line, the result is 0.
	 */
	public static int side(double ax, double ay, double bx, double by, double px, double py) {
		double left = (bx - ax) * (py - ay);
		double right = (by - ay) * (px - ax);
		double difference = left - right;
		if (Math.abs(difference) > ERROR * (Math.abs(left) + Math.abs(right))) {
			return difference > 0 ? 1 : -1;
		}
		return closeSide(ax, ay, bx, by, px, py);
	}

	/**
	 * Returns the result of {@link #side} for a point that is too close to the line for rounded arithmetic. Uses double-double
	 * arithmetic, and {@link BigDecimal}s if necessary.
	 */
	private static int closeSide(double ax, double ay, double bx, double by, double px, double py) {
		double dx = bx - ax;
		double dy = by - ay;
		double ex = px - ax;
		double ey = py - ay;
		double left = dx * ey;
		double right = dy * ex;
		double size = Math.abs(left) + Math.abs(right);
		if (size > TINY || (dx == 0 || ey == 0) && (dy == 0 || ex == 0)) {
			double dxRest = rest(bx, ax, dx);
			double dyRest = rest(by, ay, dy);
			double exRest = rest(px, ax, ex);
			double eyRest = rest(py, ay, ey);
			double leftRest = Math.fma(dx, ey, -left);
			double rightRest = Math.fma(dy, ex, -right);
			if (dxRest == 0 && dyRest == 0 && exRest == 0 && eyRest == 0) {
				return left == right ? sign(leftRest, rightRest) : sign(left, right);
			}
			double difference = left - right;
			double rests = rest(left, right, difference) + (leftRest - rightRest)
					+ (dx * eyRest + dxRest * ey - (dy * exRest + dyRest * ex));
			if (Math.abs(difference + rests) > CLOSE_ERROR * size) {
				return difference + rests > 0 ? 1 : -1;
			}
		}
		return exactCross(ax, ay, bx, by, px, py).signum();
	}

	private static int sign(double left, double right) {
		return left > right ? 1 : left < right ? -1 : 0;
	}

	/**
	 * Returns the rounding error of {@code difference}, the rounded value of a - b. The exact value of a - b is
	 * {@code difference} plus this error.
	 */
	private static double rest(double a, double b, double difference) {
		double part = a - difference;
		return (a - (difference + part)) + (part - b);
	}

	private static BigDecimal exactCross(double ax, double ay, double bx, double by, double px, double py) {
		return minus(bx, ax).multiply(minus(py, ay)).subtract(minus(by, ay).multiply(minus(px, ax)));
	}

	/**
	 * Compares the distance between the points a and b with the sum of some numbers. Returns 1 if the distance is greater, -1 if
	 * the sum is greater, 0 if both are equal.
	 *
	 * @param sum the numbers to add, none of them negative
	 */
	public static int compareDistance(double ax, double ay, double bx, double by, double... sum) {
		double dx = bx - ax;
		double dy = by - ay;
		double squared = dx * dx + dy * dy;
		double reach = total(sum);
		double difference = squared - reach * reach;
		if (Math.abs(difference) > ERROR * (squared + reach * reach)) {
			return difference > 0 ? 1 : -1;
		}
		boolean isSideways = ay == by;
		if ((ax == bx || isSideways) && squared + reach < HUGE) {
			return isSideways ? compareOnLine(ax, bx, sum) : compareOnLine(ay, by, sum);
		}
		int close = closeDistance(ax, ay, bx, by, reach, sum);
		return close != 0 ? close
				: square(minus(ax, bx)).add(square(minus(ay, by))).compareTo(square(exactTotal(sum)));
	}

	/**
	 * Compares the absolute difference of two numbers with the sum of further numbers. The comparison is exact, although all
	 * numbers are {@code double}s. Returns 1 if the difference is greater, -1 if the sum is greater, 0 if both are equal.
	 * Source: Shewchuk, Adaptive precision floating-point arithmetic, 1997.
	 */
	private static int compareOnLine(double a, double b, double... sum) {
		double[] parts = new double[sum.length + 2];
		parts[0] = Math.max(a, b);
		add(-Math.min(a, b), parts, 1);
		for (int i = 0; i < sum.length; i++) {
			add(-sum[i], parts, i + 2);
		}
		int greatest = parts.length - 1;
		while (greatest > 0 && parts[greatest] == 0) {
			greatest--;
		}
		return sign(parts[greatest], 0);
	}

	/**
	 * Adds a number to an exact sum. A single {@code double} could not hold the exact sum. So the sum is stored as several
	 * {@code double}s, called parts, which add up to the sum. A new part is added at the end. The last part that is not 0 has
	 * the sign of the sum.
	 *
	 * @param count the number of parts before the call
	 */
	private static void add(double number, double[] parts, int count) {
		double greatest = number;
		for (int i = 0; i < count; i++) {
			double next = greatest + parts[i];
			parts[i] = restOfSum(greatest, parts[i], next);
			greatest = next;
		}
		parts[count] = greatest;
	}

	/**
	 * Compares the distance between the points a and b with a sum, in double-double arithmetic. Returns 1 if the distance is
	 * greater, and -1 if the sum is greater. Returns 0 if this arithmetic is not precise enough to decide.
	 *
	 * @param reach the rounded value of the sum
	 * @param sum the numbers to add, none of them negative
	 */
	private static int closeDistance(double ax, double ay, double bx, double by, double reach, double... sum) {
		double dx = bx - ax;
		double dy = by - ay;
		double reachRest = 0;
		double partial = 0;
		for (double each : sum) {
			double next = partial + each;
			reachRest += restOfSum(partial, each, next);
			partial = next;
		}
		double squaredX = dx * dx;
		double squaredY = dy * dy;
		double squared = squaredX + squaredY;
		double limit = reach * reach;
		if (partial != reach || !(limit > TINY) || !(squared < HUGE)) {
			return 0;
		}
		double rests = restOfSum(squaredX, squaredY, squared)
				+ (Math.fma(dx, dx, -squaredX) - Math.fma(reach, reach, -limit)) + Math.fma(dy, dy, -squaredY)
				+ 2 * (dx * rest(bx, ax, dx) + dy * rest(by, ay, dy) - reach * reachRest);
		double difference = squared - limit + rests;
		return Math.abs(difference) > CLOSE_ERROR * (squared + limit) ? difference > 0 ? 1 : -1 : 0;
	}

	/** Returns the rounding error of a sum. */
	private static double restOfSum(double a, double b, double sum) {
		double part = sum - a;
		return (a - (sum - part)) + (b - part);
	}

	/**
	 * Returns the sign of {@code distance + plus - minus}, where {@code distance} is the distance between the points a and b. The
	 * sign is 1, 0 or -1.
	 *
	 * @param plus at least 0
	 * @param minus at least 0
	 */
	public static int compareReach(double ax, double ay, double bx, double by, double plus, double minus) {
		double distance = Math.hypot(bx - ax, by - ay);
		double difference = distance + plus - minus;
		if (Math.abs(difference) > ERROR * (distance + plus + minus)) {
			return difference > 0 ? 1 : -1;
		}
		BigDecimal rest = minus(minus, plus);
		BigDecimal squared = square(minus(ax, bx)).add(square(minus(ay, by)));
		return rest.signum() < 0 ? 1 : squared.compareTo(square(rest));
	}

	/**
	 * Compares the distance of the point p from the segment ab with the sum of some numbers. Returns 1 if the distance is greater,
	 * -1 if the sum is greater, 0 if both are equal.
	 *
	 * @param sum the numbers to add, none of them negative
	 */
	public static int compareSegmentDistance(double px, double py, double ax, double ay, double bx, double by,
			double... sum) {
		if (isBehind(ax, ay, bx, by, px, py)) {
			return compareDistance(px, py, ax, ay, sum);
		}
		if (isBehind(bx, by, ax, ay, px, py)) {
			return compareDistance(px, py, bx, by, sum);
		}
		if (ax == bx || ay == by) {
			return compareDistance(px, py, ax == bx ? ax : px, ay == by ? ay : py, sum);
		}
		double dx = bx - ax;
		double dy = by - ay;
		double left = dx * (py - ay);
		double right = dy * (px - ax);
		double reach = total(sum) * Math.sqrt(dx * dx + dy * dy);
		double difference = Math.abs(left - right) - reach;
		if (Math.abs(difference) > ERROR * (Math.abs(left) + Math.abs(right) + reach)) {
			return difference > 0 ? 1 : -1;
		}
		BigDecimal length = square(minus(bx, ax)).add(square(minus(by, ay)));
		return square(exactCross(ax, ay, bx, by, px, py)).compareTo(square(exactTotal(sum)).multiply(length));
	}

	/**
	 * Returns whether p lies behind the ray that starts at a and leads through b. If so, a is the point of the ray that is
	 * nearest to p.
	 */
	private static boolean isBehind(double ax, double ay, double bx, double by, double px, double py) {
		double left = (bx - ax) * (px - ax);
		double right = (by - ay) * (py - ay);
		if (Math.abs(left + right) > ERROR * (Math.abs(left) + Math.abs(right))) {
			return left + right < 0;
		}
		return minus(bx, ax).multiply(minus(px, ax)).add(minus(by, ay).multiply(minus(py, ay))).signum() <= 0;
	}

	/**
	 * Returns whether two segments cross at a single point that is not an end of either segment. Segments on one line do
	 * not cross.
	 */
	public static boolean cross(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
		return side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0
				&& side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0;
	}

	private static double total(double... sum) {
		double total = 0;
		for (double each : sum) {
			total += each;
		}
		return total;
	}

	private static BigDecimal exactTotal(double... sum) {
		BigDecimal total = BigDecimal.ZERO;
		for (double each : sum) {
			total = total.add(new BigDecimal(each));
		}
		return total;
	}

	private static BigDecimal minus(double a, double b) {
		return new BigDecimal(a).subtract(new BigDecimal(b));
	}

	private static BigDecimal square(BigDecimal value) {
		return value.multiply(value);
	}
}
