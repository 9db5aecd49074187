package org.leeway.web.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;

/** The reader of numbers in the module against Java's, and against the reader that core has in Java. */
class DecimalTextTest {

	private static final int ROUNDS = 100_000;
	private static final List<String> NUMBERS = List.of("0", "-0", "00.0", "-0e5", ".5", "5.", "-.5e3", "1e0", "1E+2", "1e-2", "007",
			"1e22", "1e23", "8.5e22", "9007199254740993", "9007199254740992.99999999999999999", "1.7976931348623157e308",
			"1.7976931348623158e308", "1.7976931348623159e308", "1e309", "1e99999999999", "1e-99999999999", "0e99999999999",
			"4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308",
			"0." + "0".repeat(400) + "1e401", "1" + "0".repeat(400) + "e-400");
	private static final List<String> OTHERS = List.of("", "-", ".", "e5", "1e", "1e+", "--1", "1.2.3", "1x", "- 1", "1e5.0");

	private final Random random = new Random(25);

	private static void check(String text) {
		double expected = Double.parseDouble(text);
		double read = DecimalText.parse("<" + text + ">", 1, text.length());
		assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(read), () -> text + " gave " + read);
	}

	@Test
	void readsWhatIsHardToRound() {
		NUMBERS.forEach(DecimalTextTest::check);
	}

	@Test
	void refusesWhatCoreRefuses() {
		for (String text : OTHERS) {
			assertThrows(NumberFormatException.class, () -> JavaDoubleParser.parseDouble(text, 0, text.length()), text);
			assertThrows(NumberFormatException.class, () -> DecimalText.parse(text, 0, text.length()), text);
		}
	}

	@Test
	void readsTheTextsOfAllKindsOfNumbers() {
		for (int i = 0; i < ROUNDS; i++) {
			double number = Double.longBitsToDouble(random.nextLong());
			if (Double.isFinite(number)) {
				check(Double.toString(number));
			}
			check(String.valueOf((random.nextInt() >> random.nextInt(32)) / 1000.0));
			check(digits(1 + random.nextInt(25)) + "." + digits(random.nextInt(25)) + "e" + (random.nextInt(660) - 330));
		}
	}

	/**
	 * A tie lies exactly in the middle between two neighbouring doubles. The test also reads decimals that differ from a tie
	 * only in the last digit.
	 */
	@Test
	void roundsTiesToEven() {
		for (int i = 0; i < ROUNDS / 10; i++) {
			double number = Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE);
			if (number < Double.MAX_VALUE) {
				BigDecimal tie = new BigDecimal(number).add(new BigDecimal(Math.nextUp(number))).divide(BigDecimal.TWO);
				check(tie.toString());
				check(tie.add(tie.ulp()).toString());
				check(tie.subtract(tie.ulp()).toString());
			}
		}
	}

	private String digits(int count) {
		StringBuilder digits = new StringBuilder();
		for (int i = 0; i < count; i++) {
			digits.append(random.nextInt(10));
		}
		return digits.toString();
	}
}
