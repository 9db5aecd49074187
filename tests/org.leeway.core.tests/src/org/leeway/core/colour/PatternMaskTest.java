package org.leeway.core.colour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.model.TerrainPattern;

/**
 * Tests of patterns as pixels. The patterns must be visible on any colour, differ from each other, and have no seams.
 */
class PatternMaskTest {

	private static final int SIDE = 24;

	@Test
	void eachPatternCoversSomeAndLeavesMost() {
		Set<String> all = new HashSet<>();
		for (TerrainPattern pattern : TerrainPattern.VALUES) {
			for (int side : new int[] {16, SIDE, 40}) {
				double share = share(pattern, side);
				assertTrue(pattern == TerrainPattern.NONE ? share == 0 : share > 0.03 && share < 0.5,
						pattern + " of " + side + " pixels covers " + share);
			}
			assertTrue(all.add(levels(pattern)), pattern + " looks like another one");
		}
	}

	private static double share(TerrainPattern pattern, int side) {
		PatternMask mask = PatternMask.of(pattern, side);
		double sum = 0;
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				sum += mask.level(x, y) / (PatternMask.LEVELS - 1.0);
			}
		}
		return sum / side / side;
	}

	private static String levels(TerrainPattern pattern) {
		StringBuilder levels = new StringBuilder();
		for (int i = 0; i < SIDE * SIDE; i++) {
			levels.append(PatternMask.of(pattern, SIDE).level(i % SIDE, i / SIDE));
		}
		return levels.toString();
	}

	/**
	 * A pattern is a square that the map repeats. To show no seams, the pattern's shape must continue across opposite
	 * sides of the square: from right to left, and from bottom to top. The test compares the signed distances from the
	 * shape at opposite sides.
	 */
	@Test
	void squaresHaveNoSeams() {
		for (TerrainPattern pattern : TerrainPattern.VALUES) {
			PatternShape shape = PatternShape.of(pattern);
			for (double at = 0; at < 1; at += 0.01) {
				assertEquals(shape.distance(0, at), shape.distance(0.999999, at), 1e-4, pattern + " at the side, " + at);
				assertEquals(shape.distance(at, 0), shape.distance(at, 0.999999), 1e-4, pattern + " at the top, " + at);
			}
		}
	}

	@Test
	void inkShowsOnAnyColourInGreyToo() {
		for (int rgb = 0; rgb < 0x1000000; rgb += 0x10305) {
			int[] shades = PatternMask.shades(rgb);
			assertEquals(rgb, shades[0]);
			double ratio = (luminance(rgb) + 0.05) / (luminance(shades[PatternMask.LEVELS - 1]) + 0.05);
			assertTrue(Math.max(ratio, 1 / ratio) > 1.45, Colour.format(rgb) + ": " + ratio);
		}
	}

	private static double luminance(int rgb) {
		return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
	}

	private static double linear(int channel) {
		double value = channel / 255.0;
		return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
	}

	/**
	 * A pattern is a square of pixels that the map repeats. At every scale, a whole number of squares must fit into the width of
	 * two cells, up to rounding. So the first pixel of every second cell must show the first column of the square, or a column
	 * next to it.
	 */
	@Test
	void squaresFitCellsAtEveryScale() {
		for (double scale = PatternScale.LEAST; scale < 200; scale += 0.37) {
			PatternScale square = new PatternScale(scale);
			int side = square.mask(TerrainPattern.DOTS).side();
			assertTrue(side >= 2 * PatternScale.LEAST && side <= 40, scale + ": " + side);
			for (int cell = 0; cell < 50; cell += 2) {
				int start = square.index((int) Math.ceil(cell * scale));
				assertTrue(start <= 1 || start == side - 1, "at " + scale + " cell " + cell + " begins with " + start);
			}
		}
	}
}
