package org.leeway.core.analysis.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.testing.LargeMaps;

class CacheBudgetTest {

	/**
	 * Returns the budget of caches for a level of 512 x 512 cells.
	 *
	 * @param megabytes the memory of Java, in MiB
	 */
	private static CacheBudget room(int megabytes) {
		return new CacheBudget(LevelSnapshot.of(LevelTemplates.level("room", LargeMaps.rectangles(512))).header(),
				(long) megabytes << 20);
	}

	@Test
	void keepsAsManyAsFitIntoTheShareUpToThoseWanted() {
		assertEquals(2, room(12).results(9, 6, 4), "3 MB for results of 1.5 MB");
		assertEquals(9, room(512).results(9, 6, 4));
	}

	@Test
	void keepsOneEvenIfItIsTooLarge() {
		assertEquals(1, room(5).results(9, 6, 4));
		assertFalse(room(5).fits(6, 4));
		assertTrue(room(6).fits(6, 4));
	}

	@Test
	void numbersTakeAByteForEachCell() {
		assertEquals(2, room(16).numbers(9));
	}
}
