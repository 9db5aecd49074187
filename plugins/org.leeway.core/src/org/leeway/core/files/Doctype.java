package org.leeway.core.files;

import java.io.IOException;
import java.io.Reader;

/**
 * A reader that replaces a DOCTYPE declaration by blanks. In a file with a declaration, XML parsers silently drop entities that
 * are not defined. In a file without a declaration, they report such entities as errors. A declaration that defines entities is
 * kept, so that Leeway refuses the file.
 */
final class Doctype extends Reader {

	/**
	 * Limit, in characters: the declaration is looked for only in the first part of the text, up to this length. A declaration
	 * that ends later is not replaced.
	 */
	private static final int LONGEST = 1 << 16;
	private static final String BEGIN = "<!DOCTYPE";
	private static final String ENTITY = "<!ENTITY";

	private final Reader in;
	/** The first characters of the file, at most {@link #LONGEST}. Null before the first read. */
	private char[] head;
	private int headLength;
	private int position;

	private Doctype(Reader in) {
		this.in = in;
	}

	/**
	 * Returns a reader that reads the text of {@code in}. If the text has a DOCTYPE declaration without entities, the
	 * reader returns blanks in place of the declaration.
	 */
	static Reader blankedOut(Reader in) {
		return new Doctype(in);
	}

	@Override
	public int read(char[] target, int offset, int length) throws IOException {
		if (head == null) {
			readHead();
		}
		if (position == headLength) {
			return in.read(target, offset, length);
		}
		int count = Math.min(length, headLength - position);
		System.arraycopy(head, position, target, offset, count);
		position += count;
		return count;
	}

	private void readHead() throws IOException {
		char[] text = new char[LONGEST];
		for (int read = in.read(text); read > 0; read = in.read(text, headLength, LONGEST - headLength)) {
			headLength += read;
		}
		head = text;
		String beginning = new String(text, 0, headLength);
		int from = begin(beginning);
		int to = from < 0 ? from : end(beginning, from + BEGIN.length());
		if (to > 0 && !beginning.substring(from, to).contains(ENTITY)) {
			for (int i = from; i < to; i++) {
				text[i] = text[i] == '\n' || text[i] == '\r' ? text[i] : ' ';
			}
		}
	}

	/**
	 * Returns the position of the declaration. -1 if there is none. Only blanks, comments and processing instructions
	 * may come before the declaration.
	 */
	private static int begin(String text) {
		int at = 0;
		while (at >= 0) {
			while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
				at++;
			}
			if (text.startsWith("<?", at)) {
				at = after(text, "?>", at);
			} else if (text.startsWith("<!--", at)) {
				at = after(text, "-->", at);
			} else {
				return text.startsWith(BEGIN, at) ? at : -1;
			}
		}
		return -1;
	}

	private static int after(String text, String end, int from) {
		int at = text.indexOf(end, from);
		return at < 0 ? -1 : at + end.length();
	}

	/**
	 * Returns the position just after the declaration. -1 if the declaration has no end.
	 *
	 * @param from a position in the declaration, after {@code <!DOCTYPE}
	 */
	private static int end(String text, int from) {
		boolean isInside = false;
		for (int at = from; at >= 0 && at < text.length();) {
			char c = text.charAt(at);
			if (c == '>' && !isInside) {
				return at + 1;
			}
			isInside = c == '[' || isInside && c != ']';
			at = c == '"' || c == '\'' ? after(text, Character.toString(c), at + 1)
					: text.startsWith("<!--", at) ? after(text, "-->", at) : at + 1;
		}
		return -1;
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
