package org.leeway.core.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that limits the bytes that a parser reads for one token. So a single attribute, comment or string cannot
 * fill the memory.
 */
final class TokenLimit extends FilterInputStream {

	private final long limit;
	private long count;

	TokenLimit(InputStream in, long limit) {
		super(in);
		this.limit = limit;
	}

	/** Starts to count the bytes of a new token. */
	void nextToken() {
		count = 0;
	}

	@Override
	public int read() throws IOException {
		int read = super.read();
		count(1);
		return read;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		count(read);
		return read;
	}

	private void count(int more) throws TokenTooLongException {
		count += more;
		if (count > limit) {
			throw new TokenTooLongException(limit);
		}
	}
}
