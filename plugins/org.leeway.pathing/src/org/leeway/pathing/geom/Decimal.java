package org.leeway.pathing.geom;

/** Coordinates as text: the shortest decimal that gives the same {@code double} again, without a needless ".0". */
public final class Decimal {

	private Decimal() {
	}

	public static String format(double value) {
		String text = Double.toString(value);
		return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
	}

	/**
	 * Reads a finite decimal number. Unlike {@link Double#parseDouble} it takes no hexadecimal form, no suffix and no
	 * surrounding blanks.
	 *
	 * @throws IllegalArgumentException if the text is no such number
	 */
	public static double parse(String text) {
		double value = text.chars().allMatch(Decimal::mayOccur) ? parseOrNaN(text) : Double.NaN;
		if (!Double.isFinite(value)) {
			throw new IllegalArgumentException("\"" + shorten(text) + "\" where a finite number was expected");
		}
		return value;
	}

	private static double parseOrNaN(String text) {
		try {
			return Double.parseDouble(text);
		} catch (NumberFormatException noNumber) {
			return Double.NaN;
		}
	}

	private static boolean mayOccur(int c) {
		return c >= '0' && c <= '9' || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
	}

	private static String shorten(String text) {
		return text.length() <= 24 ? text : text.substring(0, 24) + "...";
	}
}
