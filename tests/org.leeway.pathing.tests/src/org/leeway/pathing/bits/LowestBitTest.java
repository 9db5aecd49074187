package org.leeway.pathing.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;

import org.junit.jupiter.api.Test;

class LowestBitTest {

	@Test
	void isWhereTheTrailingZerosEnd() {
		Random random = new Random(1);
		assertEquals(64, LowestBit.index(0));
		for (int bit = 0; bit < Long.SIZE; bit++) {
			assertEquals(bit, LowestBit.index(1L << bit));
			assertEquals(bit, LowestBit.index(-1L << bit));
			assertEquals(bit, LowestBit.index((random.nextLong() << 1 | 1) << bit));
		}
	}
}
