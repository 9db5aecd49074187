package org.leeway.core.files;

import java.io.InputStream;

/**
 * A stream that limits the bytes that a parser reads for one token. So a single attribute, comment or string cannot
 * fill the memory.
 */
final class TokenLimit extends CountedInput {

	private final long limit;
	private long total;
	/** The count of bytes when the current token began. */
	private long start;

	TokenLimit(InputStream in, long limit) {
		super(in);
		this.limit = limit;
	}

	/** Starts to count the bytes of a new token. */
	void nextToken() {
		start = total;
	}

	@Override
	protected void counted(long bytes) throws TokenTooLongException {
		total = bytes;
		if (total - start > limit) {
			throw new TokenTooLongException(limit);
		}
	}
}
