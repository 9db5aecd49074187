package org.leeway.pathing.geom.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;

import org.junit.jupiter.api.Test;

class PredicatesTest {

	@Test
	void sidesOfPlacesOnAndNearLinesAreExact() {
		checkSides("whole numbers", 1, value -> Math.rint(10 * value));
		checkSides("large whole numbers", 2, value -> Math.rint(1e15 * value));
		checkSides("all numbers", 3, value -> value);
		checkSides("small numbers", 4, value -> Double.MIN_NORMAL * Math.rint(20 * value));
		checkSides("numbers of all sizes", 5, value -> Math.scalb(value, (int) (100 * value)));
	}

	private static void checkSides(String name, long seed, DoubleUnaryOperator number) {
		Random random = new Random(seed);
		for (int i = 0; i < 20_000; i++) {
			double[] xy = random.doubles(4, -1, 1).map(number).toArray();
			double share = random.nextInt(3) == 0 ? random.nextDouble() * 3 - 1 : random.nextInt(4) - 1;
			double px = xy[0] + share * (xy[2] - xy[0]);
			double py = xy[1] + share * (xy[3] - xy[1]);
			if (random.nextInt(3) == 0) {
				py = random.nextBoolean() ? Math.nextUp(py) : Math.nextDown(py);
			}
			assertEquals(side(xy[0], xy[1], xy[2], xy[3], px, py),
					Predicates.side(xy[0], xy[1], xy[2], xy[3], px, py), name + ", seed " + seed + ", triple " + i);
		}
	}

	private static int side(double ax, double ay, double bx, double by, double px, double py) {
		return minus(bx, ax).multiply(minus(py, ay)).compareTo(minus(by, ay).multiply(minus(px, ax)));
	}

	@Test
	void distancesAlongTheAxesAreExact() {
		checkDistances("whole numbers", 6, value -> Math.rint(10 * value));
		checkDistances("all numbers", 7, value -> value);
		checkDistances("small numbers", 8, value -> Double.MIN_VALUE * Math.rint(20 * value));
		checkDistances("numbers of all sizes", 9, value -> Math.scalb(value, (int) (100 * value)));
		checkDistances("huge numbers", 10, value -> Double.MAX_VALUE / 8 * value);
	}

	private static void checkDistances(String name, long seed, DoubleUnaryOperator number) {
		Random random = new Random(seed);
		for (int i = 0; i < 20_000; i++) {
			double[] xy = random.doubles(4, -1, 1).map(number).toArray();
			double height = Math.abs(xy[3] - xy[1]);
			double first = height * random.nextInt(3) / 4;
			double second = (height - first) / 2;
			double third = random.nextInt(3) == 0 ? Math.nextUp(second) : second;
			int expected = minus(Math.max(xy[1], xy[3]), Math.min(xy[1], xy[3])).compareTo(
					new BigDecimal(first).add(new BigDecimal(second)).add(new BigDecimal(third)));
			String message = name + ", seed " + seed + ", pair " + i;
			assertEquals(expected, Predicates.compareDistance(xy[0], xy[1], xy[0], xy[3], first, second, third), message);
			assertEquals(expected, Predicates.compareDistance(xy[1], xy[0], xy[3], xy[0], first, second, third), message);
			double left = Math.min(xy[0], xy[2]) - 1;
			double right = Math.max(xy[0], xy[2]) + 1;
			assertEquals(expected,
					Predicates.compareSegmentDistance(xy[0], xy[1], left, xy[3], right, xy[3], first, second, third), message);
		}
	}

	private static BigDecimal minus(double a, double b) {
		return new BigDecimal(a).subtract(new BigDecimal(b));
	}
}
