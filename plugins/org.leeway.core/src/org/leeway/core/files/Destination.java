package org.leeway.core.files;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The target of output, found from a path that the user has given. Devices, pipes and open files such as
 * {@code /dev/stdout} are streams, and are written directly. A regular file is replaced.
 *
 * @param path the path after all symbolic links are followed. For a stream, the name by which the stream is opened
 * @param isStream whether the target is a stream
 */
record Destination(Path path, boolean isStream) {

	private static final int BUFFER = 1 << 16;
	/** Limit for the symbolic links of a path, as in Linux. */
	private static final int MOST_LINKS = 40;
	/** A pattern for folders such as {@code /dev/fd}, whose entries stand for the open files of a process. */
	private static final Pattern OPEN_FILES = Pattern.compile("/dev/fd|/proc/(\\d+)(/task/\\d+)?/fd");

	/**
	 * Returns the destination of a path. Follows the links of the path, and tests whether the target is a stream.
	 *
	 * @throws IOException if links lead in a circle, or cannot be read
	 */
	static Destination of(Path file) throws IOException {
		Path path = file;
		for (int links = 0; links <= MOST_LINKS; links++) {
			if (openFiles(path).isPresent()) {
				return new Destination(path, true);
			}
			if (!Files.isSymbolicLink(path)) {
				return new Destination(path, isDevice(path));
			}
			path = path.toAbsolutePath().resolveSibling(Files.readSymbolicLink(path));
		}
		throw new FileSystemException(file.toString(), null, "symbolic links that lead in a circle");
	}

	/** Returns whether a path leads to a device or a pipe. */
	private static boolean isDevice(Path path) {
		try {
			return Files.readAttributes(path, BasicFileAttributes.class).isOther();
		} catch (IOException none) {
			return false;
		}
	}

	/**
	 * Returns the match of {@link #OPEN_FILES} with the folder of a path. If the folder names a process, group 1 is the
	 * id of the process. Empty if the folder does not match.
	 */
	private static Optional<Matcher> openFiles(Path path) {
		Path folder = path.toAbsolutePath().getParent();
		try {
			Matcher open = OPEN_FILES.matcher(folder == null ? "" : folder.toRealPath().toString());
			return open.matches() ? Optional.of(open) : Optional.empty();
		} catch (IOException none) {
			return Optional.empty();
		}
	}

	/**
	 * Opens this stream for writing. If the stream's reader stops reading early, no error is reported.
	 *
	 * @param file the name of the file in failures
	 */
	OutputStream open(String file) throws IOException {
		return new BufferedOutputStream(new NamedOutput(new PipeOutput(opened()), file), BUFFER);
	}

	private OutputStream opened() throws IOException {
		Optional<Matcher> open = openFiles(path);
		if (open.isEmpty()) {
			return Files.newOutputStream(path, StandardOpenOption.WRITE);
		}
		boolean own = open.get().group(1) == null || Long.parseLong(open.get().group(1)) == ProcessHandle.current().pid();
		return switch (own ? path.getFileName().toString() : "") {
		case "1" -> unclosed(FileDescriptor.out);
		case "2" -> unclosed(FileDescriptor.err);
		default -> Files.newOutputStream(path, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
		};
	}

	/**
	 * Returns a standard stream of the process, such as standard output. Its {@code close} does nothing. If it closed the
	 * stream, the next file that the process opens could get the same file descriptor, and so receive later output.
	 */
	private static OutputStream unclosed(FileDescriptor standard) {
		return new FileOutputStream(standard) {

			@Override
			public void close() {
				// nothing to flush, because a FileOutputStream has no buffer
			}
		};
	}
}
