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
 * Where the path leads that a user named for output. A file is replaced. A device, a pipe, or what a process has open, such
 * as {@code /dev/stdout}, is a stream: what is written goes after what it has.
 *
 * @param path the end of all symbolic links; for a stream, the name to open it by
 * @param isStream whether it is written as it is
 */
record Destination(Path path, boolean isStream) {

	private static final int BUFFER = 1 << 16;
	/** As many as Linux follows. */
	private static final int MOST_LINKS = 40;
	/** The folder of links to what a process has open. */
	private static final Pattern OPEN_FILES = Pattern.compile("/dev/fd|/proc/(\\d+)(/task/\\d+)?/fd");

	/** @throws IOException if links lead in a circle, or cannot be read */
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

	/** Looks once: somebody else may remove the file between two looks. */
	private static boolean isDevice(Path path) {
		try {
			return Files.readAttributes(path, BasicFileAttributes.class).isOther();
		} catch (IOException none) {
			return false;
		}
	}

	/** The folder of open files that a path is in, as far as it tells whose they are. */
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
	 * Opens a stream, which lets its reader stop reading.
	 *
	 * @param file the name that failures have
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

	/** A standard stream, which stays open: the next file would get its number. */
	private static OutputStream unclosed(FileDescriptor standard) {
		return new FileOutputStream(standard) {

			@Override
			public void close() {
				// nothing is buffered here
			}
		};
	}
}
