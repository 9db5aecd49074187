package org.leeway.web.jdk;

import java.math.BigInteger;

/**
 * A reader of decimal numbers. Rounds to the nearest number of type double, and a tie to the number with an even last bit, as Java
 * does. The readers of TeaVM and of FastDoubleParser need tables of powers of ten, which would add 30 KB to the module.
 *
 * <p>Most numbers are exact quotients or products of two numbers of type double: W. Clinger, <i>How to Read Floating Point Numbers
 * Accurately</i>, PLDI 1990. All other numbers are divided as whole numbers of any length.
 */
final class DecimalText {

	/** Digits of a number that always fits into a double. */
	private static final int EXACT_DIGITS = 15;
	/** The powers of ten that are exact in a double, indexed by exponent. */
	private static final double[] POWERS = new double[23];
	/** Limit for exponents: beyond it, any number that a text can hold is infinite or 0. */
	private static final int MOST_EXPONENT = 1 << 24;
	/**
	 * Limits for the exponent n of a number 0.d x 10^n, where d stands for all digits. Above {@code LARGEST}, the number is
	 * infinite. Below {@code SMALLEST}, the number rounds to 0.
	 */
	private static final int LARGEST = 309;
	private static final int SMALLEST = -325;
	/** Bits of a double, and the exponent of the least bit of the least double. */
	private static final int BITS = 53;
	private static final int LEAST_BIT = -1074;
	/** The exponent of the least bit of the largest doubles. */
	private static final int MOST_BIT = 971;

	static {
		POWERS[0] = 1;
		for (int i = 1; i < POWERS.length; i++) {
			POWERS[i] = 10 * POWERS[i - 1];
		}
	}

	private final CharSequence text;
	private final int end;
	private final StringBuilder digits = new StringBuilder();
	private int next;
	private int exponent;

	private DecimalText(CharSequence text, int start, int end) {
		this.text = text;
		this.next = start;
		this.end = end;
	}

	/**
	 * Reads a decimal number, such as {@code -1.5e3}, from the part [start, start + length) of a text.
	 *
	 * @throws NumberFormatException if this part is not a decimal number
	 */
	static double parse(CharSequence text, int start, int length) {
		return new DecimalText(text, start, start + length).parse();
	}

	private double parse() {
		boolean isNegative = is('-');
		int before = digits();
		int after = is('.') ? digits() : 0;
		exponent = -after;
		if (before + after == 0) {
			throw new NumberFormatException("no digits");
		}
		if (is('e') || is('E')) {
			exponent += exponent();
		}
		if (next < end) {
			throw new NumberFormatException("no number");
		}
		double size = size();
		return isNegative ? -size : size;
	}

	/** Skips a character if it is the next one. Returns whether it was. */
	private boolean is(char character) {
		boolean isNext = next < end && text.charAt(next) == character;
		next += isNext ? 1 : 0;
		return isNext;
	}

	private boolean isDigit() {
		return next < end && text.charAt(next) >= '0' && text.charAt(next) <= '9';
	}

	/** Reads digits, and keeps them without leading zeros. Returns how many there are. */
	private int digits() {
		int start = next;
		for (; isDigit(); next++) {
			if (digits.length() > 0 || text.charAt(next) != '0') {
				digits.append(text.charAt(next));
			}
		}
		return next - start;
	}

	private int exponent() {
		boolean isNegative = is('-');
		if (!isNegative) {
			is('+');
		}
		if (!isDigit()) {
			throw new NumberFormatException("no exponent");
		}
		int size = 0;
		for (; isDigit(); next++) {
			size = Math.min(MOST_EXPONENT, 10 * size + text.charAt(next) - '0');
		}
		return isNegative ? -size : size;
	}

	/** Returns the number that the digits and the exponent stand for. */
	private double size() {
		int first = digits.length() + exponent;
		if (digits.length() == 0 || first < SMALLEST) {
			return 0;
		}
		if (first > LARGEST) {
			return Double.POSITIVE_INFINITY;
		}
		if (digits.length() <= EXACT_DIGITS && Math.abs(exponent) < POWERS.length) {
			double whole = Long.parseLong(digits.toString());
			return exponent < 0 ? whole / POWERS[-exponent] : whole * POWERS[exponent];
		}
		BigInteger whole = new BigInteger(digits.toString());
		BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
		return exponent < 0 ? quotient(whole, power) : quotient(whole.multiply(power), BigInteger.ONE);
	}

	/** Returns the quotient of two numbers, rounded to the nearest double. */
	private static double quotient(BigInteger number, BigInteger divisor) {
		// the quotient of whole numbers gets at least two bits more than a double, so that a tie can be seen
		int unit = Math.max(LEAST_BIT - 2, number.bitLength() - divisor.bitLength() - BITS - 3);
		BigInteger[] parts = number.shiftLeft(Math.max(0, -unit)).divideAndRemainder(divisor.shiftLeft(Math.max(0, unit)));
		long quotient = parts[0].longValue();
		int extra = Math.max(2, Long.SIZE - Long.numberOfLeadingZeros(quotient) - BITS);
		long rounded = quotient >>> extra;
		long rest = quotient - (rounded << extra);
		long half = 1L << extra - 1;
		if (rest > half || rest == half && (parts[1].signum() != 0 || (rounded & 1) == 1)) {
			rounded++;
		}
		if (unit + extra > MOST_BIT) {
			return Double.POSITIVE_INFINITY;
		}
		// the highest of 53 bits adds one to the exponent. A carry gives the next power of two, or the infinite number
		return Double.longBitsToDouble(((long) (unit + extra - LEAST_BIT) << BITS - 1) + rounded);
	}
}
