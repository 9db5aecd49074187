package org.leeway.web.jdk;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Base64;

/** A stream that encodes bytes in Base64. Closing the stream writes the last bytes. */
final class Base64Output extends FilterOutputStream {

	/** The number of bytes that are encoded at once: a multiple of 3. */
	private static final int BLOCK = 3 << 12;

	private final byte[] waiting = new byte[BLOCK];
	private int count;

	Base64Output(OutputStream out) {
		super(out);
	}

	@Override
	public void write(int value) throws IOException {
		waiting[count++] = (byte) value;
		if (count == BLOCK) {
			encode();
		}
	}

	@Override
	public void write(byte[] bytes, int from, int length) throws IOException {
		for (int done = 0; done < length;) {
			int part = Math.min(length - done, BLOCK - count);
			System.arraycopy(bytes, from + done, waiting, count, part);
			done += part;
			count += part;
			if (count == BLOCK) {
				encode();
			}
		}
	}

	private void encode() throws IOException {
		out.write(Base64.getEncoder().encode(Arrays.copyOf(waiting, count)));
		count = 0;
	}

	@Override
	public void close() throws IOException {
		encode();
		super.close();
	}
}
