package org.leeway.core.level.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DegreesTest {

	@Test
	void headingsAreFrom0ToLessThan360() {
		assertEquals(0, Degrees.ofHeading(0));
		assertEquals(90, Degrees.ofHeading(Math.PI / 2));
		assertEquals(270, Degrees.ofHeading(-Math.PI / 2), 1e-12);
		assertEquals(90, Degrees.ofHeading(-Math.PI * 7 / 2), 1e-12);
		assertEquals(0, Degrees.ofHeading(2 * Math.PI), 1e-12);
		assertEquals(0, Degrees.ofHeading(-1e-20));
	}
}
