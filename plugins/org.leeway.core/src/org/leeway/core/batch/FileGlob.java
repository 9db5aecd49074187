package org.leeway.core.batch;

import java.util.regex.Pattern;

/**
 * A pattern of paths with slashes. {@code *} and {@code ?} match characters within a name. {@code **} matches any
 * number of folders. <code>{a,b}</code> matches one of several texts. A name that begins with a dot is matched only if
 * the pattern has the dot too.
 *
 * @param text the pattern, as the config has it
 * @param line the line of the config
 */
record FileGlob(String text, int line) {

	private static final String SPECIAL = "*?{";

	/** Returns whether the pattern is a plain path without wildcards. */
	boolean isName() {
		return firstSpecial() == text.length();
	}

	/**
	 * Returns the fixed folder at the start of the pattern, which contains all matches. For example, the base of
	 * {@code maps/a*.tmx} is {@code maps/}. The text ends with a slash, or is empty.
	 */
	String base() {
		return text.substring(0, text.lastIndexOf('/', firstSpecial() - 1) + 1);
	}

	private int firstSpecial() {
		int first = text.length();
		for (char special : SPECIAL.toCharArray()) {
			int at = text.indexOf(special);
			first = at >= 0 && at < first ? at : first;
		}
		return first;
	}

	/** Returns how many folders can lie between the folder {@link #base} and a match. */
	int depth() {
		String rest = text.substring(base().length());
		return rest.contains("**") ? Integer.MAX_VALUE : (int) rest.chars().filter(each -> each == '/').count();
	}

	/** Returns the pattern as a regular expression for whole paths. */
	Pattern pattern() {
		StringBuilder regex = new StringBuilder();
		int braces = 0;
		for (int i = 0; i < text.length(); i++) {
			char each = text.charAt(i);
			String visible = i == 0 || text.charAt(i - 1) == '/' ? "(?!\\.)" : "";
			if (text.startsWith("**/", i)) {
				regex.append("(?:(?!\\.)[^/]+/)*");
				i += 2;
			} else if (text.startsWith("**", i)) {
				regex.append("(?:(?!\\.)[^/]+/)*(?!\\.)[^/]*");
				i++;
			} else if (each == '*') {
				regex.append(visible).append("[^/]*");
			} else if (each == '?') {
				regex.append(visible).append("[^/]");
			} else if (each == '{') {
				regex.append("(?:");
				braces++;
			} else if (each == '}' && braces > 0) {
				regex.append(")");
				braces--;
			} else if (each == ',' && braces > 0) {
				regex.append("|");
			} else {
				regex.append(Pattern.quote(String.valueOf(each)));
			}
		}
		return Pattern.compile(regex.append(")".repeat(braces)).toString());
	}
}
