package org.leeway.core.files;

import java.io.IOException;
import java.io.InputStream;

/** A reader of the lines of a stream, with one byte for each character. Lines end with {@code \n} or {@code \r\n}. */
public final class ByteLines {

	private final InputStream in;
	private final byte[] buffer = new byte[1 << 16];
	private int position;
	private int limit;
	private int number;

	public ByteLines(InputStream in) {
		this.in = in;
	}

	/** Returns the number of the line that was read last, counted from 1. */
	public int number() {
		return number;
	}

	/**
	 * Reads the next line into the start of {@code target}. Characters that do not fit are counted, but not stored.
	 *
	 * @return how many characters the line has, or -1 at the end of the stream
	 */
	public long next(byte[] target) throws IOException {
		number++;
		if (!fill()) {
			return -1;
		}
		long length = 0;
		int last = 0;
		do {
			int end = endOfLine();
			copy(target, length, end - position);
			length += end - position;
			last = end > position ? buffer[end - 1] : last;
			position = end;
		} while (position == limit && fill());
		position++;
		return last == '\r' ? length - 1 : length;
	}

	private boolean fill() throws IOException {
		if (position >= limit) {
			position = 0;
			limit = in.read(buffer, 0, buffer.length);
		}
		return limit > 0;
	}

	private int endOfLine() {
		int end = position;
		while (end < limit && buffer[end] != '\n') {
			end++;
		}
		return end;
	}

	private void copy(byte[] target, long offset, int length) {
		if (offset < target.length) {
			System.arraycopy(buffer, position, target, (int) offset, (int) Math.min(length, target.length - offset));
		}
	}
}
