package org.leeway.core.files;

import java.util.Locale;
import java.util.Optional;

import org.leeway.pathing.util.Decimal;

/** Formatting of texts from files for messages, and parsing of numbers. */
public final class MessageText {

	private static final int LONGEST = 40;
	private static final int LONGEST_REASON = 200;

	private MessageText() {
	}

	/** Returns a text in quotes, shortened, on one line. */
	public static String quote(String text) {
		return "\"" + shortened(text) + "\"";
	}

	/** Returns a name for messages, without quotes, shortened and on one line. */
	public static String shortened(String name) {
		return shortened(name, LONGEST);
	}

	/**
	 * Returns a library's message about a file, shortened and on one line. Such a message may quote a large part of the
	 * file.
	 */
	public static String reason(String message) {
		return shortened(message, LONGEST_REASON);
	}

	/** Returns a text on one line. If the text is longer than {@code longest} characters, cuts the rest and appends three dots. */
	static String shortened(String text, int longest) {
		String shown = visible(start(text, longest));
		return text.length() <= longest && shown.length() <= longest ? shown : start(shown, longest) + "...";
	}

	/**
	 * Returns the first {@code longest} characters of a text. If this would split a surrogate pair, returns one
	 * character less.
	 */
	private static String start(String text, int longest) {
		boolean splits = text.length() > longest && Character.isSurrogatePair(text.charAt(longest - 1), text.charAt(longest));
		return text.substring(0, splits ? longest - 1 : Math.min(longest, text.length()));
	}

	/**
	 * Escapes characters that control a terminal or are invisible. A newline becomes {@code \n}. Other such characters
	 * become a backslash, a {@code u} and four hexadecimal digits. All messages and reports for people go through here.
	 */
	public static String visible(String text) {
		if (text.codePoints().noneMatch(MessageText::isHidden)) {
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

	/**
	 * Returns whether a character has no visible sign of its own. Such characters are control characters, separators of
	 * lines or paragraphs, invisible formatting characters, and halves of surrogate pairs.
	 */
	private static boolean isHidden(int c) {
		if (c >= ' ' && c <= '~') {
			// most characters of most messages
			return false;
		}
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

	/**
	 * Parses a finite decimal number. Accepts blanks around the number and a plus before it. Empty if the text is no
	 * such number.
	 */
	public static Optional<Double> number(String text) {
		try {
			return Optional.of(Decimal.parse(unsigned(text)));
		} catch (NumberFormatException none) {
			return Optional.empty();
		}
	}

	/**
	 * Parses a whole number of 32 bits. Accepts blanks around the number and a plus before it. Empty if the text is no
	 * such number.
	 */
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
