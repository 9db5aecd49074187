package org.leeway.core.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that counts the bytes that are read from it or skipped. */
public abstract class CountedInput extends FilterInputStream {

	/**
	 * Limit for one skip, in bytes. Some subclasses refuse a stream that is too long, but only after each skip. If the stream
	 * is compressed, a long skip would first decompress far more than such a subclass allows.
	 */
	private static final int LONGEST_SKIP = 1 << 16;

	private long count;

	/** Creates a stream that counts from 0. */
	protected CountedInput(InputStream in) {
		super(in);
	}

	/**
	 * Receives the number of bytes that were read or skipped so far. Called after each read and skip.
	 *
	 * @throws IOException if the bytes are too many
	 */
	protected abstract void counted(long bytes) throws IOException;

	@Override
	public int read() throws IOException {
		int read = super.read();
		count(read < 0 ? 0 : 1);
		return read;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		count(Math.max(read, 0));
		return read;
	}

	@Override
	public long skip(long bytes) throws IOException {
		long skipped = super.skip(Math.min(bytes, LONGEST_SKIP));
		count(skipped);
		return skipped;
	}

	private void count(long more) throws IOException {
		count += more;
		counted(count);
	}
}
