package org.leeway.core.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream to a file that fails when the file becomes too large for Leeway to read it again. */
public final class LimitedOutput extends FilterOutputStream {

	private final long limit;
	private long count;

	/**
	 * Creates a stream that fails if more bytes are written than allowed.
	 *
	 * @param limit in bytes
	 */
	public LimitedOutput(OutputStream out, long limit) {
		super(out);
		this.limit = limit;
	}

	@Override
	public void write(int value) throws IOException {
		count(1);
		out.write(value);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		count(length);
		out.write(bytes, offset, length);
	}

	private void count(int more) throws IOException {
		count += more;
		if (count > limit) {
			throw new IOException("the file would be too large to be read again: more than " + limit
					+ " bytes, which is the limit");
		}
	}
}
