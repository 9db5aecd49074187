package org.leeway.core.files;

import java.util.Optional;

/** Texts of files in messages, and numbers in texts. */
public final class Words {

	private static final int LONGEST = 40;

	private Words() {
	}

	/** A text in quotes, shortened, on one line. */
	public static String quote(String text) {
		return "\"" + (text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...").replaceAll("\\p{Cntrl}", " ")
				+ "\"";
	}

	/** The finite number that a text is. */
	public static Optional<Double> number(String text) {
		try {
			return Optional.of(Double.parseDouble(text.strip())).filter(Double::isFinite);
		} catch (NumberFormatException none) {
			return Optional.empty();
		}
	}

	/** The whole number of 32 bits that a text is. */
	public static Optional<Integer> whole(String text) {
		try {
			return Optional.of(Integer.parseInt(text.strip()));
		} catch (NumberFormatException none) {
			return Optional.empty();
		}
	}
}
