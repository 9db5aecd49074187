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
		String shown = visible(text.length() <= longest ? text : text.substring(0, longest));
		return text.length() <= longest && shown.length() <= longest ? shown
				: shown.substring(0, Math.min(longest, shown.length())) + "...";
	}

	/**
	 * A text on one line that shows what would control a terminal: a newline as {@code \n}, others as a backslash,
	 * a {@code u} and four hexadecimal digits. Every message and every line of a report for people goes through here.
	 */
	public static String visible(String text) {
		if (text.codePoints().noneMatch(Words::isControl)) {
			return text;
		}
		StringBuilder shown = new StringBuilder();
		text.codePoints().forEach(c -> {
			if (isControl(c)) {
				shown.append(escape(c));
			} else {
				shown.appendCodePoint(c);
			}
		});
		return shown.toString();
	}

	/** Controls of ISO 6429, separators of lines, and marks that reverse the text after them. */
	private static boolean isControl(int c) {
		return Character.isISOControl(c) || c == 0x2028 || c == 0x2029 || c >= 0x202A && c <= 0x202E
				|| c >= 0x2066 && c <= 0x2069;
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
