package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks for a short line of ASCII in a file that may have lines of millions of characters, which it does not keep. A line
 * ends with a newline, a return, or a return and a newline.
 */
final class ShortLines {

	private static final int LONGEST = 100;

	private final StringBuilder line = new StringBuilder(LONGEST);
	private final Matcher wanted;
	private int ended;
	private byte before;

	private ShortLines(Pattern pattern) {
		wanted = pattern.matcher(line);
	}

	/** The number of the first line that matches, from 1 on; 0 if none does. */
	static int find(Pattern pattern, InputStream in) throws IOException {
		ShortLines lines = new ShortLines(pattern);
		byte[] bytes = new byte[1 << 16];
		for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
			for (int i = 0; i < count; i++) {
				if (lines.endsAMatch(bytes[i])) {
					return lines.ended;
				}
			}
		}
		return lines.endsAMatch((byte) '\n') ? lines.ended : 0;
	}

	private boolean endsAMatch(byte next) {
		boolean isEnd = next == '\r' || next == '\n' && before != '\r';
		before = next;
		if (!isEnd) {
			if (next != '\n' && line.length() <= LONGEST) {
				line.append((char) (next & 0xFF));
			}
			return false;
		}
		ended++;
		boolean found = line.length() <= LONGEST && wanted.reset().matches();
		line.setLength(0);
		return found;
	}
}
