package org.leeway.core.files;

import java.util.Optional;

import org.leeway.pathing.geom.Decimal;

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

	/** The finite decimal number that a text of another program is, which may have blanks around it and a plus before. */
	public static Optional<Double> number(String text) {
		try {
			return Optional.of(Decimal.parse(unsigned(text)));
		} catch (NumberFormatException none) {
			return Optional.empty();
		}
	}

	/** The whole number of 32 bits that a text is; for the rest as {@link #number}. */
	public static Optional<Integer> whole(String text) {
		try {
			return Optional.of(Decimal.parseWhole(unsigned(text)));
		} catch (NumberFormatException none) {
			return Optional.empty();
		}
	}

	private static String unsigned(String text) {
		String stripped = text.strip();
		return stripped.startsWith("+") ? stripped.substring(1) : stripped;
	}
}
