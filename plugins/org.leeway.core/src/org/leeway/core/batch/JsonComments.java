package org.leeway.core.batch;

/**
 * A filter that removes comments from JSON. Configs may have comments, as the settings of some editors do. Comments are
 * written as in Java.
 */
final class JsonComments {

	private JsonComments() {
	}

	/** Replaces comments by blanks, so that the lines and columns of the remaining text stay the same. */
	static String blank(String text) {
		StringBuilder blank = new StringBuilder(text);
		int i = 0;
		while (i < text.length()) {
			int end = text.charAt(i) == '"' ? afterString(text, i) : i + 1;
			if (text.startsWith("//", i)) {
				end = endOf(text, "\n", i, 0);
				erase(blank, i, end);
			} else if (text.startsWith("/*", i)) {
				end = endOf(text, "*/", i + 2, 2);
				erase(blank, i, end);
			}
			i = end;
		}
		return blank.toString();
	}

	private static int afterString(String text, int quote) {
		int i = quote + 1;
		while (i < text.length() && text.charAt(i) != '"' && text.charAt(i) != '\n') {
			i += text.charAt(i) == '\\' ? 2 : 1;
		}
		return Math.min(text.length(), i + 1);
	}

	private static int endOf(String text, String mark, int from, int more) {
		int end = text.indexOf(mark, from);
		return end < 0 ? text.length() : end + more;
	}

	private static void erase(StringBuilder text, int from, int to) {
		for (int i = from; i < to; i++) {
			if (text.charAt(i) != '\n') {
				text.setCharAt(i, ' ');
			}
		}
	}
}
