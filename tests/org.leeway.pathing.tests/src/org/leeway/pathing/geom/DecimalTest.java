package org.leeway.pathing.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {

	@ParameterizedTest
	@ValueSource(strings = {"", " ", "+1", " 1", "1 ", "1d", "1f", "1L", "0x1", "0x1p3", "NaN", "Infinity", "1e999", "--1", "1-1", "e", ".",
			"-", "\u0661", "\uFF11", "1_000", "1,5"})
	void refuses(String text) {
		assertThrows(NumberFormatException.class, () -> Decimal.parse(text));
		assertThrows(NumberFormatException.class, () -> Decimal.parseWhole(text));
		assertThrows(NumberFormatException.class, () -> Decimal.parseLong(text));
	}

	@ParameterizedTest
	@ValueSource(strings = {"1.0", "1e3", "2147483648", "-2147483649", "99999999999999999999"})
	void refusesAsWholeOf32Bits(String text) {
		assertThrows(NumberFormatException.class, () -> Decimal.parseWhole(text));
	}

	@Test
	void readsWhatItWrites() {
		Random random = new Random(7);
		for (int i = 0; i < 10_000; i++) {
			double value = Double.longBitsToDouble(random.nextLong());
			if (Double.isFinite(value)) {
				assertEquals(value, Decimal.parse(Decimal.format(value)));
				assertEquals(value, Decimal.parse(Double.toString(value)));
			}
			int whole = random.nextInt();
			assertEquals(whole, Decimal.parseWhole(Integer.toString(whole)));
			long large = random.nextLong();
			assertEquals(large, Decimal.parseLong(Long.toString(large)));
		}
		assertEquals(Integer.MIN_VALUE, Decimal.parseWhole("-2147483648"));
		assertEquals(7, Decimal.parseWhole("007"));
	}
}
