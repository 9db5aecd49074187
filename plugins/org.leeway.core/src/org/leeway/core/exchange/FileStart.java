package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The first bytes of a file, from which importers recognise their formats.
 *
 * @param text a character for each byte, as in ISO 8859-1, without the byte order mark of UTF-8
 */
public record FileStart(String text) {

	/**
	 * Number of bytes that are read from the start of a file. This is enough for the header of any format, and for the
	 * first element of an XML file.
	 */
	public static final int LENGTH = 4096;
	private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

	/** Takes the first bytes of the content of a file. */
	public static FileStart of(byte[] content) {
		return of(new String(content, 0, Math.min(content.length, LENGTH), StandardCharsets.ISO_8859_1));
	}

	private static FileStart of(String text) {
		return new FileStart(text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text);
	}

	/** Reads the first bytes of a file. The text is empty if the path leads to no regular file, or the file cannot be read. */
	public static FileStart of(Path file) {
		if (!Files.isRegularFile(file)) {
			return new FileStart("");
		}
		try (InputStream in = Files.newInputStream(file)) {
			return of(in.readNBytes(LENGTH));
		} catch (IOException unreadable) {
			return new FileStart("");
		}
	}

	/** Returns whether a regular expression matches the whole first line, without blanks around it. */
	public boolean firstLineMatches(String expression) {
		return text.lines().findFirst().filter(line -> line.strip().matches(expression)).isPresent();
	}
}
