package org.leeway.pathing.util;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;

/**
 * A converter between numbers and text. A coordinate is written as the shortest decimal that gives the same {@code
 * double} again, without a needless ".0".
 * <p>
 * Numbers are read strictly, and digits are ASCII digits. Unlike the JDK, the reader accepts no plus before the digits,
 * no hexadecimal form, no suffix and no blank.
 */
public final class Decimal {

	private Decimal() {
	}

	public static String format(double value) {
		String text = Double.toString(value);
		return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
	}

	/**
	 * Formats a number as the shortest decimal that gives the same number again, without an exponent, a needless ".0" or
	 * a negative zero.
	 */
	public static String plain(double value) {
		String text = format(value == 0 ? 0 : value);
		int exponent = text.indexOf('E');
		return exponent < 0 ? text : plain(text.substring(0, exponent), Integer.parseInt(text.substring(exponent + 1)));
	}

	/**
	 * Writes a number without its exponent, by moving the decimal point. Uses no BigDecimal, which needs 12 ms to load
	 * in JDK 25.
	 *
	 * @param mantissa the number without the exponent, with one digit before the point
	 */
	private static String plain(String mantissa, int exponent) {
		String sign = mantissa.startsWith("-") ? "-" : "";
		String digits = (mantissa.endsWith(".0") ? mantissa.substring(0, mantissa.length() - 2) : mantissa).replace(".", "")
				.replace("-", "");
		if (exponent < 0) {
			return sign + "0." + "0".repeat(-exponent - 1) + digits;
		}
		int after = digits.length() - 1 - exponent;
		return sign + (after <= 0 ? digits + "0".repeat(-after)
				: digits.substring(0, exponent + 1) + "." + digits.substring(exponent + 1));
	}

	/**
	 * Reads a finite decimal number, such as {@code -1.5} or {@code 2e+3}.
	 *
	 * @throws NumberFormatException if the text is no such number
	 */
	public static double parse(String text) {
		return parse(text, 0, text.length());
	}

	/** Reads the number in the part [from, to) of a text, as {@link #parse(String)} does. */
	public static double parse(String text, int from, int to) {
		double value = mayBeNumber(text, from, to) ? parseOrNaN(text, from, to) : Double.NaN;
		if (!Double.isFinite(value)) {
			throw new NumberFormatException(
					"\"" + shorten(text.substring(from, to)) + "\" where a finite number was expected");
		}
		return value;
	}

	/**
	 * Reads a whole number of 32 bits, such as {@code -12}.
	 *
	 * @throws NumberFormatException if the text is no such number
	 */
	public static int parseWhole(String text) {
		long value = parseLong(text);
		if (value != (int) value) {
			throw noWhole(text);
		}
		return (int) value;
	}

	/**
	 * Reads a whole number of 64 bits.
	 *
	 * @throws NumberFormatException if the text is no such number
	 */
	public static long parseLong(String text) {
		if (!text.chars().allMatch(c -> c >= '0' && c <= '9' || c == '-')) {
			throw noWhole(text);
		}
		try {
			return Long.parseLong(text);
		} catch (NumberFormatException noNumber) {
			throw noWhole(text);
		}
	}

	private static NumberFormatException noWhole(String text) {
		return new NumberFormatException("\"" + shorten(text) + "\" where a whole number was expected");
	}

	private static double parseOrNaN(String text, int from, int to) {
		try {
			return JavaDoubleParser.parseDouble(text, from, to - from);
		} catch (NumberFormatException noNumber) {
			return Double.NaN;
		}
	}

	private static boolean mayBeNumber(String text, int from, int to) {
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			if ((c < '0' || c > '9') && c != '.' && c != '-' && c != 'e' && c != 'E' && (c != '+' || i == from)) {
				return false;
			}
		}
		return true;
	}

	private static String shorten(String text) {
		return text.length() <= 24 ? text : text.substring(0, 24) + "...";
	}
}
