package org.leeway.core.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A stream to a file whose failures name the file. Java's own messages, such as "No space left on device", do not name
 * the file.
 */
final class NamedOutput extends FilterOutputStream {

	/** A step of writing a file, which may fail. */
	@FunctionalInterface
	interface Step {

		void run() throws IOException;
	}

	private final String file;

	/**
	 * Creates a stream to a file.
	 *
	 * @param file the name of the file for users
	 */
	NamedOutput(OutputStream out, String file) {
		super(out);
		this.file = file;
	}

	@Override
	public void write(int value) throws IOException {
		naming(file, () -> out.write(value));
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		naming(file, () -> out.write(bytes, offset, length));
	}

	@Override
	public void flush() throws IOException {
		naming(file, out::flush);
	}

	@Override
	public void close() throws IOException {
		naming(file, out::close);
	}

	/** Creates a new file, and opens it for writing. Fails if the file exists. */
	static FileChannel create(Path path, String file) throws FileSystemException {
		try {
			return FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
		} catch (IOException e) {
			throw named(file, e);
		}
	}

	/**
	 * Runs a step of writing a file.
	 *
	 * @throws FileSystemException if the step fails. The exception always names {@code file}, even if another file was
	 * involved
	 */
	static void naming(String file, Step step) throws FileSystemException {
		try {
			step.run();
		} catch (IOException e) {
			throw named(file, e);
		}
	}

	private static FileSystemException named(String file, IOException cause) {
		FileSystemException named = new FileSystemException(file, null, FailureText.reason(cause));
		named.initCause(cause);
		return named;
	}
}
