package org.leeway.core.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A stream whose reader may stop reading early, as {@code head} does. If the reader stops, no failure is reported. Any other
 * failure is reported once. After a failure nothing more is written.
 */
public final class PipeOutput extends FilterOutputStream {

	private boolean closed;

	public PipeOutput(OutputStream out) {
		super(out);
	}

	@Override
	public void write(int value) throws IOException {
		write(new byte[] {(byte) value}, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		if (closed) {
			return;
		}
		try {
			out.write(bytes, offset, length);
		} catch (IOException e) {
			close(e);
		}
	}

	@Override
	public void flush() throws IOException {
		if (closed) {
			return;
		}
		try {
			out.flush();
		} catch (IOException e) {
			close(e);
		}
	}

	private void close(IOException e) throws IOException {
		closed = true;
		// Java has no special exception for a closed pipe, so recognise it by the message: "Broken pipe", or "The pipe is being
		// closed" on Windows.
		if (e.getMessage() == null || !e.getMessage().contains("pipe")) {
			throw e;
		}
	}
}
