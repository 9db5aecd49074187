package org.leeway.core.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that counts the bytes read from it. */
abstract class CountedInput extends FilterInputStream {

	private long count;

	CountedInput(InputStream in) {
		super(in);
	}

	/** Receives the number of bytes read so far. Called after each read. */
	abstract void counted(long bytes) throws IOException;

	@Override
	public int read() throws IOException {
		int read = super.read();
		return count(read < 0 ? 0 : 1, read);
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		return count(Math.max(read, 0), read);
	}

	private int count(int more, int result) throws IOException {
		count += more;
		counted(count);
		return result;
	}
}
