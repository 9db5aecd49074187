package org.leeway.core.exchange.godot.scene;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.LevelFormatException;

/** A reader of the bytes of a text in UTF-8 that counts lines. */
final class TextSource {

	/** The result of {@link #peek} and {@link #next} at the end of the text. */
	static final int END = -1;

	private static final int BUFFER = 1 << 16;
	/** Limit for the length of a word, in characters. Names of types and properties are shorter. */
	private static final int LONGEST_WORD = 1000;
	/** Limit for the length of a quoted text, in bytes. A text that is only skipped may be longer. */
	private static final int LONGEST_TEXT = 1 << 16;

	private final InputStream in;
	private final String file;
	private final byte[] buffer = new byte[BUFFER];
	private int position;
	private int limit;
	private int line = 1;

	/**
	 * Creates a source.
	 *
	 * @param file the name of the file, for messages
	 */
	TextSource(InputStream in, String file) {
		this.in = in;
		this.file = file;
	}

	/** Returns the line of the next character, counted from 1. */
	int line() {
		return line;
	}

	String file() {
		return file;
	}

	LevelFormatException error(String problem) {
		return new LevelFormatException(file, line, problem);
	}

	/** Returns the next byte without consuming it. Returns {@link #END} at the end of the text. */
	int peek() throws IOException {
		if (position >= limit) {
			position = 0;
			limit = Math.max(0, in.read(buffer, 0, BUFFER));
		}
		return position < limit ? buffer[position] & 0xFF : END;
	}

	/** Consumes the next byte and returns it. Returns {@link #END} at the end of the text. */
	int next() throws IOException {
		int c = peek();
		if (c != END) {
			position++;
			line += c == '\n' ? 1 : 0;
		}
		return c;
	}

	/** Consumes the next byte. Fails if it is not the expected character. */
	void expect(char expected) throws IOException {
		skipBlanks();
		int c = peek();
		if (c != expected) {
			throw error((c == END ? "the file ends" : shown(c)) + ", expected " + expected);
		}
		next();
	}

	/**
	 * Consumes bytes up to the character {@code end}, but not this character.
	 *
	 * @param target receives the bytes. If the array is full, reading stops, even before {@code end}
	 * @return the number of bytes. If the array is not full, the next character is {@code end}
	 * @throws LevelFormatException if the text ends before the character
	 */
	int takeUntil(char end, byte[] target) throws IOException {
		int count = 0;
		while (count < target.length && peek() != end) {
			if (peek() == END) {
				throw error("the file ends, expected " + end);
			}
			int from = position;
			while (position < limit && count < target.length && buffer[position] != end) {
				target[count++] = buffer[position++];
			}
			for (int i = from; i < position; i++) {
				line += buffer[i] == '\n' ? 1 : 0;
			}
		}
		return count;
	}

	/** Returns a character as text for messages. */
	static String shown(int c) {
		return c > ' ' && c < 0x7F ? Character.toString(c) : "a character of code " + c;
	}

	/** Skips blanks, ends of lines, and comments, which go from a semicolon to the end of the line. */
	void skipBlanks() throws IOException {
		for (int c = peek(); c != END && (c <= ' ' || c == ';'); c = peek()) {
			next();
			while (c == ';' && peek() != '\n' && peek() != END) {
				next();
			}
		}
	}

	static boolean isWordPart(int c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
	}

	/** Reads letters, digits and underscores. Empty if the next character is none of these. */
	String word() throws IOException {
		StringBuilder word = new StringBuilder();
		while (isWordPart(peek())) {
			append(word);
		}
		return word.toString();
	}

	/** Consumes the next byte and appends it to a word. */
	void append(StringBuilder word) throws IOException {
		if (word.length() == LONGEST_WORD) {
			throw error("a word of more than " + LONGEST_WORD + " characters, expected a shorter one");
		}
		word.append((char) next());
	}

	/** Reads the name of a property: the characters before the equals sign, or a text in quotes. */
	String key() throws IOException {
		if (peek() == '"') {
			return quoted(true);
		}
		StringBuilder key = new StringBuilder();
		while (peek() > ' ' && peek() != '=') {
			append(key);
		}
		return key.toString();
	}

	/**
	 * Reads a text in quotes.
	 *
	 * @param keep whether to return the text. Otherwise it is skipped, and the result is empty
	 */
	String quoted(boolean keep) throws IOException {
		int start = line;
		expect('"');
		ByteArrayOutputStream text = new ByteArrayOutputStream(keep ? 32 : 0);
		for (int c = next(); c != '"'; c = next()) {
			if (c == END) {
				throw new LevelFormatException(file, start, "a text without an end, expected \"");
			}
			int escaped = c == '\\' ? next() : END;
			if (keep) {
				if (text.size() >= LONGEST_TEXT) {
					throw error("a text of more than " + LONGEST_TEXT + " bytes, expected a shorter one");
				}
				text.writeBytes(c == '\\' ? escape(escaped) : new byte[] {(byte) c});
			}
		}
		return text.toString(StandardCharsets.UTF_8);
	}

	private byte[] escape(int c) throws IOException {
		int code = switch (c) {
		case 'n' -> '\n';
		case 't' -> '\t';
		case 'r' -> '\r';
		case 'a', 'b', 'f', 'v' -> ' ';
		case 'u' -> hex(4);
		case 'U' -> hex(6);
		default -> c;
		};
		return Character.isValidCodePoint(code) ? Character.toString(code).getBytes(StandardCharsets.UTF_8) : new byte[] {'?'};
	}

	private int hex(int digits) throws IOException {
		int code = 0;
		for (int i = 0; i < digits; i++) {
			int digit = Character.digit(peek(), 16);
			if (digit < 0) {
				throw error("a character code with " + i + " digits, expected " + digits);
			}
			next();
			code = code << 4 | digit;
		}
		return code;
	}
}
