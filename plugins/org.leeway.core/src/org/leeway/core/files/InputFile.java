package org.leeway.core.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.pathing.Progress;

/** Access to files that a user named. Unreadable files are refused with a message for users. */
public final class InputFile {

	private static final int BUFFER = 1 << 16;
	/** The byte order mark, U+FEFF, in UTF-8. */
	private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
	private static final byte FE = (byte) 0xFE;
	private static final byte FF = (byte) 0xFF;

	private InputFile() {
	}

	/**
	 * Returns a buffered stream of the bytes of a file. Reading fails beyond {@code limit} bytes, even if the file
	 * grows meanwhile.
	 *
	 * @throws LevelTooLargeException if the file is larger than {@code limit} bytes
	 * @throws FileSystemException if there is no such file, or it is a folder or may not be read
	 */
	public static InputStream open(Path file, long limit) throws IOException {
		FilesRead.open(file);
		checkNoFolder(file);
		try {
			checkLimit(Files.size(file), limit, file.toString());
			return limited(new BufferedInputStream(Files.newInputStream(file), BUFFER), limit, file.toString());
		} catch (NoSuchFileException | AccessDeniedException refused) {
			throw unreadable(file, refused);
		}
	}

	/**
	 * Returns a channel to read the parts of a file in any order.
	 *
	 * @throws FileSystemException if there is no such file, or it is a folder or may not be read
	 */
	public static SeekableByteChannel channel(Path file) throws IOException {
		FilesRead.open(file);
		checkNoFolder(file);
		try {
			return Files.newByteChannel(file);
		} catch (NoSuchFileException | AccessDeniedException refused) {
			throw unreadable(file, refused);
		}
	}

	/**
	 * Returns whether a file exists. A {@link FilesRead.Source} of the current thread may first write the file to its path.
	 *
	 * @throws IOException if the source fails to write the file
	 */
	public static boolean exists(Path file) throws IOException {
		FilesRead.look(file);
		return Files.isRegularFile(file);
	}

	private static void checkNoFolder(Path file) throws FileSystemException {
		if (Files.isDirectory(file)) {
			throw new FileSystemException(file.toString(), null, "a folder, expected a file");
		}
	}

	private static FileSystemException unreadable(Path file, FileSystemException refused) {
		return refused instanceof NoSuchFileException
				? new NoSuchFileException(file.toString(), null, "there is no such file" + FailureText.named(file.toString()))
				: new AccessDeniedException(file.toString(), null, "the file may not be read");
	}

	/**
	 * Returns a stream of the bytes of a file of any size.
	 *
	 * @param progress gets a step for every 64 KiB, and may cancel
	 * @throws FileSystemException if there is no such file, or it is a folder or may not be read
	 */
	public static InputStream open(Path file, Progress progress) throws IOException {
		return open(file, Long.MAX_VALUE, progress);
	}

	/**
	 * Opens a file as {@link #open(Path, long)} does, and reports progress.
	 *
	 * @param progress gets a step for every 64 KiB, and may cancel
	 */
	public static InputStream open(Path file, long limit, Progress progress) throws IOException {
		return new CountedInput(open(file, limit)) {
			private long told;

			@Override
			protected void counted(long count) {
				progress.check();
				progress.worked((int) (count / BUFFER - told));
				told = count / BUFFER;
			}
		};
	}

	/**
	 * Opens a text in UTF-8 like {@link #open(Path, long, Progress)}, and skips a byte order mark.
	 *
	 * @throws LevelFormatException if the text begins with a mark of UTF-16
	 */
	public static InputStream openText(Path file, long limit, Progress progress) throws IOException {
		InputStream in = open(file, limit, progress);
		try {
			return text(in, file.toString());
		} catch (IOException refused) {
			in.close();
			throw refused;
		}
	}

	/**
	 * Returns the bytes of a text in UTF-8, without a byte order mark. Many programs on Windows put such a mark before a
	 * text.
	 *
	 * @param name the name of the file, for messages
	 * @throws LevelFormatException if the text begins with a mark of UTF-16
	 */
	public static InputStream text(InputStream in, String name) throws IOException {
		PushbackInputStream text = new PushbackInputStream(in, MARK.length);
		byte[] start = text.readNBytes(MARK.length);
		if (start.length > 1 && (start[0] == FE && start[1] == FF || start[0] == FF && start[1] == FE)) {
			throw new LevelFormatException(name, 1, "text in UTF-16, expected UTF-8");
		}
		if (!Arrays.equals(start, MARK)) {
			text.unread(start);
		}
		return text;
	}

	/** Returns how many blocks of 64 KiB a file has. The last block may be smaller, or empty. */
	public static int pieces(Path file) throws IOException {
		return (int) Math.min(Integer.MAX_VALUE, Files.size(file) / BUFFER + 1);
	}

	/**
	 * Returns a stream of the bytes of {@code in}. Reading fails beyond {@code limit} bytes.
	 *
	 * @param name the name of the file, for the message
	 */
	public static InputStream limited(InputStream in, long limit, String name) {
		return new CountedInput(in) {
			@Override
			protected void counted(long count) throws IOException {
				checkLimit(count, limit, name);
			}
		};
	}

	private static void checkLimit(long size, long limit, String name) throws LevelTooLargeException {
		if (size > limit) {
			throw new LevelTooLargeException(name, 0,
					"the file is too large: more than " + limit + " bytes, which is the limit");
		}
	}
}
