package org.leeway.cluster;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;

import org.apache.hadoop.fs.FSError;
import org.leeway.core.files.FailureText;

/**
 * An output stream to a file. If writing fails, the exception names the file, unlike Hadoop's own exceptions. If writing to
 * a local disk fails, Hadoop throws an {@link Error}. This stream converts the error to an exception.
 */
final class StorageOutput extends FilterOutputStream {

	/** An operation on the stream that may fail. */
	private interface Step {

		void run() throws IOException;
	}

	private final String file;

	/**
	 * Wraps a stream.
	 *
	 * @param file the name of the file, as messages for users show it
	 */
	StorageOutput(OutputStream out, String file) {
		super(out);
		this.file = file;
	}

	@Override
	public void write(int value) throws IOException {
		naming(() -> out.write(value));
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		naming(() -> out.write(bytes, offset, length));
	}

	@Override
	public void flush() throws IOException {
		naming(out::flush);
	}

	@Override
	public void close() throws IOException {
		naming(out::close);
	}

	private void naming(Step step) throws FileSystemException {
		try {
			step.run();
		} catch (FSError e) {
			throw named(e.getCause());
		} catch (IOException e) {
			throw named(e);
		}
	}

	private FileSystemException named(Throwable cause) {
		FileSystemException named = new FileSystemException(file, null, FailureText.reason(cause));
		named.initCause(cause);
		return named;
	}
}
