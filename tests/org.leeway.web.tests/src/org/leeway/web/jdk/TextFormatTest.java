package org.leeway.web.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** The formatter of the module against Java's. */
class TextFormatTest {

	private static final int ROUNDS = 100_000;

	private static void check(String template, Object... values) {
		assertEquals(String.format(Locale.ROOT, template, values), TextFormat.format(template, values), template);
	}

	@Test
	void convertsAsJavaDoes() {
		check("%s: %s at %d,%d (%d x %d), 100 %%", "the mesh", null, 3, -4, 1L << 40, 0);
		check("#%06x %04X %#06x \\u%04x", 0xABCDEF, 0x2028, 0x3F, 0x1F);
		check("no values");
		for (double special : new double[] {0.0, -0.0, 0.125, -0.001, 1e20, Double.NaN, Double.NEGATIVE_INFINITY}) {
			check("%.1f %.2f", special, special);
		}
	}

	@Test
	void roundsAndGroupsRandomNumbers() {
		Random random = new Random(56);
		for (int i = 0; i < ROUNDS; i++) {
			double number = i % 2 == 0 ? random.nextInt(100_000) / 1000.0 : random.nextGaussian() * Math.pow(10, random.nextInt(9));
			check("%.1f %.2f %.0f", number, number, number);
			check("%,d", random.nextLong() >> random.nextInt(64));
		}
	}
}
