package org.leeway.web.jdk;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The conversions of {@link String#format} that Leeway uses, for the root locale: {@code %s}, {@code %d}, {@code %,d},
 * {@code %.2f}, {@code %04x}, {@code %04X}, {@code %#06x} and {@code %%}. The formatter of TeaVM would add the data of locales to
 * the WebAssembly module. A formatter with regular expressions would add the data of regular expressions.
 */
final class TextFormat {

	private static final int GROUP = 3;

	private final String template;
	private final StringBuilder text = new StringBuilder();
	/** The index of the next character of the template. */
	private int next;

	/**
	 * A conversion of a value to text.
	 *
	 * @param flag a comma to group digits, # for the prefix 0x, or a blank
	 * @param padding the character that fills the width
	 * @param digits the number of digits after the point
	 * @param kind the letter of the conversion
	 */
	private record Conversion(char flag, char padding, int width, int digits, char kind) {
	}

	private TextFormat(String template) {
		this.template = template;
	}

	static String format(String template, Object... values) {
		return new TextFormat(template).with(values);
	}

	private String with(Object... values) {
		int value = 0;
		while (next < template.length()) {
			char character = template.charAt(next++);
			if (character != '%') {
				text.append(character);
			} else if (is('%')) {
				text.append('%');
			} else {
				text.append(convert(conversion(), values[value++]));
			}
		}
		return text.toString();
	}

	/** Skips the next character of the template if this is {@code character}. Returns whether a character was skipped. */
	private boolean is(char character) {
		boolean isNext = template.charAt(next) == character;
		next += isNext ? 1 : 0;
		return isNext;
	}

	private Conversion conversion() {
		char flag = is(',') ? ',' : is('#') ? '#' : ' ';
		char padding = is('0') ? '0' : ' ';
		int width = number();
		int digits = is('.') ? number() : 0;
		return new Conversion(flag, padding, width, digits, template.charAt(next++));
	}

	private int number() {
		int number = 0;
		for (; Character.isDigit(template.charAt(next)); next++) {
			number = 10 * number + template.charAt(next) - '0';
		}
		return number;
	}

	private static String convert(Conversion to, Object value) {
		String text = switch (to.kind) {
		case 'd' -> to.flag == ',' ? grouped(String.valueOf(value)) : String.valueOf(value);
		case 'f' -> decimal((Double) value, to.digits);
		case 'x' -> Integer.toHexString((Integer) value);
		case 'X' -> Integer.toHexString((Integer) value).toUpperCase();
		default -> String.valueOf(value);
		};
		String prefix = to.flag == '#' ? "0x" : "";
		return prefix + String.valueOf(to.padding).repeat(Math.max(0, to.width - prefix.length() - text.length())) + text;
	}

	private static String grouped(String digits) {
		int first = digits.startsWith("-") ? 1 : 0;
		StringBuilder text = new StringBuilder(digits);
		for (int i = digits.length() - GROUP; i > first; i -= GROUP) {
			text.insert(i, ',');
		}
		return text.toString();
	}

	/**
	 * Returns a number with the given number of digits after the point. Like Java's formatter, rounds the decimal of
	 * {@link Double#toString(double)}, and not the exact value of the number.
	 */
	private static String decimal(double value, int digits) {
		if (Double.isNaN(value) || Double.isInfinite(value)) {
			return Double.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
		}
		String text = new BigDecimal(Double.toString(value)).setScale(digits, RoundingMode.HALF_UP).toPlainString();
		boolean isNegative = Double.compare(value, 0) < 0;
		return isNegative && !text.startsWith("-") ? "-" + text : text;
	}
}
