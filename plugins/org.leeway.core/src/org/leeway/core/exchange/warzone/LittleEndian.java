package org.leeway.core.exchange.warzone;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import org.leeway.core.LevelFormatException;

/** A reader of the binary files of the game. Numbers are little-endian. */
final class LittleEndian {

	private static final int LETTERS = 4;

	private final InputStream in;
	private final String file;

	/**
	 * Creates a reader, and reads the letters at the start of the file.
	 *
	 * @param letters the letters that are expected
	 * @throws LevelFormatException if the file begins with other letters
	 */
	LittleEndian(InputStream in, String file, String letters) throws IOException {
		this.in = in;
		this.file = file;
		byte[] start = in.readNBytes(LETTERS);
		if (!new String(start, StandardCharsets.ISO_8859_1).startsWith(letters)) {
			throw error("the file does not begin with \"" + letters + "\", expected a file of Warzone 2100");
		}
	}

	/** Reads an unsigned number of 32 bits. */
	long number() throws IOException {
		return Integer.toUnsignedLong(bytes(Integer.BYTES).getInt());
	}

	/**
	 * Reads bytes.
	 *
	 * @param count a small number, or a number that the caller has limited
	 * @throws LevelFormatException if the file has fewer bytes
	 */
	ByteBuffer bytes(int count) throws IOException {
		byte[] bytes = in.readNBytes(count);
		if (bytes.length < count) {
			throw new LevelFormatException(file, 0, "the file ends, expected " + (count - bytes.length) + " bytes more");
		}
		return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
	}

	/**
	 * Skips bytes.
	 *
	 * @throws LevelFormatException if the file ends before
	 */
	void skip(long count) throws IOException {
		try {
			in.skipNBytes(count);
		} catch (EOFException end) {
			throw new LevelFormatException(file, 0, "the file ends early, expected " + count + " bytes more");
		}
	}

	/** Decodes a text that ends before the first byte 0. */
	static String text(byte[] bytes) {
		String text = new String(bytes, StandardCharsets.ISO_8859_1);
		int end = text.indexOf('\0');
		return end < 0 ? text : text.substring(0, end);
	}

	LevelFormatException error(String problem) {
		return new LevelFormatException(file, 0, problem);
	}
}
