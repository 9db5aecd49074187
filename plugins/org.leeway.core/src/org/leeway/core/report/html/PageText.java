package org.leeway.core.report.html;

/**
 * Conversion of texts of users for a page. Characters that could hide, reverse or break the text beside them are made
 * visible.
 */
final class PageText {

	private static final int UNKNOWN = 0xFFFD;

	private PageText() {
	}

	/**
	 * Replaces invisible characters of a text by their names, such as {@code <U+202E>}. Tabs and ends of lines become
	 * blanks. Control characters and half surrogate pairs become U+FFFD.
	 */
	static String of(String text) {
		StringBuilder plain = new StringBuilder(text.length());
		text.codePoints().forEach(each -> {
			if (formatsText(each)) {
				plain.append(String.format("<U+%04X>", each));
			} else {
				plain.appendCodePoint(endsLine(each) ? ' ' : isHidden(each) ? UNKNOWN : each);
			}
		});
		return plain.toString();
	}

	private static boolean formatsText(int character) {
		return Character.getType(character) == Character.FORMAT;
	}

	private static boolean endsLine(int character) {
		return character == '\t' || character == '\n' || character == '\r' || character == 0x2028 || character == 0x2029;
	}

	private static boolean isHidden(int character) {
		return Character.isISOControl(character) || character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
	}
}
