package org.leeway.core.report.html;

/** Text of users on a page: names that could hide, turn round or break what stands beside them become plain to see. */
final class PageText {

	private static final int UNKNOWN = 0xFFFD;

	private PageText() {
	}

	/**
	 * The text with names of the characters that nobody sees, such as {@code <U+202E>}, which turns the direction of text;
	 * blanks for ends of lines; and U+FFFD for control characters and halves of characters.
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
