package org.leeway.core.text;

import java.util.Locale;

/** Formatting of lengths, costs and times for people. */
public final class Lengths {

	private Lengths() {
	}

	/** Formats a number with two digits after the decimal point, such as {@code 4.83}. */
	public static String format(double value) {
		return String.format(Locale.ROOT, "%.2f", value);
	}
}
