package org.leeway.pathing.geom;

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

	private static BigDecimal minus(double a, double b) {
		return new BigDecimal(a).subtract(new BigDecimal(b));
	}
}
