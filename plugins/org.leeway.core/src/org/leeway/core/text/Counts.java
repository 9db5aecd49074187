package org.leeway.core.text;

import java.util.Locale;

/** Formatting of counts: digits in groups of three with commas, followed by a noun. */
public final class Counts {

	private Counts() {
	}

	/** Returns a count as digits, with a comma before each group of three: {@code 12}, {@code 5,041}. */
	public static String digits(long count) {
		return String.format(Locale.ROOT, "%,d", count);
	}

	/** Returns a number with a noun whose plural ends in s: {@code 1 cell}, {@code 12 cells}. */
	public static String of(long count, String noun) {
		return of(count, noun, noun + "s");
	}

	/** Returns a number with words that differ in the plural: {@code 1 mesh is}, {@code 2 meshes are}. */
	public static String of(long count, String one, String many) {
		return digits(count) + " " + (count == 1 ? one : many);
	}

	/** Returns a number of cells as a text: {@code 1 cell}, {@code 12 cells}. */
	public static String cells(long count) {
		return of(count, "cell");
	}

	/**
	 * Returns a number that is known only up to a limit. From the limit on, a plus sign follows: for a limit of 16,
	 * {@code 3} and {@code 16+}.
	 */
	public static String upTo(int value, int limit) {
		return value >= limit ? value + "+" : Integer.toString(value);
	}
}
