package org.leeway.pathing.grid.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The beginning of a text that is read character by character. With this beginning, a reader can recognise the size of a grid,
 * for example {@code 64 x 48}. A message can quote the beginning instead of a long text.
 */
final class TextExcerpt {

	private static final int LONGEST_SIZE = 1000;
	private static final int LONGEST_QUOTE = 24;
	private static final Pattern SIZE = Pattern.compile("([0-9]+)[ \t\r]*x[ \t\r]*([0-9]+)[ \t\r]*");

	private final StringBuilder beginning = new StringBuilder();

	void append(char c) {
		if (beginning.length() <= LONGEST_SIZE) {
			beginning.append(c);
		}
	}

	boolean isEmpty() {
		return beginning.isEmpty();
	}

	void clear() {
		beginning.setLength(0);
	}

	/** Returns the width and the height if the text is a size such as {@code 64 x 48}. Returns null otherwise. */
	long[] size() {
		Matcher matcher = SIZE.matcher(beginning);
		return beginning.length() <= LONGEST_SIZE && matcher.matches()
				? new long[] { number(matcher.group(1)), number(matcher.group(2)) } : null;
	}

	private static long number(String digits) {
		long value = 0;
		for (int i = 0; i < digits.length(); i++) {
			value = RunToken.append(value, digits.charAt(i) - '0');
		}
		return value;
	}

	/** Returns the text as messages quote it. */
	@Override
	public String toString() {
		return quote(beginning);
	}

	static String quote(CharSequence text) {
		return text.length() <= LONGEST_QUOTE ? text.toString().strip()
				: text.subSequence(0, LONGEST_QUOTE) + "...";
	}
}
