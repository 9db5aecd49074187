package org.leeway.core.text;

import java.util.Locale;

/** Formatting of lengths, costs and times for people. */
public final class Lengths {

	private Lengths() {
	}

	/** Returns a number with two digits after the point, which is a hundredth of a cell or of a second. */
	public static String format(double value) {
		return String.format(Locale.ROOT, "%.2f", value);
	}
}
