package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SavePaceTest {

	private static final long SECOND = 1_000_000_000;
	/**
	 * Start time of the tests, half a second before the largest number. Later times overflow. Real times of
	 * {@link System#nanoTime} may overflow too, so the tested code must compare differences of times.
	 */
	private static final long START = Long.MAX_VALUE - SECOND / 2;

	private final SavePace pace = new SavePace(START);

	@Test
	void aSecondPassesBeforeTheFirstWriteAndAfterAShortOne() {
		assertFalse(pace.isDue(START + SECOND - 1));
		assertTrue(pace.isDue(START + SECOND + 1));
		pace.saved(START + 2 * SECOND, START + 2 * SECOND + 1000);
		assertFalse(pace.isDue(START + 3 * SECOND));
		assertTrue(pace.isDue(START + 3 * SECOND + 2000));
	}

	@Test
	void aLongWriteIsFollowedByTwentyTimesItsTime() {
		pace.saved(START, START + 3 * SECOND);
		assertFalse(pace.isDue(START + 63 * SECOND - 1));
		assertTrue(pace.isDue(START + 63 * SECOND + 1));
	}
}
