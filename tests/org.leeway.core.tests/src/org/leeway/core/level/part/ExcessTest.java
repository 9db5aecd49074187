package org.leeway.core.level.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ExcessTest {

	@Test
	void theExcessIsAShareOfTheShortestPath() {
		assertEquals(25, new Excess(5, 4).percent(), 1e-12);
		assertEquals(0, new Excess(4 - 1e-9, 4).share());
		assertEquals(0, new Excess(0, 0).share());
		assertEquals(Double.POSITIVE_INFINITY, new Excess(Double.POSITIVE_INFINITY, 4).percent());
		assertThrows(IllegalArgumentException.class, () -> new Excess(1, Double.POSITIVE_INFINITY));
		assertThrows(IllegalArgumentException.class, () -> new Excess(Double.NaN, 1));
	}
}
