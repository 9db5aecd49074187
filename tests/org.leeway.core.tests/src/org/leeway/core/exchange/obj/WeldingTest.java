package org.leeway.core.exchange.obj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;

import org.junit.jupiter.api.Test;

class WeldingTest {

	private static final long SEED = 20261126;

	/**
	 * Compares the merged vertices with the result of a loop over all pairs of vertices. Many vertices of the random cloud
	 * are near each other.
	 */
	@Test
	void weldingIsThatOfANaiveLoop() {
		Random random = new Random(SEED);
		for (int round = 0; round < 200; round++) {
			double distance = round % 2 == 0 ? 0 : random.nextDouble();
			double[] xyz = random.doubles(3L * random.nextInt(60)).map(each -> Math.rint(6 * each) / 2 - 1.5).toArray();
			int[] expected = new int[xyz.length / 3];
			for (int i = 0; i < expected.length; i++) {
				expected[i] = i;
				for (int j = i - 1; j >= 0; j--) {
					double away = Math.pow(xyz[3 * i] - xyz[3 * j], 2) + Math.pow(xyz[3 * i + 1] - xyz[3 * j + 1], 2)
							+ Math.pow(xyz[3 * i + 2] - xyz[3 * j + 2], 2);
					expected[i] = expected[j] == j && away <= distance * distance ? j : expected[i];
				}
			}
			assertArrayEquals(expected, Welding.join(xyz, distance), "seed " + SEED + ", round " + round);
		}
	}
}
