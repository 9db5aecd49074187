package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.Collectors;

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

	@Test
	void plainTextIsThatOfABigDecimal() {
		long seed = 9;
		Random random = new Random(seed);
		for (int i = 0; i < 10_000; i++) {
			double value = random.nextBoolean() ? random.nextInt(-1000, 1000) / 8.0 : Double.longBitsToDouble(random.nextLong());
			if (Double.isFinite(value)) {
				assertEquals(new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString(), Decimal.plain(value),
						"seed " + seed);
			}
		}
		assertEquals("0", Decimal.plain(-0.0));
		assertEquals("10000000000", Decimal.plain(1e10));
	}

	@Test
	void readsWhatTheJdkReads() {
		long seed = 8;
		Random random = new Random(seed);
		for (int i = 0; i < 100_000; i++) {
			String text = (random.nextBoolean() ? "-" : "") + digits(random, 25)
					+ (random.nextBoolean() ? "." + digits(random, 25) : "")
					+ (random.nextBoolean() ? "e" + (random.nextInt(700) - 350) : "");
			double expected = Double.parseDouble(text);
			if (Double.isFinite(expected)) {
				assertEquals(expected, Decimal.parse(text), text + ", seed " + seed);
			}
		}
		double half = 0x1p53;
		assertEquals(half, Decimal.parse("9007199254740993"), "half way between two numbers");
		assertEquals(Math.nextUp(half), Decimal.parse("9007199254740993." + "0".repeat(800) + "1"));
	}

	private static String digits(Random random, int most) {
		return random.ints(1 + random.nextInt(most), 0, 10).mapToObj(Integer::toString).collect(Collectors.joining());
	}
}
