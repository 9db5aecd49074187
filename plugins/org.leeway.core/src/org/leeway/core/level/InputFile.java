package org.leeway.core.level;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens files that a user named: what cannot be read is refused with a message that a user understands. */
public final class InputFile {

	private static final int BUFFER = 1 << 16;

	private InputFile() {
	}

	/**
	 * A buffered stream of the bytes of a file. It fails once more than {@code limit} bytes are read, also if the file
	 * grows meanwhile.
	 *
	 * @throws LevelFormatException if the file is larger than {@code limit} bytes
	 * @throws FileSystemException if there is no such file, or it is a folder or may not be read
	 */
	public static InputStream open(Path file, long limit) throws IOException {
		if (Files.isDirectory(file)) {
			throw new FileSystemException(file.toString(), null, "a folder, expected a file");
		}
		try {
			checkLimit(Files.size(file), limit, file.toString());
			return limited(new BufferedInputStream(Files.newInputStream(file), BUFFER), limit, file.toString());
		} catch (NoSuchFileException missing) {
			throw new NoSuchFileException(file.toString(), null, "there is no such file");
		} catch (AccessDeniedException denied) {
			throw new AccessDeniedException(file.toString(), null, "the file may not be read");
		}
	}

	/** The same bytes, at most {@code limit} of them. */
	static InputStream limited(InputStream in, long limit, String name) {
		return new FilterInputStream(in) {

			private long count;

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

			private void count(int read) throws IOException {
				count += read;
				checkLimit(count, limit, name);
			}
		};
	}

	private static void checkLimit(long size, long limit, String name) throws LevelFormatException {
		if (size > limit) {
			throw new LevelFormatException(name, 0,
					"the file is too large: more than " + limit + " bytes, which is the limit");
		}
	}
}
