package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * A search for a short line of ASCII in a file. Long lines are not kept in memory. A line ends with LF, CR or CR LF.
 */
public final class ShortLines {

	private static final int LONGEST = 100;

	private final Pattern wanted;
	private final byte[] line = new byte[LONGEST + 1];
	private int length;
	private int ended;
	private byte before;

	private ShortLines(Pattern wanted) {
		this.wanted = wanted;
	}

	/** Returns the line number of the first matching line, counted from 1. Returns 0 if no line matches. */
	public static int find(Pattern wanted, InputStream in) throws IOException {
		ShortLines lines = new ShortLines(wanted);
		byte[] bytes = new byte[1 << 16];
		for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
			int start = 0;
			for (int end = end(bytes, 0, count); end < count; end = end(bytes, start, count)) {
				lines.add(bytes, start, end);
				if (lines.endsAMatch(bytes[end])) {
					return lines.ended;
				}
				start = end + 1;
			}
			lines.add(bytes, start, count);
		}
		return lines.endsAMatch((byte) '\n') ? lines.ended : 0;
	}

	private static int end(byte[] bytes, int from, int count) {
		int i = from;
		while (i < count && bytes[i] != '\n' && bytes[i] != '\r') {
			i++;
		}
		return i;
	}

	private void add(byte[] bytes, int from, int to) {
		if (from < to) {
			int added = Math.min(to - from, line.length - length);
			System.arraycopy(bytes, from, line, length, added);
			length += added;
			before = bytes[to - 1];
		}
	}

	private boolean endsAMatch(byte end) {
		boolean isSecond = end == '\n' && before == '\r';
		before = end;
		if (isSecond) {
			return false;
		}
		ended++;
		boolean found = length <= LONGEST
				&& wanted.matcher(new String(line, 0, length, StandardCharsets.ISO_8859_1)).matches();
		length = 0;
		return found;
	}
}
