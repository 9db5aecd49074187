package org.leeway.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;

class ContrastTest {

	private static final RGB BLACK = new RGB(0, 0, 0);
	private static final RGB WHITE = new RGB(255, 255, 255);

	@Test
	void agreesWithTheGuidelines() {
		assertEquals(21, Contrast.of(BLACK, WHITE), 1e-9);
		assertEquals(1, Contrast.of(WHITE, WHITE), 1e-9);
		assertEquals(4.54, Contrast.of(new RGB(0x76, 0x76, 0x76), WHITE), 0.005);
		assertEquals(5.25, Contrast.of(BLACK, new RGB(255, 0, 0)), 0.005);
	}

	@Test
	void blackOrWhiteCanBeReadOnAnyColour() {
		forColours((colour, other) -> {
			double chosen = Contrast.of(colour, Contrast.isLight(colour) ? BLACK : WHITE);
			assertTrue(chosen >= Contrast.TEXT, colour.toString());
			assertEquals(Math.max(Contrast.of(colour, BLACK), Contrast.of(colour, WHITE)), chosen, 1e-9);
		});
	}

	@Test
	void paleTextCanBeReadWhereverTextCan() {
		forColours((text, behind) -> {
			double pale = Contrast.of(Contrast.pale(text, behind), behind);
			assertTrue(pale >= Math.min(Contrast.TEXT, Contrast.of(text, behind)), text + " on " + behind);
		});
		assertEquals(Contrast.TEXT, Contrast.of(Contrast.pale(BLACK, WHITE), WHITE), 0.3);
		assertEquals(Contrast.TEXT, Contrast.of(Contrast.pale(WHITE, BLACK), BLACK), 0.3);
	}

	private interface Check {

		void check(RGB one, RGB other);
	}

	private static void forColours(Check check) {
		long seed = new Random().nextLong();
		System.out.println("seed " + seed);
		Random random = new Random(seed);
		for (int i = 0; i < 2000; i++) {
			check.check(colour(random), colour(random));
		}
	}

	private static RGB colour(Random random) {
		return new RGB(random.nextInt(256), random.nextInt(256), random.nextInt(256));
	}
}
