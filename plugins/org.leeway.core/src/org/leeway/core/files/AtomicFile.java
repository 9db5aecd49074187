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
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Replaces a file completely or not at all. It writes the new content to a file beside the old one, forces it to the
 * disk, and moves it over the old file in one step; readers see the old content until then. If anything fails, the old
 * file stays and nothing else is left. If the program is killed meanwhile, the new file is left; a write to the same
 * folder an hour later removes it.
 */
public final class AtomicFile {

	/** Writes the new content of a file. */
	@FunctionalInterface
	public interface Content {

		void writeTo(OutputStream out) throws IOException;
	}

	private static final int BUFFER = 1 << 16;
	private static final String PREFIX = ".leeway-";
	private static final String SUFFIX = ".tmp";
	/** A temporary file of this age is abandoned: no write takes so long. */
	private static final Duration ABANDONED = Duration.ofHours(1);

	private AtomicFile() {
	}

	/**
	 * Writes a file completely or not at all. Replaces the target of a symbolic link, keeps permissions, and writes
	 * directly to a device or a pipe.
	 *
	 * @throws IOException if that fails; the file is as it was before
	 */
	public static void write(Path file, Content content) throws IOException {
		write(file, content, Optional.empty());
	}

	/**
	 * Like {@link #write(Path, Content)}. If the new content differs, keeps the old one in a file of the given name in
	 * the same folder.
	 */
	public static void writeKeepingOld(Path file, Content content, String backup) throws IOException {
		write(file, content, Optional.of(backup));
	}

	private static void write(Path file, Content content, Optional<String> backup) throws IOException {
		Path target = target(file);
		if (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
			try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER)) {
				content.writeTo(out);
			}
			return;
		}
		Path folder = folder(file, target);
		Path temporary = temporary(folder);
		try {
			writeForced(temporary, content);
			copyPermissions(target, temporary);
			if (backup.isPresent() && Files.exists(target) && Files.mismatch(target, temporary) >= 0) {
				keep(target, folder.resolve(backup.get()));
			}
			Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
			removeAbandoned(folder, Files.getLastModifiedTime(target).toInstant().minus(ABANDONED));
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	/** The folder of a file that can be replaced. */
	private static Path folder(Path file, Path target) throws IOException {
		Path folder = target.toAbsolutePath().getParent();
		if (folder == null || Files.isDirectory(target)) {
			throw new FileSystemException(file.toString(), null, "is a folder, expected a file");
		}
		if (!Files.isDirectory(folder)) {
			throw new FileSystemException(file.toString(), null, "no such folder: " + folder);
		}
		if (!Files.isWritable(folder)) {
			throw new FileSystemException(file.toString(), null, "the folder is read-only: " + folder);
		}
		if (Files.exists(target) && !Files.isWritable(target)) {
			throw new FileSystemException(file.toString(), null, "the file is read-only");
		}
		return folder;
	}

	private static Path temporary(Path folder) {
		return folder.resolve(PREFIX + UUID.randomUUID() + SUFFIX);
	}

	/** Keeps an old file under a second name: as a hard link, which takes no space, or else as a copy. */
	private static void keep(Path old, Path backup) throws IOException {
		if (Files.isDirectory(backup)) {
			throw new FileSystemException(backup.toString(), null, "is a folder, expected a file for the old content");
		}
		Path temporary = temporary(backup.getParent());
		try {
			try {
				Files.createLink(temporary, old);
			} catch (UnsupportedOperationException | FileSystemException noLinks) {
				Files.copy(old, temporary, StandardCopyOption.COPY_ATTRIBUTES);
			}
			Files.move(temporary, backup, StandardCopyOption.ATOMIC_MOVE);
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	/** Removes the files that killed writers left before a time, measured by the clock of the folder's file system. */
	private static void removeAbandoned(Path folder, Instant before) {
		try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
			for (Path each : left) {
				if (Files.getLastModifiedTime(each).toInstant().isBefore(before)) {
					Files.deleteIfExists(each);
				}
			}
		} catch (IOException | DirectoryIteratorException e) {
			// the file has been written all the same, and the next one to write here tries again
		}
	}

	private static Path target(Path file) throws IOException {
		if (!Files.isSymbolicLink(file)) {
			return file;
		}
		return Files.exists(file) ? file.toRealPath()
				: file.toAbsolutePath().resolveSibling(Files.readSymbolicLink(file));
	}

	private static void writeForced(Path temporary, Content content) throws IOException {
		try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
				StandardOpenOption.WRITE)) {
			OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
			content.writeTo(out);
			out.flush();
			channel.force(true);
		}
	}

	private static void copyPermissions(Path from, Path to) throws IOException {
		PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
		if (old != null && Files.exists(from)) {
			Files.getFileAttributeView(to, PosixFileAttributeView.class)
					.setPermissions(old.readAttributes().permissions());
		}
	}
}
