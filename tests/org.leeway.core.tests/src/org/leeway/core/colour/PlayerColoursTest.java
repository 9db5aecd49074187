package org.leeway.core.colour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Tests of the colours of players: each is legible and stands out, and any two differ clearly. The tests compute the
 * contrast of WCAG 2.1 and the colour distance of CIE 1976 with code of their own.
 */
class PlayerColoursTest {

	private static final int WHITE = 0xFFFFFF;
	/** The colour of light ground in the standard terrains. */
	private static final int SAND = 0xD8CBA6;

	@Test
	void numbersAreLegibleAndPinsStandOut() {
		for (int player = 1; player <= PlayerColours.count(); player++) {
			int colour = PlayerColours.of(player);
			assertTrue(contrast(colour, WHITE) >= 4.5, "white text of player " + player + ": " + contrast(colour, WHITE));
			assertTrue(contrast(colour, SAND) >= 2.7, "player " + player + " on sand: " + contrast(colour, SAND));
		}
	}

	@Test
	void playersAreToldApart() {
		for (int one = 1; one <= PlayerColours.count(); one++) {
			for (int other = 1; other < one; other++) {
				double distance = distance(PlayerColours.of(one), PlayerColours.of(other));
				assertTrue(distance >= 25, "players " + other + " and " + one + ": " + distance);
			}
		}
	}

	@Test
	void coloursRepeatForAnyNumber() {
		assertTrue(PlayerColours.count() >= 8);
		assertEquals(PlayerColours.of(1), PlayerColours.of(1 + PlayerColours.count()));
		assertEquals(PlayerColours.of(PlayerColours.count()), PlayerColours.of(0));
		PlayerColours.of(Integer.MAX_VALUE);
	}

	private static double contrast(int one, int other) {
		double a = luminance(one) + 0.05;
		double b = luminance(other) + 0.05;
		return Math.max(a, b) / Math.min(a, b);
	}

	private static double luminance(int rgb) {
		return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
	}

	private static double linear(int value) {
		double channel = (value & 0xFF) / 255.0;
		return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
	}

	private static double distance(int one, int other) {
		double[] a = lab(one);
		double[] b = lab(other);
		return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
	}

	/** Returns a colour in the space CIELAB, for daylight D65. */
	private static double[] lab(int rgb) {
		double red = linear(rgb >> 16);
		double green = linear(rgb >> 8);
		double blue = linear(rgb);
		double x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
		double y = curve(luminance(rgb));
		double z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
		return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
	}

	private static double curve(double value) {
		return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116.0;
	}
}
