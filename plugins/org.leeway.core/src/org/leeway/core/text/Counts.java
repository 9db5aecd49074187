package org.leeway.core.text;

/** Formatting of counts: digits in groups of three with commas, followed by a noun. */
public final class Counts {

	private static final int GROUP = 3;

	private Counts() {
	}

	/** Returns a count as digits, with a comma before each group of three: {@code 12}, {@code 5,041}. */
	public static String digits(long count) {
		// reports have many counts, and String.format takes microseconds
		StringBuilder digits = new StringBuilder(Long.toString(count));
		for (int at = digits.length() - GROUP; at > (count < 0 ? 1 : 0); at -= GROUP) {
			digits.insert(at, ',');
		}
		return digits.toString();
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
