package org.leeway.ui.map.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The steps between the marks of rulers. */
class RulerTicksTest {

	private static final int ROOM = 36;

	@Test
	void numbersHaveRoomAtEveryZoom() {
		assertEquals(new RulerTicks(1, 1), RulerTicks.of(64, ROOM));
		assertEquals(new RulerTicks(5, 1), RulerTicks.of(8, ROOM));
		assertEquals(new RulerTicks(50, 5), RulerTicks.of(1, ROOM));
		assertEquals(new RulerTicks(5000, 500), RulerTicks.of(1 / 64.0, ROOM));
		for (double scale = 1 / 64.0; scale <= 64; scale *= 1.1) {
			RulerTicks ticks = RulerTicks.of(scale, ROOM);
			assertTrue(ticks.step() * scale >= ROOM, ticks + " at " + scale);
			assertTrue(ticks.step() == 1 || ticks.step() * scale < 2.5 * ROOM, ticks + " at " + scale);
			assertEquals(0, ticks.step() % ticks.small());
		}
	}
}
