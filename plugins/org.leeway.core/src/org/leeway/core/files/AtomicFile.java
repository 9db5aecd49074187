package org.leeway.core.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Atomic replacement of files: a file is replaced completely or not at all. The new content is written to a temporary
 * file in the same folder, which then replaces the file. A killed program leaves its temporary file. A later write to
 * the folder removes it when it is older than an hour.
 */
public final class AtomicFile {

	/** A source of the new content of a file. */
	@FunctionalInterface
	public interface Content {

		void writeTo(OutputStream out) throws IOException;
	}

	private static final int BUFFER = 1 << 16;
	private static final String PREFIX = ".leeway-";
	private static final String SUFFIX = ".tmp";
	/** Age above which a temporary file counts as left behind by a killed program, because no write needs an hour. */
	private static final Duration ABANDONED = Duration.ofHours(1);

	private AtomicFile() {
	}

	/**
	 * Writes a file completely or not at all. The permissions of an old file are kept. If the file is a symbolic link, the
	 * target of the link is replaced. Devices, pipes and open files such as {@code /dev/stdout} cannot be replaced, so they are
	 * written directly. If the reader of a pipe stops early, no error is reported.
	 *
	 * @throws FileSystemException if the file cannot be written. The exception has the name of the file, and the file is
	 * unchanged
	 * @throws IOException if {@code content} throws it
	 */
	public static void write(Path file, Content content) throws IOException {
		writeAll(Map.of(file, content));
	}

	/**
	 * Writes a file whose name Leeway has chosen, such as an autosave, completely or not at all. If the file is a
	 * symbolic link, the link itself is replaced. Its target stays, because the user did not choose it.
	 *
	 * @throws IOException if the file cannot be written
	 */
	public static void writeOwn(Path file, Content content) throws IOException {
		try (Replacement replacement = new Replacement(file, new Destination(file, false))) {
			replacement.prepare(content);
			replacement.commit();
		}
	}

	/**
	 * Returns whether a file with a name chosen by Leeway exists, see {@link #writeOwn}. False for a symbolic link, because
	 * another user may have made the link.
	 */
	public static boolean hasOwn(Path file) {
		return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
	}

	/**
	 * Returns the path of the file that {@link #write} would create or replace, after all symbolic links are followed.
	 *
	 * @throws IOException if links lead in a circle, or cannot be read
	 */
	public static Path target(Path file) throws IOException {
		return Destination.of(file).path();
	}

	/**
	 * Returns whether a path leads to a device, a pipe or an open file. Such a target is written directly, and not
	 * replaced.
	 */
	public static boolean isStream(Path file) throws IOException {
		return Destination.of(file).isStream();
	}

	/**
	 * Writes several files. First, the contents of all files are written to temporary files. If this fails, all files stay
	 * unchanged. Then the files are replaced one after another. If this fails at a file, the earlier files have their new
	 * contents already.
	 *
	 * @throws FileSystemException if a file cannot be written. The exception has the name of this file
	 * @throws IOException if a content throws it
	 */
	public static void writeAll(Map<Path, Content> contents) throws IOException {
		List<Replacement> replacements = new ArrayList<>();
		try {
			for (Map.Entry<Path, Content> file : contents.entrySet()) {
				Replacement replacement = new Replacement(file.getKey());
				replacements.add(replacement);
				replacement.prepare(file.getValue());
			}
			for (Replacement replacement : replacements) {
				replacement.commit();
			}
		} finally {
			for (Replacement replacement : replacements) {
				replacement.close();
			}
		}
	}

	/**
	 * Writes a file as {@link #write(Path, Content)} does. If the content changes, keeps the old content as a backup in
	 * the same folder.
	 *
	 * @param backup the file name of the backup
	 */
	public static void writeKeepingOld(Path file, Content content, String backup) throws IOException {
		try (Replacement replacement = new Replacement(file)) {
			replacement.prepare(content);
			replacement.keepOld(backup);
			replacement.commit();
		}
	}

	/** A replacement of one file that is in progress: first the new content is prepared, then the file is replaced. */
	private static final class Replacement implements AutoCloseable {

		private final Path file;
		private final Destination destination;
		private final Path target;
		/**
		 * The temporary file with the new content. Null if the target is a stream, such as a pipe, because a stream is written
		 * directly.
		 */
		private Path temporary;

		Replacement(Path file) throws IOException {
			this(file, Destination.of(file));
		}

		Replacement(Path file, Destination destination) {
			this.file = file;
			this.destination = destination;
			this.target = destination.path();
		}

		void prepare(Content content) throws IOException {
			if (destination.isStream()) {
				try (OutputStream out = destination.open(file.toString())) {
					content.writeTo(out);
				}
			} else {
				temporary = temporary(folder(file, target));
				writeForced(content);
				naming(() -> copyPermissions(target, temporary));
			}
		}

		private void writeForced(Content content) throws IOException {
			try (FileChannel channel = NamedOutput.create(temporary, file.toString())) {
				OutputStream out = new BufferedOutputStream(new NamedOutput(Channels.newOutputStream(channel), file.toString()), BUFFER);
				content.writeTo(out);
				out.flush();
				naming(() -> channel.force(true));
			}
		}

		/** Runs a step of the replacement. If it fails, the exception names the user's file, and not the temporary file. */
		private void naming(NamedOutput.Step step) throws FileSystemException {
			NamedOutput.naming(file.toString(), step);
		}

		void keepOld(String backup) throws IOException {
			if (temporary != null && Files.exists(target) && Files.mismatch(target, temporary) >= 0) {
				keep(target, temporary.resolveSibling(backup));
			}
		}

		void commit() throws IOException {
			if (temporary != null) {
				Instant written = Files.getLastModifiedTime(temporary).toInstant();
				naming(() -> Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE));
				removeAbandoned(temporary.getParent(), written.minus(ABANDONED));
			}
		}

		@Override
		public void close() throws IOException {
			if (temporary != null) {
				Files.deleteIfExists(temporary);
			}
		}
	}

	/**
	 * Returns the folder of a file that is to be replaced, after a check that the file can be replaced.
	 *
	 * @param file the path that the caller gave, for messages
	 * @param target the file to replace. If it is a symbolic link, the link itself is replaced
	 * @throws FileSystemException if the file cannot be replaced
	 */
	private static Path folder(Path file, Path target) throws IOException {
		Path folder = target.toAbsolutePath().getParent();
		if (folder == null || Files.isDirectory(target) && !Files.isSymbolicLink(target)) {
			throw new FileSystemException(file.toString(), null, "is a folder, expected a file");
		}
		if (!Files.isDirectory(folder)) {
			throw new FileSystemException(file.toString(), null, "no such folder: " + folder);
		}
		if (!Files.isWritable(folder)) {
			throw new FileSystemException(file.toString(), null, "the folder is read-only: " + folder);
		}
		// A file is read-only if it exists, but is not writable. But another process may remove the file between these two
		// tests. So a third test checks that the file still exists.
		if (isFile(target) && !Files.isWritable(target) && isFile(target)) {
			throw new FileSystemException(file.toString(), null, "the file is read-only");
		}
		return folder;
	}

	/** Returns whether a path is a file, and not a link. */
	private static boolean isFile(Path path) {
		return Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isSymbolicLink(path);
	}

	private static Path temporary(Path folder) {
		return folder.resolve(PREFIX + UUID.randomUUID() + SUFFIX);
	}

	/**
	 * Keeps an old file under a second name. If the file system has hard links, the second name is a hard link, which
	 * needs no space. Otherwise the file is copied.
	 */
	private static void keep(Path old, Path backup) throws IOException {
		if (Files.isDirectory(backup, LinkOption.NOFOLLOW_LINKS)) {
			throw new FileSystemException(backup.toString(), null, "is a folder, expected a file for the old content");
		}
		Path temporary = temporary(backup.getParent());
		try {
			NamedOutput.naming(backup.toString(), () -> {
				linkOrCopy(old, temporary);
				Files.move(temporary, backup, StandardCopyOption.ATOMIC_MOVE);
			});
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	private static void linkOrCopy(Path from, Path to) throws IOException {
		try {
			Files.createLink(to, from);
		} catch (UnsupportedOperationException | FileSystemException noLinks) {
			Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
		}
	}

	/**
	 * Removes the temporary files that killed programs have left in a folder.
	 *
	 * @param before only files that were last changed before this time are removed, by the clock of the folder's file
	 * system
	 */
	private static void removeAbandoned(Path folder, Instant before) {
		try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
			for (Path each : left) {
				if (Files.getLastModifiedTime(each).toInstant().isBefore(before)) {
					Files.deleteIfExists(each);
				}
			}
		} catch (IOException | DirectoryIteratorException e) {
			// Ignore the failure, because the write itself has succeeded. The next write to this folder tries again to remove the
			// temporary files.
		}
	}

	private static void copyPermissions(Path from, Path to) throws IOException {
		PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
		if (old == null || Files.isSymbolicLink(from)) {
			return;
		}
		try {
			Files.getFileAttributeView(to, PosixFileAttributeView.class)
					.setPermissions(old.readAttributes().permissions());
		} catch (NoSuchFileException none) {
			// nothing to copy: the file is new, or another process has removed the old file meanwhile
		}
	}
}
