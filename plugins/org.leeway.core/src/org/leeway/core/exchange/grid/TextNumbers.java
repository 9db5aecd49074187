package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/** A reader of the words of an ASCII file. Lines may have any length. A word, such as a number, has at most 64 characters. */
final class TextNumbers {

	private static final int LONGEST = 64;

	private final InputStream in;
	private final GridSource source;
	private final byte[] buffer = new byte[1 << 16];
	private int at;
	private int end;
	private final byte[] word = new byte[LONGEST];
	private int line = 1;
	private boolean hasEnded;

	TextNumbers(InputStream in, GridSource source) {
		this.in = in;
		this.source = source;
	}

	private int peek() throws IOException {
		if (at == end && !hasEnded) {
			at = 0;
			end = Math.max(0, in.read(buffer, 0, buffer.length));
			hasEnded = end == 0;
		}
		return hasEnded ? -1 : buffer[at] & 0xFF;
	}

	private static boolean isBlank(int character) {
		return character == ' ' || character >= '\t' && character <= '\r';
	}

	/** Returns the next word, or an empty text at the end of the file. */
	String next() throws IOException {
		for (int character = peek(); isBlank(character); character = peek()) {
			line += character == '\n' ? 1 : 0;
			at++;
		}
		int length = 0;
		for (int character = peek(); character >= 0 && !isBlank(character); character = peek()) {
			if (length == LONGEST) {
				throw error("a word of more than " + LONGEST + " characters, expected a number");
			}
			word[length++] = (byte) character;
			at++;
		}
		return new String(word, 0, length, StandardCharsets.ISO_8859_1);
	}

	/** Returns the next word, after skipping comments. A comment goes from {@code #} to the end of the line. */
	String nextAfterComments() throws IOException {
		int character = peek();
		while (isBlank(character) || character == '#') {
			if (character == '#') {
				while (character >= 0 && character != '\n') {
					at++;
					character = peek();
				}
			} else {
				line += character == '\n' ? 1 : 0;
				at++;
				character = peek();
			}
		}
		return next();
	}

	/** Reads raw bytes into an array, until the array is full or the file ends. Returns the number of bytes read. */
	int bytes(byte[] target) throws IOException {
		int count = 0;
		while (count < target.length && peek() >= 0) {
			int some = Math.min(target.length - count, end - at);
			System.arraycopy(buffer, at, target, count, some);
			at += some;
			count += some;
		}
		return count;
	}

	/** Parses a finite number. Fails if the text is not a finite number. */
	double number(String text) throws LevelFormatException {
		return MessageText.number(text).orElseThrow(() -> error(quote(text) + ", expected a number"));
	}

	/**
	 * Returns a word in quotes, for messages. For an empty word, which stands for the end of the file, returns
	 * {@code the file ends}.
	 */
	static String quote(String text) {
		return text.isEmpty() ? "the file ends" : "\"" + MessageText.visible(text) + "\"";
	}

	LevelFormatException error(String problem) {
		return source.error(line, problem);
	}
}
