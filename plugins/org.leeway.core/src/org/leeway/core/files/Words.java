package org.leeway.core.files;

import java.util.Locale;
import java.util.Optional;

import org.leeway.pathing.geom.Decimal;

/** Texts of files in messages, and numbers in texts. */
public final class Words {

	private static final int LONGEST = 40;
	private static final int LONGEST_REASON = 200;

	private Words() {
	}

	/** A text in quotes, shortened, on one line. */
	public static String quote(String text) {
		return "\"" + shortened(text) + "\"";
	}

	/** A name as messages show it without quotes: shortened, on one line. */
	public static String shortened(String name) {
		return shortened(name, LONGEST);
	}

	/** What a library says is wrong with a file, which may quote much of it: shortened, on one line. */
	public static String reason(String message) {
		return shortened(message, LONGEST_REASON);
	}

	/** A text on one line, of at most so many characters and three dots. */
	static String shortened(String text, int longest) {
		String shown = visible(start(text, longest));
		return text.length() <= longest && shown.length() <= longest ? shown : start(shown, longest) + "...";
	}

	/** Cuts a text after so many characters, or one less where that would cut through a pair. */
	private static String start(String text, int longest) {
		boolean splits = text.length() > longest && Character.isSurrogatePair(text.charAt(longest - 1), text.charAt(longest));
		return text.substring(0, splits ? longest - 1 : Math.min(longest, text.length()));
	}

	/**
	 * Shows on one line what would control a terminal or could not be seen: a newline as {@code \n}, others as a backslash, a
	 * {@code u} and four hexadecimal digits for each {@code char}. Every message and every line of a report for people goes
	 * through here.
	 */
	public static String visible(String text) {
		if (text.codePoints().noneMatch(Words::isHidden)) {
			return text;
		}
		StringBuilder shown = new StringBuilder();
		text.codePoints().forEach(c -> {
			if (isHidden(c)) {
				Character.toString(c).chars().forEach(each -> shown.append(escape(each)));
			} else {
				shown.appendCodePoint(c);
			}
		});
		return shown.toString();
	}

	/** Tells controls, separators of lines, marks that format text or reverse it, and halves of pairs. */
	private static boolean isHidden(int c) {
		return switch (Character.getType(c)) {
		case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
				Character.SURROGATE -> true;
		default -> false;
		};
	}

	private static String escape(int c) {
		return switch (c) {
		case '\n' -> "\\n";
		case '\r' -> "\\r";
		case '\t' -> "\\t";
		default -> String.format(Locale.ROOT, "\\u%04x", c);
		};
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
